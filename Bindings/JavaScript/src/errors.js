// The errors of the package, apart from the TypeErrors for arguments of another type.

/** An error with the library's own sentence, and a code for programs. */
export class InbetweenError extends Error {
  /** @param {string} code @param {string} message */
  constructor(code, message) {
    super(message);
    this.name = "InbetweenError";
    this.code = code;
  }
}
