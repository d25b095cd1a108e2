#if canImport(Glibc)
  import Glibc
  let stream = Int32(SOCK_STREAM.rawValue)
#else
  import Darwin
  let stream = SOCK_STREAM
#endif

/// A socket that listens on this machine alone, and its port; 0 takes a free one.
func listen(on port: UInt16) -> (socket: Int32, port: UInt16)? {
  let server = socket(AF_INET, stream, 0)
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = port.bigEndian
  address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
  var length = socklen_t(MemoryLayout<sockaddr_in>.size)
  let isBound = withUnsafeMutablePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      bind(server, $0, length) == 0 && listen(server, 16) == 0 && getsockname(server, $0, &length) == 0
    }
  }
  return isBound ? (server, UInt16(bigEndian: address.sin_port)) : nil
}

/// The target of a request, such as `/frame.svg?time=0.2`.
func target(from client: Int32) -> String? {
  var buffer = [UInt8](repeating: 0, count: 8192)
  let count = read(client, &buffer, buffer.count)
  guard count > 0 else { return nil }
  let words = String(decoding: buffer[..<count], as: UTF8.self).split(separator: " ", maxSplits: 2)
  return words.count == 3 && words[0] == "GET" ? String(words[1]) : nil
}

signal(SIGPIPE, SIG_IGN)
guard let (server, port) = listen(on: CommandLine.arguments.dropFirst().first.flatMap(UInt16.init) ?? 8080) else {
  print("the port is taken")
  exit(1)
}
print("http://127.0.0.1:\(port)/frame.svg?motion=bouncy&time=0.2")
fflush(nil)
while true {
  let client = accept(server, nil, nil)
  guard client >= 0 else { continue }
  let answer =
    target(from: client).map(Responder().answer) ?? Response(status: "400 Bad Request", "only GET is answered")
  var rest = answer.bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(client, $0.baseAddress, $0.count) }
    if count <= 0 { break }
    rest = rest.dropFirst(count)
  }
  close(client)
}
