import { readFileSync } from "node:fs";
import type { ModuleName } from "../../www/engine/modules.ts";

/** The bytes of a compiled module. */
export const codeOf = (name: ModuleName | "tape") =>
  readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url));
