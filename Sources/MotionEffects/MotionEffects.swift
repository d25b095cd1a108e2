// A client that imports the effects has what they are made of.
@_exported public import EffectCore
