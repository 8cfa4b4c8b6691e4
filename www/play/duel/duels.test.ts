/** A challenge that is answered: its game, what is refused during it, and how it ended. */

import assert from "node:assert/strict";
import { test } from "vitest";
import { exportAll } from "../../saves/exported.ts";
import { readGame } from "../../saves/readers.ts";
import { saveGame } from "../../saves/saved.ts";
import { importAll } from "../../saves/transfer.ts";
import { linkTo } from "../../store/links.ts";
import { logFrom, type MoveLog } from "../../store/move-log.ts";
import { learned } from "../../store/playing.ts";
import { summaryOf } from "../../store/solves.ts";
import { EMPTY, initialState, isVeiled, newGame, playedOf } from "../../store/state.ts";
import { streakOf } from "../../store/streak.ts";
import { isSolvedOn } from "../../store/summary.ts";
import { homeView } from "../../today/home-view.ts";
import { wonView } from "../game/won-view.ts";
import { challengeOf, readChallenge } from "./challenge.ts";
import { countAt, duelResult, leadWords } from "./duel-view.ts";
import { openDuel } from "./duels.ts";
import { CHALLENGE } from "./lazy-challenge.ts";
import "../../../tests/unit/engine.ts";
import { dayWith, ON } from "../../../tests/unit/invented-day.ts";
import { Person } from "../../../tests/unit/person.ts";
import { solve } from "../../../tests/unit/solves.ts";
import { withClock } from "../../../tests/unit/time.ts";

await CHALLENGE.load();

const LAYOUT = { ...EMPTY, rows: 4, columns: 4, squares: [1] };
const QUEENS = newGame("queens", LAYOUT, { grade: "easy" });
const logOf = (text: string) => logFrom(text) as MoveLog;
/** Ann has two queens at 2 s, three at 10 s, two again at 11 s, three at 12 s, and solves it at 20 s. */
const ANN = logOf("20d3 80a2 10-a2 10a2 80c1");
const LINK = challengeOf(QUEENS, ANN, "Ann")!;

/** Opens the challenge. */
function challenged() {
  const person = new Person();
  const { notice } = person.openLink(LINK);
  assert.equal(notice, "");
  return person;
}

test("a challenge opens behind a curtain, and every move and hint is refused", () => {
  const person = challenged();
  assert.equal(isVeiled(person.state), true);
  assert.match(person.act(0).notice ?? "", /^Start the duel first/);
  assert.match(person.undo().notice ?? "", /^Start the duel first/);
  assert.deepEqual(Reflect.get(person.scene, "locked"), []);
  person.ask({ type: "play/start-duel" });
  assert.equal(isVeiled(person.state), false);
  for (const type of ["hint/toggle", "hint/perform"] as const) {
    assert.equal(person.ask({ type }).notice, "Hints are off in this duel.");
  }
  assert.equal(person.ask({ type: "play/check" }).notice, "Checks are off in a duel.");
  assert.ok(person.act(11).done);
  assert.equal(playedOf(person.present()).record, "d2");
});

test(
  "a duel is a game besides your own, goes on where it was left, and is saved and exported",
  withClock(() => {
    const person = new Person();
    person.openLink("#/play/queens/4/b4");
    person.act(7);
    const own = playedOf(person.present()).id;
    person.openLink(LINK);
    const duel = playedOf(person.state);
    assert.notEqual(duel.id, own);
    person.ask({ type: "play/start-duel" });
    person.act(7);
    person.openLink("#/play/knights");
    person.openLink(LINK);
    const kept = playedOf(person.present());
    assert.deepEqual([kept.id, kept.record, kept.rival?.started], [duel.id, "d3", true]);
    assert.equal(linkTo(person.state), LINK);
    assert.deepEqual(readGame(saveGame(kept)), kept);
    const { state } = importAll(initialState(), exportAll(person.state, 0).text);
    assert.deepEqual(state.play.games[kept.id], kept);
  }),
);

test("a challenge may allow hints, once it has started, and each costs 30 seconds", () => {
  const helped = { ...QUEENS, solved: solve({ hints: 1 }) };
  const link = challengeOf(helped, ANN, "Ann", { allowsHints: true })!;
  const person = new Person();
  assert.equal(person.openLink(link).notice, "");
  assert.match(person.ask({ type: "hint/toggle" }).notice ?? "", /^Start the duel first/);
  person.ask({ type: "play/start-duel" });
  assert.equal(person.ask({ type: "hint/toggle" }).notice, undefined);
  assert.equal(person.ask({ type: "play/check" }).notice, "Checks are off in a duel.");
  const ann = readChallenge(link);
  assert.deepEqual([ann.hints, ann.allowsHints], [1, true]);
  const resultOf = (log: string, hints: number) =>
    duelResult({ ...QUEENS, solved: solve({ log, hints }) }, ann)!;
  const mine = resultOf("30d3 10a2 440c1", 0);
  assert.deepEqual([mine.verdict, mine.by], ["You won", "by 2.0 seconds"]);
  assert.deepEqual([mine.you.cost, mine.them.cost], [0, 300]);
  assert.equal(resultOf("30d3 10a2 140c1", 2).verdict, "Ann won");
});

