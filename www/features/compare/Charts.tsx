/** What the tabs of Compare show besides the race. */

import { Chance } from "./Chance.tsx";
import { Growth } from "./Growth.tsx";
import { Published } from "./Published.tsx";
import { Starts } from "./Starts.tsx";

export const CHARTS = { starts: Starts, growth: Growth, chance: Chance, published: Published };
