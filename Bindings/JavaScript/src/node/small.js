// The objects that open by numbers, for node.

import "./files.js";

export * from "../small.js";
