/**
 * Which modules share a file. By default there would be a hundred small ones, and each costs a request. Here, what a room
 * shares with others that load later is one file; Play's has all that the page's first module imports as well, because
 * most visits begin with Play.
 */
import { readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";
import { needsOf } from "./needs.ts";

/** In the order of their files: a module is in the first that has it. Learn needs what the others share. */
const ROOMS = ["play", "watch", "compare", "learn"];

/** What a module imports. */
export interface Imports {
  /** Before it runs. */
  now: readonly string[];
  /** When it asks for them. */
  later: readonly string[];
}

type Graph = ReadonlyMap<string, Imports>;

/** A module and all that it imports before it runs. */
function closure(graph: Graph, module: string): Set<string> {
  const found = new Set([module]);
  // A set also visits what is added meanwhile.
  for (const one of found) for (const imported of graph.get(one)?.now ?? []) found.add(imported);
  return found;
}

/** What each of these modules imports before it runs, without the module itself. */
function needed(graph: Graph, modules: Iterable<string>): Set<string> {
  const found = new Set<string>();
  for (const module of modules) {
    for (const one of closure(graph, module)) if (one !== module) found.add(one);
  }
  return found;
}

/**
 * The file of each module that is shared, by the name of a room.
 * @param main the page's first module. It waits for rooms, so that it must not share a file with what they import
 * @param rooms the modules of each room, in order
 */
export function shareOut(graph: Graph, main: string, rooms: Map<string, string[]>) {
  const later = new Set([...graph.values()].flatMap((imports) => imports.later));
  const roomOf = new Map<string, string>();
  let first = needed(graph, [main]);
  for (const [room, own] of rooms) {
    const others = needed(
      graph,
      [...later].filter((module) => !own.includes(module)),
    );
    const shared = [...needed(graph, own)].filter((module) => others.has(module));
    for (const module of [...first, ...shared]) {
      if (module !== main && !roomOf.has(module)) roomOf.set(module, room);
    }
    first = new Set();
  }
  return roomOf;
}

export function chunkGroups(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  let root = "";
  let roomOf = new Map<string, string>();
  const plugin: Plugin = {
    name: "chunk-groups",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    buildEnd() {
      const graph = new Map<string, Imports>();
      for (const id of this.getModuleIds()) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        graph.set(id, { now: importedIds, later: dynamicallyImportedIds });
      }
      const needs = needsOf(readFileSync(`${root}/index.html`, "utf8"));
      const modules = (room: string) => (needs.get(room) ?? []).map((file) => `${root}/${file}`);
      const rooms = new Map(ROOMS.map((room) => [room, modules(room)]));
      roomOf = shareOut(graph, `${root}/www/main.tsx`, rooms);
    },
  };
  const groups = ROOMS.map((room, index) => ({
    name: room,
    test: (id: string) => roomOf.get(id) === room,
    // Without an order, a group takes what its modules import out of the others.
    priority: ROOMS.length - index,
  }));
  return { plugin, groups };
}
