// All of the package but Lottie, for node.

import "./files.js";

export * from "../index.js";
