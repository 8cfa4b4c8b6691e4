/** The module that replays recordings, open in Node. */

import { tape } from "../../www/engine/tape.ts";
import { codeOf } from "./code.ts";

await tape.open(() => {}, new WebAssembly.Module(codeOf("tape")));