test("a day’s board solved in a duel is the day’s solve, unless you gave up", () => {
  const day = dayWith({ queens: { size: "4x4", at: ["b4"], grade: "easy" } });
  const at = () => Date.parse(`${ON}T12:00`);
  const answered = (start: "play/start-duel" | "play/give-up") => {
    const person = new Person(learned(day)(initialState()), undefined, undefined, { clock: at });
    person.openLink(LINK);
    person.ask({ type: "play/start-duel" });
    person.ask({ type: start });
    for (const square of [7, 8, 14]) person.act(square);
    return person.state;
  };
  const state = answered("play/start-duel");
  const summary = summaryOf(state.solves);
  assert.ok(isSolvedOn(summary, ON, "queens"));
  assert.equal(streakOf(summary, ON).days, 1);
  const offers = homeView(state, ON, "").today.map(({ status, link }) => [status, link]);
  assert.deepEqual(offers[1], ["solved", LINK]);
  assert.deepEqual(readGame(saveGame(playedOf(state))), playedOf(state));
  assert.ok(!isSolvedOn(summaryOf(answered("play/give-up").solves), ON, "queens"));
});

test("the link of a challenge claims a grade for its game, once", () => {
  const { state, ...opened } = openDuel(LINK, initialState());
  const claim = { id: playedOf(state).id, grade: "easy" };
  assert.deepEqual(opened, { problem: "", claim });
  assert.deepEqual(openDuel(LINK, state), { state, problem: "" });
});

test("a duel can be given up: both games are shown, and the puzzle stays open, with hints", () => {
  const person = challenged();
  person.ask({ type: "play/give-up" });
  assert.equal(playedOf(person.state).rival?.gaveUp, 0);
  const again = challenged();
  again.ask({ type: "play/start-duel" });
  again.act(7);
  again.ask({ type: "play/give-up" });
  const given = playedOf(again.present());
  assert.ok(given.rival?.gaveUp !== undefined);
  assert.deepEqual(readGame(saveGame(given)), given);
  const ann = readChallenge(LINK);
  const shown = duelResult(
    { ...given, log: "30d3", rival: { ...given.rival, gaveUp: 12.34 } },
    ann,
  )!;
  assert.deepEqual(
    [shown.verdict, shown.by, shown.isWon],
    ["You gave up", "after 12 seconds", false],
  );
  assert.deepEqual([shown.you.end, shown.you.counts, shown.them.end], [123, [1, 2], 200]);

  assert.equal(again.ask({ type: "hint/toggle" }).notice, undefined);
  for (const square of [8, 14]) again.act(square);
  const over = playedOf(again.present());
  assert.ok(over.solved);
  assert.deepEqual(over.rival, given.rival);
  const rival = { ...given.rival, gaveUp: 12.34 };
  const timed = { ...over, rival, solved: { ...over.solved, log: "30d3 500a2 10c1" } };
  const result = duelResult(timed, ann)!;
  assert.deepEqual([result.verdict, result.you.counts], ["You gave up", [1, 2]]);
  assert.equal(wonView(again.state, [])?.canChallenge, false);
  again.ask({ type: "play/give-up" });
  assert.deepEqual(playedOf(again.state).rival, given.rival);
});

test("the bars count pieces at a time of the game", () => {
  const ann = readChallenge(LINK);
  const counts = [0, 1.9, 2, 10, 11.5, 12, 19.9, 20, 99].map((seconds) => countAt(ann, seconds));
  assert.deepEqual(counts, [1, 1, 2, 3, 2, 3, 3, 4, 4]);
  assert.equal(leadWords(3, 2, "Ann", false), "You are 1 queen ahead.");
  assert.equal(leadWords(3, 9, "Ann", true), "Ann is 6 squares ahead.");
  assert.equal(leadWords(3, 3, "Your friend", true), "You and your friend are level.");
});

test("the result says who won, who led for how long, and where each was stuck", () => {
  const ann = readChallenge(LINK);
  const mine = (log: string) =>
    duelResult({ ...QUEENS, solved: solve({ log }) }, ann) ?? assert.fail("no result");
  const won = mine("30d3 10a2 140c1");
  assert.deepEqual([won.verdict, won.by, won.isWon], ["You won", "by 2.0 seconds", true]);
  assert.equal(won.led, "You led for 0:09, Ann for 0:01; the lead changed once.");
  assert.deepEqual(won.you.stuck, { from: 40, to: 180, before: "c1" });
  assert.deepEqual(won.them.stuck, { from: 20, to: 100, before: "a2" });
  assert.deepEqual(
    won.leads.map(({ from, to, who }) => [from, to, who].join(" ")),
    [
      "0 20 0",
      "20 30 -1",
      "30 40 0",
      "40 100 1",
      "100 110 0",
      "110 120 1",
      "120 180 0",
      "180 200 1",
    ],
  );
  assert.equal(won.you.scenes.length, 4);
  assert.deepEqual(
    [mine("1d3 1a2 498c1").verdict, mine("1d3 1a2 498c1").by],
    ["Ann won", "by 30 seconds"],
  );
  assert.equal(mine("1d3 1a2 198c1").verdict, "A draw");
  assert.equal(mine("1d3 1a2 998c1").by, "by 1:20");
  assert.equal(duelResult({ ...QUEENS, solved: solve() }, ann), null);
});
