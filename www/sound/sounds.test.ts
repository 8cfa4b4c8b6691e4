import assert from "node:assert/strict";
import { test } from "vitest";
import { Player } from "./player.ts";
import { LOUDEST, lengthOf, SOUNDS, type Sound } from "./sounds.ts";

/** A call on a sound's parameter: its name, the value and the time. */
type Asked = [what: "gain" | "hertz" | "start" | "stop", value: number, at: number];

/** A fake audio context that records calls. */
function fakeContext() {
  const asked: Asked[] = [];
  const parameter = (what: Asked[0]) => {
    const ask = (value: number, at: number) => asked.push([what, value, at]);
    return {
      setValueAtTime: ask,
      linearRampToValueAtTime: ask,
      exponentialRampToValueAtTime: ask,
    };
  };
  const node = <More extends object>(more: More) => ({ connect: <T>(next: T) => next, ...more });
  return {
    asked,
    state: "running",
    currentTime: 5,
    destination: node({}),
    createGain: () => node({ gain: parameter("gain") }),
    createOscillator: () =>
      node({
        frequency: parameter("hertz"),
        start: (at: number) => asked.push(["start", 0, at]),
        stop: (at: number) => asked.push(["stop", 0, at]),
      }),
  };
}

test("sounds are soft and short", () => {
  for (const [name, notes] of Object.entries(SOUNDS)) {
    const loudness = notes.reduce((sum, { gain }) => sum + gain, 0);
    assert.ok(loudness <= LOUDEST || name === "solved", name);
    assert.ok(Math.max(...notes.map(({ gain }) => gain)) <= LOUDEST, name);
    const length = lengthOf(name as Sound);
    assert.ok(length <= (name === "solved" ? 1.2 : 0.5), name);
    for (const { hertz, to = hertz } of notes) {
      assert.ok(Math.min(hertz, to) >= 100 && Math.max(hertz, to) <= 1000, name);
    }
  }
});

test("no sound is made before sounds are switched on", () => {
  let made = 0;
  const player = new Player(() => {
    made += 1;
    return null;
  });
  player.play("place");
  assert.equal(made, 0);
  player.on = true;
  player.play("place");
  assert.equal(made, 1);
});

test("a sound plays note by note from now on, and ends in silence", () => {
  const context = fakeContext();
  const player = new Player(() => context as unknown as AudioContext);
  player.on = true;
  player.play("jump");
  const times = (what: Asked[0]) =>
    context.asked.filter(([kind]) => kind === what).map(([, , at]) => at);
  assert.deepEqual(times("start"), [5, 5.07]);
  assert.equal(Math.max(...times("stop")), 5 + lengthOf("jump"));
  const loudness = context.asked.filter(([kind]) => kind === "gain");
  assert.deepEqual(
    loudness.map(([, value]) => value <= 0.22),
    loudness.map(() => true),
  );
  assert.ok(loudness.at(-1)![1] < 0.001);
});
