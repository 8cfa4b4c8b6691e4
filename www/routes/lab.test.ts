import assert from "node:assert/strict";
import { test } from "vitest";
import { readLink } from "./forgiving.ts";
import { LinkError } from "./moments.ts";
import { parse, print, type Route } from "./route.ts";
import "../../tests/unit/engine.ts";

const LINKS = [
  "#/lab",
  "#/lab/queens/8/a8/python?task=backtracking",
  "#/lab/queens/8/a8/python@41?task=forward-checking",
  "#/lab/queens/6/-/javascript",
  "#/lab/queens/6/-/javascript?seed=7",
  "#/lab/queens/8/a8/python~k2x9AbC-_d@41?task=backtracking",
  "#/lab/queens/8/a8/javascript~k2x9AbC-_d@0",
  "#/lab/knights/5x6/a5/python@3?closed&blocked=c3,d3",
];

test("a link to the Lab is printed as it was parsed", () => {
  for (const link of LINKS) {
    const route = parse(link);
    assert.ok(!(route instanceof LinkError), `${link}: ${String(route)}`);
    assert.equal(print(route), link);
    const read = readLink(link);
    assert.deepEqual(read, { route, problem: "" }, link);
  }
});

const programIn = (route: Route | null) => (route?.kind === "lab" ? route.lab?.code : undefined);

test("chat and mail leave the program of a link as it is", () => {
  const link = "#/lab/queens/8/a8/python~k2x9AbC-_d@41?task=backtracking";
  for (const left of [`${link}.`, `${link})`, `${link}&utm_source=x`, link.replace("AbC", "Ab\nC")])
    assert.equal(programIn(readLink(left).route), "k2x9AbC-_d", left);
  assert.equal(programIn(readLink(link.replace("queens", "Queens")).route), "k2x9AbC-_d");
});

test("an unknown language says what to write", () => {
  const route = parse("#/lab/queens/8/a8/ruby");
  assert.ok(route instanceof LinkError);
  assert.match(route.message, /Write python or javascript\.$/);
});

test("a task that takes other boards is left out", () => {
  const route = parse("#/lab/knights/5x5/a5/python?task=backtracking");
  assert.ok(!(route instanceof LinkError) && route.kind === "lab");
  assert.equal(route.lab?.task, "own");
});
