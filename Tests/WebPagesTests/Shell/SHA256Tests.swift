import Testing

@testable import WebPages

/// The hash is the one of FIPS 180-4, by its examples and by Python's hashlib.
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", 1, "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", 1, "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1, "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="),
    ("a", 1000, "Qe3s5C1j6Nm/UVqbppMuHCDLyfWl0TRkWttdsblzfqM="),
    ("a", 55, "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="),
    ("a", 56, "s1Q5pKxvCUi21vnjxq8PX1kM4g8b3nCQ73lwaG7Gc4o="),
    ("a", 63, "fT50oF19sVvOStnsBljqmOPwbu7PFrTG//LaRX3cLzQ="),
    ("a", 64, "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs="),
    ("é→🎈", 7, "4H0OtpVQcc+HKAMbKnokYi+cvXdHjFPtbI1aTqURqrA="),
  ]) func messages(text: String, count: Int, hash: String) {
    #expect(SHA256(of: String(repeating: text, count: count).utf8).base64 == hash)
  }
}
