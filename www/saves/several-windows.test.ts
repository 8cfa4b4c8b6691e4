/** Two and three windows of the page: what any of them did is kept, in any order of hearing of each other. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { squareNames } from "../../tests/unit/engine.ts";
import { Person } from "../../tests/unit/person.ts";
import { solve } from "../../tests/unit/solves.ts";
import { FakeStore, memorySaves, type Written } from "../../tests/unit/store.ts";
import { roster } from "../engine/setting-up.ts";
import { withLearned } from "../store/changes.ts";
import { changing } from "../store/model.ts";
import { initialState, type Kept, NOT_PLAYED, newGame, playedOf } from "../store/state.ts";
import { withTheirs } from "./windows.ts";

const A8 = { rows: 8, columns: 8, squares: [0], blocked: [], closed: false, regions: null };
const NAMES = squareNames(8, 8);
const REST = ["e7", "h6", "f5", "c4", "g3", "b2", "d1"];

// ---- merging three ways ------------------------------------------------------------------------

interface History {
  record: string[];
  undone: string[];
}

/** Goes on from a course: a letter makes a move, 0 undoes, 1 redoes. */
function goneOn({ record, undone }: History, deeds: string[]): History {
  let course = { record: [...record], undone: [...undone] };
  for (const deed of deeds) {
    const [made, left] = [course.record, course.undone];
    if (deed === "0" && made.length > 0) {
      course = { record: made.slice(0, -1), undone: [made.at(-1)!, ...left] };
    } else if (deed === "1" && left.length > 0) {
      course = { record: [...made, left[0]!], undone: left.slice(1) };
    } else if (/[a-c]/.test(deed)) course = { record: [...made, `${deed}1`], undone: [] };
  }
  return course;
}

const deeds = fc.array(fc.constantFrom("a", "b", "c", "0", "1"), { maxLength: 5 });

const gameOf = ({ record, undone }: History, more: Partial<Kept>): Kept =>
  newGame("queens", A8, {
    ...NOT_PLAYED,
    ...{ record: record.join(" "), undone: undone.join(" "), begun: 1 },
    ...more,
  });

const lineOf = ({ record, undone }: Pick<Kept, "record" | "undone">) =>
  `${record} ${undone}`.trim();
const isIn = (line: string, games: Kept[]) =>
  games.some((kept) => `${lineOf(kept)} `.startsWith(`${line} `) || line === "");

const facts = fc.record({
  hints: fc.nat(3),
  mistakes: fc.nat(3),
  seconds: fc.nat(50),
  isSolved: fc.boolean(),
  isMarked: fc.boolean(),
});

test("of a game that two windows played, no move, hint, mistake, mark or solve is lost", () => {
  fc.assert(
    fc.property(deeds, deeds, deeds, facts, facts, (before, here, there, mine, theirs) => {
      const start = goneOn({ record: [], undone: [] }, before);
      const base = gameOf(start, { hints: 1, mistakes: 1, seconds: 5, changed: 10 });
      const side = (deeds: string[], how: typeof mine, changed: number) =>
        gameOf(goneOn(start, deeds), {
          hints: 1 + how.hints,
          mistakes: 1 + how.mistakes,
          seconds: 5 + how.seconds,
          solved: how.isSolved ? solve({ ended: changed }) : null,
          mark: how.isMarked ? `m${changed}` : null,
          changed,
        });
      const [one, other] = [side(here, mine, 20), side(there, theirs, 30)];
      const games = withTheirs({ [base.id]: one }, base, other);
      const all = Object.values(games);
      const main = games[base.id]!;
      const moved = (kept: Kept) => lineOf(kept) !== lineOf(base) || kept.record !== base.record;
      for (const kept of [one, other]) if (moved(kept)) assert.ok(isIn(kept.record, all));
      if (!moved(one)) assert.equal(main.record, other.record, "only the other moved");
      if (!moved(other)) assert.equal(main.record, one.record, "only this one moved");
      assert.equal(main.hints, 1 + mine.hints + theirs.hints);
      assert.equal(main.mistakes, 1 + mine.mistakes + theirs.mistakes);
      assert.equal(main.seconds, 5 + Math.max(mine.seconds, theirs.seconds));
      const ends = [mine.isSolved ? 20 : 99, theirs.isSolved ? 30 : 99];
      assert.equal(main.solved?.ended ?? 99, Math.min(...ends), "the first solve counts");
      if (mine.isMarked || theirs.isMarked) assert.ok(main.mark);
    }),
    { seed: 45, numRuns: 2000 },
  );
});

