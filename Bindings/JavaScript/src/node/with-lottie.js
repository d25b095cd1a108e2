// All of the package, with Lottie, for node.

import "./files.js";

export * from "../with-lottie.js";
