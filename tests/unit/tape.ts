/** What replays recordings, open in Node. */

import { RECORDINGS } from "../../www/compare/own-lane.ts";
import { tape } from "../../www/engine/tape.ts";
import { codeOf } from "./code.ts";

await tape.open(() => {}, new WebAssembly.Module(codeOf("tape")));
await RECORDINGS.load();
