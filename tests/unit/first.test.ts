/** The first minute: the practice board, the three tips, and the rule above the board. */

import assert from "node:assert/strict";
import { signal } from "@preact/signals-core";
import { wcagContrast } from "culori";
import { test } from "vitest";
import { playView } from "../../www/app/play-view.ts";
import { keptBoard } from "../../www/board/kept-board.ts";
import type { QueensScene } from "../../www/board/scene/scene.ts";
import { inLine, place } from "../../www/core/geometry.ts";
import { roster } from "../../www/engine/setting-up.ts";
import { firstView, goalView } from "../../www/play/game/first-view.ts";
import { ruledOut } from "../../www/play/hint/coach.ts";
import { continued } from "../../www/store/games.ts";
import { linkTo } from "../../www/store/links.ts";
import { coachMark, isNewcomer, isPractising, uncoached } from "../../www/store/practice.ts";
import { NO_LOG } from "../../www/store/solves.ts";
import { initialState, playedOf, type State } from "../../www/store/state.ts";
import { homeView } from "../../www/today/home-view.ts";
import "./engine.ts";
import { dayWith } from "./invented-day.ts";
import { Person } from "./person.ts";
import { logOf, solve, summaryWith } from "./solves.ts";
import { memorySaves } from "./store.ts";
import { themeNamed } from "./tokens.ts";

const DATE = "2026-11-23";
const NOON = new Date(2026, 10, 23, 12).getTime();
const DAILY = dayWith({
  date: DATE,
  queens: { size: "6x6", at: ["b3", "f2"], grade: "easy" },
  knights: { size: "5x6", at: ["b4"], closed: false, blocked: ["f2", "d1"], grade: "easy" },
});

/** A new player. */
function newcomer(state: State = initialState()) {
  const person = new Person(state, roster(), memorySaves(), { clock: () => NOON });
  person.openLink("#/play");
  person.know(DAILY);
  return person;
}

/** The view of the first minute. */
const seen = (person: Person) => firstView(person);

const coach = (person: Person) => {
  const shown = seen(person)?.coach;
  assert.ok(shown);
  return shown;
};

const tapped = (person: Person) => {
  const { tap } = coach(person);
  assert.ok(tap);
  return tap.square;
};

const begin = (person: Person) => person.ask({ type: "play/open", id: `day/${DATE}/colour` });

test("a newcomer practises on a board for practice, and nothing counts", () => {
  const person = newcomer();
  assert.ok(isPractising(person.state));
  assert.equal(linkTo(person.state), "#/play");
  for (const name of ["e5", "c4", "a3", "d2", "b1"]) {
    person.act(person.board.names.indexOf(name));
  }
  assert.ok(person.board.game?.solved);
  person.flush();
  assert.deepEqual([person.state.solves, continued(person.state)], [NO_LOG, []]);
  assert.equal(playedOf(person.state).seconds, 0);
  assert.ok(isNewcomer(person.state));
  const view = playView(person, { seconds: signal(12), time: signal(NOON) });
  assert.deepEqual([view.won, view.head.seconds], [null, null]);
  assert.equal(coach(person).tap, null);
});

test("a start keeps the practice, which Help opens again", () => {
  const person = newcomer();
  person.act(person.board.names.indexOf("c4"));
  begin(person);
  assert.equal(linkTo(person.state), `#/play/${DATE}/colour`);
  assert.deepEqual([playedOf(person.state).record, person.board.game?.moves], ["", 0]);
  assert.equal(seen(person), null);
  person.openLink("#/play");
  assert.ok(!isPractising(person.state));
  assert.equal(person.state.screen, "home");
  person.ask({ type: "play/practise" });
  assert.deepEqual([playedOf(person.state).record, coach(person).step], ["c4", 2]);
});

test("the tips follow the board: a queen, a conflict, a cross", () => {
  const person = newcomer();
  assert.match(coach(person).text, /^Click a square to place a queen\.$/);
  const first = tapped(person);
  assert.equal(person.board.game?.hover(first)?.attackers.length, 0);
  person.act(first);
  assert.equal(coach(person).step, 2);
  const second = tapped(person);
  assert.equal(coach(person).tap?.on, "attacked");
  person.act(second);
  assert.match(coach(person).text, /^These two (attack each other|have the same|touch)/);
  assert.deepEqual([tapped(person), coach(person).tap?.on], [second, "red"]);
  person.act(second);
  assert.match(coach(person).text, /Right-click it to cross it out\.$/);
  person.ask({ type: "board/cross", square: tapped(person) });
  assert.deepEqual([coach(person).step, coach(person).tap], [3, null]);
  person.ask({ type: "play/coached" });
  assert.equal(seen(person)?.coach, null);
});

test("the ring of the tips stands out from its square in both themes", () => {
  for (const name of ["light", "dark"] as const) {
    const theme = themeNamed(name);
    for (const [ring, square] of [
      ["ring", "free-a"],
      ["ring", "free-b"],
      ["accent", "shade-a"],
      ["accent", "shade-b"],
    ] as const) {
      const contrast = wcagContrast(theme[ring], theme[square]);
      assert.ok(contrast >= 2.5, `${ring} on ${square}, ${name}: ${contrast.toFixed(1)} : 1`);
    }
  }
});

