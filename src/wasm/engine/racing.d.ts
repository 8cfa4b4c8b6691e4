/** A solver with its options and seed, on a puzzle that is named elsewhere. */
export interface LaneOrder {
  /** An id of the roster. */
  solver: string;
  /** As in a link: `rows=fewest&squares=random`. */
  options: string;
  seed: number;
}

/**
 * What a race is to do. All but "show" may take longer than their budget: then `arrived` is false, and
 * the same request goes on with it.
 */
export type RaceRequest =
  /** Nothing. */
  | { do: "show" }
  /** To run every lane to its first solution, its end or the limit, and time it. No lane moves. */
  | { do: "measure" }
  /** To a moment: a step, or microseconds of each lane's own work. A lane that has ended before stands at its end. */
  | { do: "go"; clock: "steps" | "time"; to: number }
  /** Every lane to a step of its own. */
  | { do: "place"; steps: number[] };

/** The figures of a run that has ended, or that was stopped by its limit of steps. */
export interface RunEnd {
  outcome: Outcome | "stopped";
  steps: number;
  /** Queens put on a square, or jumps made. */
  nodes: number;
  backtracks: number;
  /** Squares ruled out, by a solver that keeps domains. */
  ruledOut: number | null;
  /** How long it took: the solver flat out, without the making of the run and of what is shown. */
  microseconds: number;
}

export type LaneEnd = RunEnd;

export interface LaneMoment {
  moment: Snapshot;
  /** What its run comes to, once that is measured. */
  end: LaneEnd | null;
  /** How long it worked up to the step where it stands, where that is measured. */
  microseconds: number | null;
}

export interface RaceSnapshot {
  arrived: boolean;
  /** Whether every lane is measured to its end. */
  measured: boolean;
  lanes: LaneMoment[];
}

/** What is known of two methods, one of which enters nothing that the other does not. */
export interface GhostNews {
  done: boolean;
  /** From 0 to 1. */
  progress: number;
  answer: GhostProfile | null;
}

export interface GhostProfile {
  /** Steps of the weaker method. */
  steps: number;
  strongerSteps: number;
  /** Steps of the weaker method that were spared: those of all spans. */
  spared: number;
  /** The first step of every span, in ascending order. */
  from: ArrayLike<number>;
  /** The last step of every span. */
  to: ArrayLike<number>;
  /** The step of the stronger method that cut it off. */
  cutAt: ArrayLike<number>;
  /** Whether the weaker method was stopped, by its limit or by too many spans. */
  stopped: boolean;
  /** The depths of the weaker method. */
  profile: Profile;
}

/** A run of a survey. Only "growth" makes short runs again, so that their time is worth something. */
export type SurveyRun = RunEnd;

/** The middle of some figures, and what half of them lie between. A stopped run counts as its limit. */
export interface Spread {
  median: number;
  low: number;
  high: number;
}

export type SurveyNews =
  /** By square number; null where nothing was measured yet. */
  | { survey: "starts"; done: boolean; progress: number; squares: (SurveyRun | null)[] }
  /** The sizes that are measured; the last is the one at which the median run was stopped, if one was. */
  | { survey: "growth"; done: boolean; progress: number; sizes: SizeNews[] }
  /** By seed. Half of the runs take fewer steps than `median`, nine in ten lie between `low` and `high`. */
  | {
      survey: "chance";
      done: boolean;
      progress: number;
      runs: SurveyRun[];
      median: number | null;
      low: number | null;
      high: number | null;
      solved: number;
    }
  /** Pairs in line after every step; of long runs the least and the most of every few. */
  | {
      survey: "course";
      done: boolean;
      progress: number;
      outcome: Outcome | "stopped" | null;
      steps: number;
      points: CoursePoint[];
      /** The steps at which the run started over; of very many the first. */
      restarts: number[];
    };

export interface SizeNews {
  /** Squares on a side. */
  n: number;
  /** By sample. */
  runs: SurveyRun[];
  steps: Spread;
  nodes: Spread;
  microseconds: Spread;
  /** How many runs the limit stopped. */
  stopped: number;
}

export interface CoursePoint {
  step: number;
  /** Pairs of queens in line. */
  pairs: number;
  /** Of a solver that cools down. */
  temperature: number | null;
}
