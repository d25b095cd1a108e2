// What is opened by numbers, for node.

import "./files.js";

export * from "../small.js";
