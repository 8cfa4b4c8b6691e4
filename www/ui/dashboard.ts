/** Watch with every panel beside its board: in large windows, unless it is folded. */

import type { State } from "../store/state.ts";
import { isSpacious } from "./layout.ts";

export const showsAll = ({ mode, less }: State) => mode === "watch" && isSpacious.value && !less;
