import { moment } from "../moment.js";

/** @type {import("../index.js").Card} */
export default {
  what: "Writes a solution down without looking for one: row by row the queens stand a knight’s jump apart. There is such a rule for every board from 4 × 4 on.",
  picture: moment("queens", 6, "", "formula", 3),
  caption: "Half-way: columns 2, 4 and 6. The other rows take columns 1, 3 and 5.",
  watch:
    "It takes a queen a step, a million of them on the largest board. A locked queen must stand where one of the eight turns and reflections has a queen: on 16 squares of 8 × 8. Anywhere else it gives up, for completing a board has no known formula.",
  source:
    "E. Pauls, Deutsche Schachzeitung (1874); E. J. Hoffman, J. C. Loessi, R. C. Moore, Constructions for the solution of the m queens problem, Mathematics Magazine 42 (1969), 66–72.",
  time: "proportional to n",
  memory: "a square for every queen",
  moment: moment("queens", 14, "", "formula", 8),
  shows:
    "On 14 × 14 even columns first, then odd ones, would put queens in line. So the second rule is used, and the queens of the lower half mirror those of the upper.",
};
