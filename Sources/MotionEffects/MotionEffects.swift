// A client that imports the effects also imports the module on which they are built.
@_exported public import EffectCore
