/** What has to be loaded before a place can be shown: one table, whether a link leads there or the page is there. */

import type { Check, Outline } from "../content/lessons/lesson.ts";
import { OUTLINES } from "../content/lessons/outlines.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { Mode } from "./path.ts";
import type { Route } from "./route.ts";

export interface Requirements {
  mode: Mode;
  /** The games whose solvers run. */
  games: GameId[];
  /** Whether it needs deductions by hand. */
  deduces?: boolean;
  /** Whether it needs the table: for random choices and hopeless starts. */
  deals?: boolean;
  /** The id of a lesson. */
  lesson?: string;
  /** Whether it makes questions like those of a lesson. */
  drills?: boolean;
  /** Whether it reads saves. */
  saves?: boolean;
  /** Whether it reads challenges. */
  duels?: boolean;
  /** Whether it explains a solution. */
  explains?: boolean;
  /** Whether the coach judges a game. */
  reviews?: boolean;
  /** Whether it reads boards from pictures and texts. */
  brings?: boolean;
}

/** What of a place in each mode decides what it needs. */
interface Features {
  play: { isDuel: boolean; isBring?: boolean; isExplained?: boolean };
  watch: { game: GameId };
  /** A comparison with your own solve plays it again, on the table. */
  compare: { game: GameId; you: boolean };
  /** A lesson's id, or "" for the list of lessons; a drill if one is open, and a question like one of the lesson. */
  learn: { lesson: string; practice?: { board?: string } | null; isLike?: boolean };
  /** The modules that run and grade a program load with its first run. */
  lab: unknown;
}

const REQUIREMENTS: { [M in Mode]: (place: Features[M]) => Omit<Requirements, "mode"> } = {
  lab: () => ({ games: [] }),
  play: ({ isDuel, isBring = false, isExplained = false }) => ({
    games: [],
    ...(isDuel && { duels: true }),
    ...(isBring && { brings: true }),
    ...(isExplained && { explains: true }),
  }),
  watch: ({ game }) => ({ games: [game] }),
  compare: ({ game, you }) => ({ games: [game], ...(you && { deals: true }) }),
  learn: ({ lesson, practice = null, isLike = false }) => {
    if (lesson === "") return { games: [] };
    const { games, ideas } = LESSONS.get(lesson) ?? NONE;
    const isDrill = practice !== null;
    return {
      games: withRound(games, practice?.board),
      deduces: ideas.some((idea) => DEDUCED.includes(idea)),
      // A drill draws its boards at random.
      deals: isDrill || ideas.includes(DEALT),
      lesson,
      ...((isDrill || isLike) && { drills: true }),
    };
  },
};

export const requirementsIn = <M extends Mode>(mode: M, place: Features[M]): Requirements => ({
  mode,
  ...REQUIREMENTS[mode](place),
});

/** What the place requires that a link leads to. Without a lesson that it names, Learn opens the last one. */
export function requirementsOfRoute(route: Route): Requirements {
  if (route.kind === "watch") return requirementsIn("watch", route);
  if (route.kind === "lab") return requirementsIn("lab", route);
  if (route.kind === "compare") {
    const you = /[?&]you=1/.test(route.setup ?? "");
    return requirementsIn("compare", { game: route.game, you });
  }
  if (route.kind !== "learn") {
    const { kind } = route;
    return requirementsIn("play", {
      isDuel: kind === "duel",
      isBring: kind === "bring",
      isExplained: kind === "explain",
    });
  }
  const { lesson, practice, seed } = route;
  const known = LESSONS.has(lesson) ? lesson : "";
  return requirementsIn("learn", { lesson: known, practice, isLike: seed !== undefined });
}

/** Needed to read boards from pictures and texts. */
export const BRING_REQUIREMENTS: Requirements = requirementsIn("play", {
  isDuel: false,
  isBring: true,
});

/** Needed to read saves: the table knows the boards of all games. */
export const SAVES_REQUIREMENTS: Requirements = {
  ...requirementsIn("play", { isDuel: false }),
  saves: true,
};

const LESSONS = new Map(
  OUTLINES.flatMap(({ lessons }) => lessons.map((lesson) => [lesson.id, lesson] as const)),
);
const NONE: Pick<Outline, "games" | "ideas"> = { games: [], ideas: [] };

/** Questions whose answers are deductions. */
const DEDUCED: Check[] = [
  ...(["last-square", "empties-a-line", "leads-nowhere"] as const),
  ...(["one-line", "two-lines", "three-lines"] as const),
];

/** The question of which starts are hopeless. */
const DEALT: Check = "no-start";

/** The games of a lesson and of the boards of a round. */
const withRound = (games: GameId[], board: string = ""): GameId[] =>
  board.startsWith("queens-") && !games.includes("queens") ? [...games, "queens"] : games;