// ---- whole windows -----------------------------------------------------------------------------

/** A window's access to the storage of all windows. */
class Shared extends FakeStore {
  readonly heard: Written[] = [];
  others: Shared[] = [];

  constructor(entries: Map<string, string>) {
    super();
    this.entries = entries;
  }

  override setItem(key: string, text: string) {
    super.setItem(key, text);
    for (const other of this.others) other.heard.push({ key, newValue: text });
  }

  override removeItem(key: string) {
    super.removeItem(key);
    for (const other of this.others) other.heard.push({ key, newValue: null });
  }
}

function windows(count: number) {
  const entries = new Map<string, string>();
  const stores = Array.from({ length: count }, () => new Shared(entries));
  for (const store of stores) store.others = stores.filter((other) => other !== store);
  let time = 1_000_000;
  return stores.map((store) => {
    const saves = memorySaves(store);
    const person = new Person(saves.load().state, roster(), saves, {
      clock: () => (time += 7),
    });
    person.openLink("#/play/queens/8/a8");
    return { store, person };
  });
}

type Window = ReturnType<typeof windows>[number];

const bookmark = (step: number) => ({ run: "#/queens/8/a8/count@0", step });

const DEEDS: Record<string, (window: Window, at: number) => void> = {
  place: ({ person }) => {
    const next = REST.find((name) => !playedOf(person.state).record.split(" ").includes(name));
    if (next && !person.board.game?.solved) person.act(NAMES.indexOf(next));
  },
  wrong: ({ person }) => {
    if (!person.board.game?.solved) person.act(NAMES.indexOf("c7"));
  },
  undo: ({ person }) => void person.undo(),
  redo: ({ person }) => void person.redo(),
  cross: ({ person }, at) => void person.ask({ type: "board/cross", square: 20 + (at % 5) }),
  mark: ({ person }) => void person.ask({ type: "play/set-mark" }),
  keep: ({ person }, at) => {
    const bookmarks = [...person.state.bookmarks, bookmark(at)];
    person.ask({ type: "settings/set", settings: { bookmarks } });
  },
  learn: ({ person }, at) => void person.adjust(changing(withLearned([`words/${at}`]))),
  hear: ({ person, store }) => {
    for (const event of store.heard.splice(0)) person.hear(event);
  },
  sleep: ({ store }) => void store.heard.splice(0),
  wake: ({ person, store }) => {
    store.heard.splice(0);
    person.wake();
  },
};

/** All windows hear of all others, until nothing is left to hear. */
function agree(all: Window[]) {
  for (let round = 0; round < 4; round++) {
    for (const window of all) {
      DEEDS.wake!(window, 0);
      window.person.flush();
    }
  }
}

const steps = fc.array(
  fc.tuple(fc.nat(2), fc.constantFrom(...Object.keys(DEEDS), "place", "place", "hear")),
  { maxLength: 40 },
);

test("windows that act, sleep and hear in any order end with everything that any of them did", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 3 }), steps, (count, todo) => {
      const all = windows(count);
      const [kept, learned, solves] = [new Set<number>(), new Set<string>(), new Set<string>()];
      for (const [at, [which, deed]] of todo.entries()) {
        const window = all[which % count]!;
        DEEDS[deed]!(window, at);
        if (deed === "keep") kept.add(at);
        if (deed === "learn") learned.add(`words/${at}`);
        for (const { id, ended } of window.person.state.solves.pending)
          solves.add(`${id} ${ended}`);
      }
      agree(all);
      const [first, ...others] = all.map(({ person }) => person.state);
      for (const other of others) {
        assert.deepEqual(other.bookmarks, first!.bookmarks);
        const boards = ({ play }: typeof other) =>
          Object.values(play.games).flatMap(({ id, record, undone, solved }) =>
            record || undone ? [[id, record, undone, solved?.ended]] : [],
          );
        assert.deepEqual(boards(other).toSorted(), boards(first!).toSorted());
      }
      for (const state of [first!, ...others]) {
        assert.deepEqual(new Set(state.bookmarks.map(({ step }) => step)), kept);
        assert.deepEqual(new Set(state.learned), learned);
        const pending = state.solves.pending.map(({ id, ended }) => `${id} ${ended}`);
        assert.deepEqual(new Set(pending), solves);
        if (solves.size > 0) {
          assert.ok(Object.values(state.play.games).some(({ solved }) => solved));
        }
      }
    }),
    { seed: 45, numRuns: process.env.ALL ? 600 : 60 },
  );
});

