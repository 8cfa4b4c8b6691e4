/** Runs to begin with in Watch. */

export interface Start {
  name: string;
  /** How long it is, and what it shows. */
  about: string;
  link: string;
}

export const STARTS: Start[] = [
  {
    name: "Forward checking, a queen locked on c5",
    about: "23 steps: follow each one",
    link: "#/queens/8/c5/forward-checking@0",
  },
  {
    name: "Knight’s backtracking, 6.5 million steps",
    about: "6,484,065 steps: watch it flat out",
    link: "#/knights/8x8/a8/backtracking@0",
  },
  {
    name: "Backtracking, a queen locked on a8",
    about: "874 steps, where forward checking needs 132",
    link: "#/queens/8/a8/backtracking@0",
  },
  {
    name: "Min-conflicts, 100 queens",
    about: "repairs a full board",
    link: "#/queens/100/-/min-conflicts@0",
  },
];
