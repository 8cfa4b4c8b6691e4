/** The course. */
import annealing from "./annealing.ts";
import arcConsistency from "./arc-consistency.ts";
import backtracking from "./backtracking.ts";
import badLuck from "./bad-luck.ts";
import blame from "./blame.ts";
import bruteForce from "./brute-force.ts";
import building from "./building.ts";
import construction from "./construction.ts";
import cutSquares from "./cut-squares.ts";
import forwardChecking from "./forward-checking.ts";
import hardestRow from "./hardest-row.ts";
import hillClimbing from "./hill-climbing.ts";
import history from "./history.ts";
import howItGrows from "./how-it-grows.ts";
import knightBacktracking from "./knight-backtracking.ts";
import lastSquare from "./last-square.ts";
import lastWayHome from "./last-way-home.ts";
import leadsNowhere from "./leads-nowhere.ts";
import { type Chapter, inOrder } from "./lesson.ts";
import lightAndDark from "./light-and-dark.ts";
import lines from "./lines.ts";
import minConflicts from "./min-conflicts.ts";
import oneNet from "./one-net.ts";
import onePerRow from "./one-per-row.ts";
import otherRules from "./other-rules.ts";
import proof from "./proof.ts";
import runsOut from "./runs-out.ts";
import searchTree from "./search-tree.ts";
import stepsAndTime from "./steps-and-time.ts";
import stranded from "./stranded.ts";
import thrashing from "./thrashing.ts";
import ties from "./ties.ts";
import warnsdorff from "./warnsdorff.ts";
import whichSquare from "./which-square.ts";
import words from "./words.ts";

export const CHAPTERS: Chapter[] = [
  {
    id: "trying",
    title: "Trying",
    lessons: [words, bruteForce, onePerRow, backtracking, searchTree],
  },
  {
    id: "looking-back",
    title: "Looking back",
    lessons: [thrashing, blame],
  },
  {
    id: "looking-ahead",
    title: "Looking ahead",
    lessons: [forwardChecking, hardestRow, whichSquare, arcConsistency, proof, oneNet],
  },
  {
    id: "measuring",
    title: "Measuring",
    lessons: [stepsAndTime, badLuck],
  },
  {
    id: "repairing",
    title: "Repairing",
    lessons: [hillClimbing, annealing, minConflicts],
  },
  {
    id: "growing",
    title: "Growing boards",
    lessons: [howItGrows, construction],
  },
  {
    id: "knight",
    title: "The knight",
    lessons: [
      lightAndDark,
      knightBacktracking,
      stranded,
      warnsdorff,
      ties,
      lastWayHome,
      cutSquares,
      building,
    ],
  },
  {
    id: "by-hand",
    title: "Solving by hand",
    lessons: [lastSquare, runsOut, leadsNowhere],
  },
  {
    id: "other-rules",
    title: "Other rules",
    lessons: [otherRules, lines],
  },
  {
    id: "history",
    title: "History",
    lessons: [history],
  },
];

export const LESSONS = inOrder(CHAPTERS);