test("a puzzle solved in one window is solved in the other, whose clock stops and which logs it once", () => {
  const [one, other] = windows(2) as [Window, Window];
  for (const _ of REST) DEEDS.place!(one, 0);
  DEEDS.hear!(other, 0);
  const { game } = other.person.board;
  assert.deepEqual([game?.solved, game?.finished], [true, true]);
  assert.ok(playedOf(other.person.state).solved);
  other.person.undo();
  other.person.redo();
  DEEDS.hear!(one, 0);
  for (const { person } of [one, other]) {
    assert.equal(person.state.solves.pending.length, 1);
    assert.ok(playedOf(person.state).solved);
  }
  const again = memorySaves(one.store).load().state;
  assert.ok(again.play.games[playedOf(one.person.state).id]?.solved, "after a reload");
});

test("a draft of another window is shown, and one changed in both is reached by Undo", () => {
  const [one, other] = windows(2) as [Window, Window];
  for (const { person } of [one, other]) person.ask({ type: "draft/open" });
  one.person.ask({ type: "board/press", square: 3 });
  DEEDS.hear!(other, 0);
  const shown = () => other.person.board.puzzle.squares;
  assert.deepEqual(shown(), other.person.state.drafts.queens.layout.squares);
  assert.ok(shown().includes(3));
  one.person.ask({ type: "board/press", square: 20 });
  DEEDS.sleep!(other, 0);
  other.person.ask({ type: "board/press", square: 22 });
  assert.ok(shown().includes(22));
  other.person.undo();
  assert.ok(shown().includes(20), "what the other window had set up");
});

test("a first visit has no other window to agree with", () => {
  const { play } = initialState();
  const [kept] = Object.values(play.games);
  assert.deepEqual(withTheirs({}, undefined, kept!), { [kept!.id]: kept });
});

test("what both windows knew is not counted twice, also if one saves late or the storage is cleared", () => {
  const game = (record: string, more: Partial<Kept> = {}) =>
    newGame("queens", A8, { ...NOT_PLAYED, record, begun: 1, changed: 9, hints: 2, ...more });
  const having = (kept: Kept) => {
    const state = initialState();
    const games = { ...state.play.games, [kept.id]: kept };
    return {
      ...state,
      play: { ...state.play, games, seen: { ...state.play.seen, queens: kept.id } },
    };
  };
  const key = `forward-check/game/${game("").id}`;
  const opened = () => {
    const store = new FakeStore();
    const first = memorySaves(store);
    first.load();
    first.save(having(game("e7")));
    const second = memorySaves(store);
    return { store, first, second, state: second.load().state };
  };
  // One saves while the other has only read.
  const later = opened();
  later.first.save(having(game("c7", { changed: 12, hints: 3 })));
  const kept = Object.values(later.second.save(later.state).state.play.games);
  assert.deepEqual(
    kept.filter(({ record }) => record).map(({ record, hints }) => [record, hints]),
    [["c7", 3]],
  );
  // Everything was cleared, and one saves again.
  const cleared = opened();
  cleared.second.save(cleared.state);
  cleared.store.entries.clear();
  for (const saves of [cleared.first, cleared.second]) {
    saves.received({ key: null, newValue: null }, cleared.state);
  }
  cleared.first.save(having(game("e7")));
  const newValue = cleared.store.getItem(key);
  const heard = cleared.second.received({ key, newValue }, cleared.state);
  assert.equal(heard.play.games[game("").id]?.hints, 2);
});
