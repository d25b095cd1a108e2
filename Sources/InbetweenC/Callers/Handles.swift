/// The handle of an object.
///
/// The object lives until the handle is closed.
func opened(_ object: some AnyObject) -> OpaquePointer {
  OpaquePointer(Unmanaged.passRetained(object).toOpaque())
}

/// Closes a handle; null is not a handle, and ignored.
func close<Object: AnyObject>(_ handle: OpaquePointer?, of type: Object.Type) {
  guard let handle else { return }
  Unmanaged<Object>.fromOpaque(UnsafeRawPointer(handle)).release()
}

/// Calls a function with the object of an open handle.
///
/// It does not retain the object: the caller keeps the handle open during the call.
@inline(__always)
func reading<Object: AnyObject, Result>(
  _ handle: OpaquePointer, of type: Object.Type, _ body: (Object) -> Result
) -> Result {
  Unmanaged<Object>.fromOpaque(UnsafeRawPointer(handle))._withUnsafeGuaranteedRef(body)
}

/// The object of an open handle, for calls that throw or take longer.
func object<Object: AnyObject>(of handle: OpaquePointer, _ type: Object.Type) -> Object {
  Unmanaged<Object>.fromOpaque(UnsafeRawPointer(handle)).takeUnretainedValue()
}
