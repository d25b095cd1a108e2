// The script that stands in a page as it is: it unpacks the page's own script, and runs it.

import { fail } from "./failure.js";
import { unpacked } from "./unpacking.js";

try {
  // The content policy knows both scripts by their sums.
  const script = document.createElement("script");
  script.type = "module";
  script.id = "page-script";
  script.textContent = new TextDecoder().decode(await unpacked("script"));
  document.head.append(script);
} catch (error) {
  fail(error);
}
