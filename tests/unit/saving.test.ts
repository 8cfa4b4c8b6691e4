import assert from "node:assert/strict";
import { test } from "vitest";
import { roster } from "../../www/engine/setting-up.ts";
import { Persistence } from "../../www/saves/persistence.ts";
import { storageWords } from "../../www/settings/storage-words.ts";
import { toBoard } from "../../www/store/changes.ts";
import { changing } from "../../www/store/model.ts";
import { initialState, playedOf } from "../../www/store/state.ts";
import { squareNames } from "./engine.ts";
import { dayWith } from "./invented-day.ts";
import { Person } from "./person.ts";
import { FakeStore, memorySaves } from "./store.ts";
import { withClock } from "./time.ts";

const NAMES = squareNames(8, 8);
const at = (name: string) => NAMES.indexOf(name);
const SATURDAY = new Date(2026, 10, 21, 12).getTime();
const REST = ["h6", "f5", "c4", "g3", "b2", "d1"];

const DAILY = dayWith({ "queens-easy": { size: "8x8", at: ["a8", "e7"], grade: "easy" } });

/** A session on a given day, and its storage. */
function sat(store = new FakeStore(), persistence = new Persistence(undefined)) {
  const options = { clock: () => SATURDAY, persistence };
  return new Person(initialState(), roster(), memorySaves(store), options);
}

/** Follows a link. */
const open = (session: Person, link: string) => session.openLink(link);

test("a day’s puzzle opens when it arrives, if you still want it", () => {
  const session = sat();
  open(session, "#/play/today/queens-easy");
  assert.deepEqual(session.ui.wanted, { date: "2026-11-21", which: "queens-easy" });
  session.know({ ...DAILY, date: "2026-11-20" });
  assert.equal(session.ui.wanted?.date, "2026-11-21", "another day’s puzzle came first");
  session.know(DAILY);
  assert.equal(session.ui.wanted, null);
  assert.equal(playedOf(session.state).id, "day/2026-11-21/queens-easy");
  const gone = sat();
  open(gone, "#/play/today/queens-easy");
  gone.give(9);
  gone.know(DAILY);
  assert.equal(playedOf(gone.state).id, "queens/8/b7", "it is no longer needed");
});

test("a solved daily puzzle is recorded once, on its day, and stays solved", () => {
  const session = sat();
  open(session, "#/play/today/queens-easy");
  session.know(DAILY);
  for (const name of REST) session.act(at(name));
  const [solve, ...others] = session.state.solves.pending;
  assert.ok(solve);
  assert.deepEqual(others, []);
  assert.deepEqual([solve.id, solve.inTime, solve.moves], ["day/2026-11-21/queens-easy", true, 6]);
  assert.deepEqual([solve.at, solve.position], ["a8+e7", "h6+f5+c4+g3+b2+d1"]);
  session.undo();
  session.redo();
  session.restart();
  for (const name of REST) session.act(at(name));
  assert.equal(session.state.solves.pending.length, 1);
  assert.equal(playedOf(session.state).solved, solve);
});

test("starting over, marks and hints are part of a game and can be undone", () => {
  const session = sat();
  session.give(at("a8"));
  session.act(at("e7"));
  session.ask({ type: "play/set-mark" });
  session.stroke([at("h6"), at("h5")], true);
  session.act(at("f5"));
  assert.equal(session.ask({ type: "play/back-to-mark" }).done, "Back at the mark.");
  assert.equal(session.board.game?.position, "e7");
  session.undo();
  assert.equal(session.board.game?.position, "e7+f5/h6+h5");
  session.restart();
  assert.equal(session.board.game?.position, "");
  session.undo();
  const { record, mark, hints, tries } = playedOf(session.present());
  assert.deepEqual([record, mark, hints, tries], ["e7 x:h6+h5 f5", "e7", 0, "e7 f5"]);
});

test("a stroke over crossed squares only removes their crosses; any other crosses all out", () => {
  const session = sat();
  session.give(at("a8"));
  const crosses = () => [...(session.board.game?.crosses ?? [])].map((square) => NAMES[square]);
  session.ask({ type: "board/cross", square: at("h6") });
  session.stroke([at("h6"), at("g6")], true);
  assert.deepEqual(crosses(), ["g6", "h6"]);
  session.ask({ type: "board/cross", square: at("g6") });
  assert.deepEqual(crosses(), ["h6"]);
  session.stroke([at("g6"), at("h6")], false);
  assert.deepEqual(crosses(), []);
});

test("a jump back in the tour names the square’s number", () => {
  const session = sat();
  session.ask({ type: "app/game", game: "knights" });
  session.give(at("a8"));
  for (const name of ["b6", "c4"]) session.act(at(name));
  session.undo();
  session.act(at("d5"));
  session.restore("b6");
  session.restore("");
  assert.equal(playedOf(session.present()).tries, "2 2 1");
});

test("a game solved by redo or by a hint is also recorded", () => {
  const session = sat();
  session.give(at("a8"));
  session.act(at("e7"));
  session.takeHint(REST.join(" "));
  assert.equal(session.state.solves.pending.length, 1);
});

