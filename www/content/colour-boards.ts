/** Boards of colours to watch and to compare solvers on, each with one solution. */

import type { Difficulty } from "../engine/generated/puzzle.ts";
import { COLOURS } from "./moment.ts";

/** A board by its letters, with its grade. */
export interface ColourBoard {
  regions: string;
  grade: Difficulty;
}

/** Those of 8 × 8 take proofs of one, two and three units. */
export const COLOUR_BOARDS: ColourBoard[] = [
  { regions: "AAAABAACCBDDCBBDCCEEDEEEE", grade: "easy" },
  { regions: "AABBBCABBDBCAAADBCEAADCCEFFDDDEFFFDD", grade: "medium" },
  { regions: "AAABCCCADABBECADBBEEEDDFEEGGDFFFGGGDFFGGGGFFFFGGG", grade: "medium" },
  { regions: COLOURS, grade: "easy" },
  {
    regions: "AAAAABBCAABBBBBCAABBBCCCADBDDCCCDDDDEEECDDDEEFFCGGGFFFHHGGGFFFHH",
    grade: "medium",
  },
  {
    regions: "AAAAAABBCAABBBBBCACBBBBDCCCCBDDDEEFFDDDGEFFDDDGGEEHDDDDGHHHGGGGG",
    grade: "hard",
  },
  {
    regions: "ABBBBBBCCABAABBBCDAAAAAABDDAAAADADDDAEDDDDDDDEEFFGGHHHEEEFFGGIHEFEEFGGIIFFFFFIIII",
    grade: "hard",
  },
  {
    regions:
      "AABBBCCCCCAADDBBCCCCDDDBBECEEEFFFBGEEEEEFFFGGGGHIEFFGGHHHHIIFFFGHHHHIIFFJGGJJHIIJJJJJJHHHIJJJJJJJHHH",
    grade: "hard",
  },
  {
    regions:
      "AAAAAAABBBBCAAADDABEBBCDDDDEEEEFFCDDGGEEHEFFDDGGGHEHEFFDGGGGHHHFFHGGGIIIHHHHHGIIIIJHJKKKGIIIJJJJKKKGIJJJJJJJKJIIIJJJJJJJJ",
    grade: "hard",
  },
];