test("a conflict is always shown, also on the board of queens", () => {
  const person = newcomer();
  person.ask({ type: "app/game", game: "queens" });
  person.ask({ type: "play/practise" });
  assert.equal(coach(person).step, 1);
  // Under a locked queen.
  person.act(25);
  assert.match(coach(person).text, /^These two attack each other along the column\./);
});

test("the knight’s tips point to squares within reach", () => {
  const person = newcomer();
  person.ask({ type: "app/game", game: "knights" });
  person.ask({ type: "play/practise" });
  for (const step of [1, 2, 3]) {
    assert.equal(coach(person).step, step);
    const square = tapped(person);
    const { scene } = person;
    assert.ok(scene.kind === "knights" && scene.reachable.includes(square));
    person.act(square);
  }
  assert.equal(coach(person).tap, null);
});

test("the tip gives a true reason to rule out a square", () => {
  const size = { rows: 8, columns: 8 };
  const base = { kind: "queens", size, crosses: [] as number[] } as unknown as QueensScene;
  for (const locked of [[0], [10, 25], [21, 58, 7], []]) {
    for (const queens of [[], [36], [43]]) {
      const idea = ruledOut({ ...base, locked, queens });
      if (!idea) continue;
      const men = [...locked, ...queens];
      if (idea.line === null) {
        assert.ok(inLine(size, idea.by, idea.square));
        continue;
      }
      const after = [...men, idea.square];
      for (let column = 0; column < 8; column++) {
        const square = 8 * idea.line.index + column;
        assert.ok(after.some((man) => man === square || inLine(size, man, square)));
      }
      assert.notEqual(place(size, idea.square).row, idea.line.index);
      assert.ok(!men.some((man) => man === idea.square || inLine(size, man, idea.square)));
    }
  }
});

test("every game shows its rule, and no editor does", () => {
  const person = newcomer();
  person.ask({ type: "play/open", id: `day/${DATE}/queens` });
  assert.deepEqual(goalView(person.state, null), {
    lead: "Place 6 queens:",
    rest: "no two in a row, column or diagonal",
  });
  for (const name of ["d6", "a5", "e4", "c1"]) person.act(person.board.names.indexOf(name));
  assert.equal(person.state.solves.pending.length, 1);
  assert.equal(goalView(person.state, null)?.lead, "Place 6 queens:");
  person.ask({ type: "draft/open" });
  assert.equal(goalView(person.state, null), null);
});

test("Today lists every unfinished game at once, besides those on its cards", () => {
  const person = newcomer();
  const home = () => homeView(person.state, DATE, "");
  begin(person);
  person.act(0);
  person.openLink("#/play/queens/8/f6+c1");
  person.act(0);
  person.openLink("#/play/queens/6/b6");
  person.act(5);
  person.ask({ type: "play/home" });
  const all = ["queens/6/b6", "queens/8/f6+c1"];
  assert.deepEqual(new Set(home().begun.map(({ id }) => id)), new Set(all));
  assert.deepEqual([home().today[0]?.status, home().headline], ["begun", "Today’s three puzzles"]);
  const [offer] = home().begun;
  assert.deepEqual([offer?.title, offer?.link], ["Queen’s Challenge", `#/play/${offer?.id}`]);
});

test("a board in a list is as it was left", () => {
  const person = newcomer();
  person.openLink("#/play/queens/8/f6+c1");
  person.act(0);
  person.ask({ type: "play/home" });
  const { board, progress } = homeView(person.state, DATE, "").begun[0]!;
  assert.equal(progress, "3 of 8");
  assert.deepEqual([board.kind === "queens" && board.queens, board.solved], [[0], false]);
  const spoilt = { ...playedOf(person.state), record: "a8 z9" };
  assert.equal(keptBoard(spoilt).progress, "3 of 8", "what can be played again");
});

test("a newcomer has solved and begun nothing, nor practised to the end", () => {
  const state = initialState();
  const { games } = state.play;
  const { archived } = NO_LOG;
  const begun = { ...Object.values(games)[1]!, begun: 1 };
  for (const [change, isNew] of [
    [{}, true],
    [{ hintsSeen: ["cross"] }, true],
    [{ hintsSeen: ["cross", coachMark("colour")] }, false],
    [{ solves: logOf(solve()) }, false],
    [{ solves: { ...NO_LOG, archived: { ...archived, summary: summaryWith(solve()) } } }, false],
    [{ solves: { ...NO_LOG, archived: { ...archived, excluded: 1 } } }, false],
    [{ play: { ...state.play, games: { ...games, [begun.id]: begun } } }, false],
  ] satisfies [Partial<State>, boolean][]) {
    assert.equal(isNewcomer({ ...state, ...change }), isNew, JSON.stringify(change));
  }
});

test("only the board of practice in Play is for practice, not the editor beside it", () => {
  const { state } = newcomer();
  assert.ok(isPractising(state));
  assert.ok(!isPractising({ ...state, mode: "watch" }));
  assert.ok(!isPractising({ ...state, screen: "draft" }));
  assert.ok(!isPractising(initialState()));
});

test("the tips of a game begin again, those of the others don’t", () => {
  const [queens, knights] = [coachMark("queens"), coachMark("knights")];
  const state = { ...initialState(), hintsSeen: ["clash", queens, "cross", knights, "other"] };
  assert.deepEqual(uncoached("queens")(state).hintsSeen, [knights, "other"]);
  assert.deepEqual(uncoached("knights")(state).hintsSeen, ["clash", queens, "cross", "other"]);
});