test("everything can be exported and imported, and the page reports the result", async () => {
  const session = sat();
  session.give(at("a8"));
  session.act(at("e7"));
  const { name, type, content } = await session.exportAll();
  assert.deepEqual([name, type], ["forward-check-2026-11-21.json", "application/json"]);
  const other = sat();
  assert.equal(
    other.ask({ type: "settings/import", text: content }).hint,
    "Loaded: 1 puzzle and 0 solves added.",
  );
  assert.match(
    other.ask({ type: "settings/import", text: "{}" }).notice ?? "",
    /^This isn’t a Forward Check file/,
  );
  assert.match(other.storageStatus.imported, /^This isn’t a Forward Check file/);
  assert.match(storageWords(other.storageStatus), /may delete them when space runs short/);
  const persistence = new Persistence({ persist: async () => true, persisted: async () => false });
  const kept = sat(new FakeStore(), persistence);
  open(kept, "#/play/today/queens-easy");
  kept.know(DAILY);
  for (const name of REST) kept.act(at(name));
  await new Promise((done) => setTimeout(done));
  assert.match(storageWords(kept.storageStatus), /has promised to keep them/);
  const full = sat(new FakeStore(10));
  full.act(at("a8"));
  assert.match(storageWords(full.storageStatus), /storage is full/);
});

test(
  "the clock runs while the board is visible",
  withClock((clock) => {
    const session = sat();
    session.give(at("a8"));
    const after = (milliseconds: number) => {
      clock.now += milliseconds;
      return session.board.game?.seconds(clock.now);
    };
    session.see(true);
    assert.equal(after(2_000), 2, "also before the first move");
    session.see(false);
    assert.equal(after(60_000), 2);
    session.see(true);
    assert.equal(after(1_500), 3.5);
  }),
);

test(
  "a solved puzzle keeps its time and result while you look through its moves",
  withClock((clock) => {
    const session = sat();
    session.give(at("a8"));
    session.see(true);
    clock.now = 5_000;
    for (const name of ["e7", ...REST]) session.act(at(name));
    const game = () => session.board.game;
    const time = playedOf(session.state).solved?.seconds;
    assert.equal(time, 5);
    session.undo();
    clock.now = 60_000;
    assert.deepEqual([game()?.solved, game()?.finished], [false, true]);
    const again = new Person(session.present(), roster(), memorySaves());
    assert.equal(again.board.game?.finished, true, "also after a reload");
    session.redo();
    assert.equal(game()?.seconds(clock.now), time);
    assert.equal(playedOf(session.present()).seconds, time);
    session.restart();
    assert.equal(game()?.finished, false, "it is played again");
    session.act(at("b6"));
    session.undo();
    assert.equal(game()?.finished, false);
  }),
);

test("a mistake counts once, when it is taken back", () => {
  const session = sat();
  session.give(at("a8"));
  const mistakes = () => playedOf(session.present()).mistakes;
  session.act(at("e7"));
  session.undo();
  session.redo();
  assert.equal(mistakes(), 0, "e7 belongs to a solution");
  // With a8 and e7, b5 leads nowhere; the moves after it are not further mistakes.
  for (const name of ["h6", "b5", "f4"]) session.act(at(name));
  assert.equal(mistakes(), 0, "it is still on the board");
  session.undo();
  assert.equal(mistakes(), 0);
  session.undo();
  assert.equal(mistakes(), 1);
  session.redo();
  session.undo();
  assert.equal(mistakes(), 1, "the same one");
  session.act(at("a1"));
  session.act(at("a1"));
  assert.equal(mistakes(), 2, "a conflict is also a mistake");
  for (const name of REST.slice(1)) session.act(at(name));
  assert.equal(session.state.solves.pending[0]?.mistakes, 2);
});

test("a knight returns to an earlier square in one move", () => {
  const session = sat();
  session.ask({ type: "app/game", game: "knights" });
  session.give(at("a8"));
  for (const name of ["b6", "c4", "d6"]) session.act(at(name));
  assert.equal(session.act(at("b6")).done, "Back to b6.");
  assert.equal(session.board.game?.position, "b6");
  session.undo();
  assert.equal(session.board.game?.position, "b6+c4+d6");
  session.act(at("a8"));
  assert.equal(session.board.game?.position, "");
});

test("Undo stays within a puzzle", () => {
  const session = sat();
  open(session, "#/play/queens/8/a8");
  session.change(changing(toBoard("queens", playedOf(session.state), { grade: "easy" })));
  open(session, "#/play/queens/8/c5");
  const layout = { ...playedOf(session.state), squares: [1] };
  session.change(changing(toBoard("queens", layout, { grade: "easy" })));
  const { id } = playedOf(session.state);
  assert.deepEqual(session.undo(), {});
  assert.equal(playedOf(session.state).id, id);
});

test("a mode waits for its files, and nothing done meanwhile is lost", () => {
  const session = sat();
  session.has = ({ mode }) => mode === "play";
  session.act(at("a8"));
  const { waitsFor } = session.ask({ type: "app/mode", mode: "watch" });
  assert.deepEqual(waitsFor, { mode: "watch", games: ["queens"] });
  assert.equal(session.state.mode, "play");
  session.act(at("c7"));
  session.has = () => true;
  session.ask({ type: "app/mode", mode: "watch" });
  assert.equal(session.state.mode, "watch");
  assert.equal(session.ask({ type: "app/mode", mode: "play" }).notice, "");
  assert.equal(session.board.game?.record, "c7");
});
