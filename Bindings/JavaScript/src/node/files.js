// Has node read the module from its file. Only what node imports names node's modules.

import { readFile } from "node:fs/promises";

import { readFilesWith } from "../library.js";

readFilesWith(readFile);
