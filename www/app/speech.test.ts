import assert from "node:assert/strict";
import { test } from "vitest";
import { from } from "../../tests/unit/engine.ts";
import { RunController } from "../panels/run-controller.ts";
import { RUNNING } from "../panels/run-words.ts";
import type { Speed } from "../store/state.ts";
import type { Status } from "../store/status.ts";
import { chooseMessage } from "./message.ts";
import { Narrator } from "./narrator.ts";
import { Voice } from "./voice.ts";

/** Seven words, which take 2.5 seconds to hear. */
const SENTENCE = "Queen on a8: 14 squares ruled out.";

/** A listener, who hears every announcement. */
function listening(speaker: { readonly text: string }) {
  const heard: string[] = [];
  let last = "";
  return {
    heard,
    /** Listens after an action. */
    to(done: () => void) {
      done();
      if (speaker.text !== last && speaker.text !== "") heard.push(speaker.text.trim());
      last = speaker.text;
    },
  };
}

test("a repeated sentence is announced again", () => {
  const voice = new Voice();
  const { heard, to } = listening(voice);
  for (let time = 0; time < 3; time++) to(() => voice.speak("No.", time));
  assert.deepEqual(heard, ["No.", "No.", "No."]);
});

test("the sentences of a run are announced at listening speed, skipping to the newest", () => {
  const voice = new Voice();
  const { heard, to } = listening(voice);
  for (let at = 0; at <= 6000; at += 500) to(() => voice.speakNext(`${SENTENCE} Step ${at}.`, at));
  // Nine words take 3.2 seconds.
  assert.deepEqual(
    heard,
    [0, 3500].map((at) => `${SENTENCE} Step ${at}.`),
  );
  to(() => voice.speakDue(6500));
  assert.equal(heard.length, 2, "the sentence from 3.5 s is still being spoken");
  to(() => voice.speakDue(6800));
  assert.equal(heard[2], `${SENTENCE} Step 6000.`);
});

test("a run that stops announces its last sentence immediately, and once", () => {
  const voice = new Voice();
  const { heard, to } = listening(voice);
  to(() => voice.speakNext("One.", 0));
  to(() => voice.speakNext("Two.", 10));
  to(() => voice.speakOnce("Three.", 20));
  to(() => voice.speakOnce("Three.", 30));
  to(() => voice.speakDue(5000));
  assert.deepEqual(heard, ["One.", "Three."]);
});

/** The state of a place, to announce. */
const told = (more?: Partial<Status>) => ({
  place: "watch",
  title: () => "A run.",
  text: "Step 0.",
  isOngoing: false,
  waiting: false,
  ...more,
});
const BY_ITSELF = { announce: false, done: "", notice: "", end: "" };
const ASKED = { ...BY_ITSELF, announce: true };

/** A narrator who has opened the place above. */
function narrating() {
  const narrator = new Narrator();
  const { heard, to } = listening(narrator);
  let now = 0;
  const follow = (more: Partial<Status>, feedback = BY_ITSELF, passed = 100) => {
    now += passed;
    to(() => narrator.update(told(more), feedback, now));
  };
  follow({}, ASKED);
  return { heard, follow };
}

test("a place is announced once, without leftovers of the place before", () => {
  const { heard, follow } = narrating();
  follow({ text: "Step 1.", isOngoing: true });
  follow({ text: "Step 2.", isOngoing: true });
  const learn = {
    place: "learn",
    title: (before: string) => `A lesson after ${before}.`,
    text: "",
  };
  follow(learn, ASKED);
  for (let time = 0; time < 5; time++) follow(learn, BY_ITSELF, 10_000);
  assert.deepEqual(heard, ["A run. Step 0.", "A lesson after watch."]);
});

test("a new place is announced even if its words are the same", () => {
  const { heard, follow } = narrating();
  const tab = (place: string) => ({
    place,
    title: () => "",
    text: "Measuring.",
    isOngoing: true,
  });
  follow(tab("starts"), ASKED);
  follow(tab("starts"));
  follow(tab("growth"), ASKED);
  follow(tab("growth"));
  assert.deepEqual(heard.slice(1), ["Measuring.", "Measuring."]);
});

test("a place is announced once its words have loaded", () => {
  const { heard, follow } = narrating();
  const race = { place: "race", title: () => "A race." };
  follow({ ...race, text: "", waiting: true }, ASKED);
  follow({ ...race, text: "Step 5." });
  follow({ ...race, text: "Step 5." });
  assert.deepEqual(heard.slice(1), ["A race. Step 5."]);
});

test("a refusal is announced immediately, every time, before anything else", () => {
  const { heard, follow } = narrating();
  const refused = { ...ASKED, notice: "The solver is at work." };
  follow({ text: "Step 1.", isOngoing: true }, refused);
  follow({ text: "Step 2.", isOngoing: true }, refused);
  follow({ text: "Step 3.", isOngoing: true });
  follow({ text: "Step 9.", isOngoing: true }, BY_ITSELF, 5000);
  assert.deepEqual(heard.slice(1), [refused.notice, refused.notice, "Step 9."]);
});

test("a run that seeks a step announces it on arrival", () => {
  const { heard, follow } = narrating();
  follow({ text: "Step 1.", isOngoing: true }, BY_ITSELF, 5000);
  follow({ text: "Step 2.", isOngoing: true });
  follow({ text: "Step 2.", waiting: true }, ASKED);
  follow({ text: "Step 3." });
  follow({ text: "Step 3." });
  assert.deepEqual(heard.slice(1), ["Step 1.", "Step 3."]);
  // It doesn't repeat its last announcement.
  follow({ text: "Step 4.", isOngoing: true }, BY_ITSELF, 5000);
  follow({ text: "Step 4.", waiting: true }, ASKED);
  follow({ text: "Step 4." });
  assert.deepEqual(heard.slice(3), ["Step 4."]);
});

test("an announcement names the action before the state, and an end replaces the state", () => {
  const { heard, follow } = narrating();
  follow({ text: "2 of 8 queens." }, { ...ASKED, done: "Queen on b6." });
  follow({ text: "2 of 8 queens." });
  follow({}, { ...BY_ITSELF, end: "Solved in 132 steps." });
  assert.deepEqual(heard.slice(1), ["Queen on b6. 2 of 8 queens.", "Solved in 132 steps."]);
});

test("a run too fast to follow is announced without figures", () => {
  const watch = new RunController(from("knights"), {
    solver: "backtracking",
    options: "",
    seed: 0,
  });
  const spoken = (speed: Speed) =>
    chooseMessage({
      watch,
      speed,
      isSpoken: true,
      isFixed: true,
      hovered: null,
      byHand: false,
      now: 0,
      notice: "",
      hint: "",
      pointed: "",
      tip: "",
      game: null,
      drafting: null,
    }).text;
  assert.notEqual(spoken("flat"), RUNNING);
  watch.start();
  for (let now = 0; now <= 500; now += 100) {
    watch.advance(now, "fast", 60);
    assert.equal(spoken("fast"), RUNNING);
  }
  assert.ok(watch.stepsASecond > 0);
  watch.pause();
  assert.notEqual(spoken("fast"), RUNNING);
});
