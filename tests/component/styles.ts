/**
 * The part of the style sheets that a page without layout needs: visibility and colours. It only
 * cascades two properties and the root's own, because a full cascade takes milliseconds per
 * element.
 */
import { readFileSync } from "node:fs";
import postcss, { type AtRule, type Container, type Declaration, type Rule } from "postcss";

/** The properties of a window and its user's preferences. */
export interface Media {
  width: number;
  height: number;
  colorScheme: "light" | "dark";
  reducedMotion: "reduce" | "no-preference";
  contrast: "more" | "no-preference";
  forcedColors: "active" | "none";
  touch: boolean;
}

interface Declared {
  selector: string;
  weight: number;
  media: string[];
  property: string;
  value: string;
}

const ROOT = new URL("../../", import.meta.url);
const PROPERTIES = /^(display|visibility|--.+)$/;
const SHEET = /<link rel="stylesheet" href="([^"]+)"(?: media="([^"]+)")?>/g;
/** In the style sheets, as in browsers. */
const EM = 16;

/** The specificity of a selector: ids, then classes and the like, then tags. */
function weightOf(selector: string): number {
  // A pseudo-class counts as its most specific argument, `:where` as nothing.
  const inner = /:(is|not|has|where)\(([^()]*)\)/.exec(selector);
  if (inner) {
    const arms = inner[1] === "where" ? [""] : (inner[2] ?? "").split(",");
    const heaviest = arms.toSorted((one, other) => weightOf(other) - weightOf(one))[0] ?? "";
    return weightOf(selector.replace(inner[0], () => ` ${heaviest} `));
  }
  const count = (pattern: RegExp) => selector.match(pattern)?.length ?? 0;
  const classes = count(/\.[\w-]+|\[[^\]]*\]|:[\w-]+(\([^)]*\))?/g);
  const tags = count(/(^|[\s>+~])[a-z][\w-]*/gi);
  return 1e6 * count(/#[\w-]+/g) + 1e3 * classes + tags;
}

/** The rules around a rule, from the innermost. */
function around(rule: Rule): Container[] {
  const parent = rule.parent as Container | undefined;
  return parent && parent.type !== "root" ? [parent, ...around(parent as Rule)] : [];
}

/** The at-rules around a rule. */
const atRules = (rule: Rule) =>
  around(rule).filter(({ type }) => type === "atrule") as unknown as AtRule[];

/** The conditions around a rule; null if one is not about the window. */
function conditionsOf(rule: Rule): string[] | null {
  const conditions = atRules(rule).filter(({ name }) => name !== "layer");
  return conditions.every(({ name }) => name === "media")
    ? conditions.map(({ params }) => params)
    : null;
}

/** Later layers win over earlier ones, and rules without a layer over all. */
function layerOf(rule: Rule, layers: string[]): number {
  const layer = atRules(rule).find(({ name }) => name === "layer");
  return layer ? layers.indexOf(layer.params) : layers.length;
}

/** The selectors of a rule, with its nesting written out. */
function selectorsOf(rule: Rule): string[] {
  const parent = around(rule).find(({ type }) => type === "rule") as Rule | undefined;
  if (!parent) return rule.selectors;
  const outer = selectorsOf(parent);
  return rule.selectors.flatMap((selector) =>
    outer.map((one) =>
      selector.includes("&") ? selector.replaceAll("&", one) : `${one} ${selector}`,
    ),
  );
}

function declaredBy(declaration: Declaration, sheetMedia: string[], layers: string[]): Declared[] {
  const rule = declaration.parent as Rule;
  const media = conditionsOf(rule);
  if (!media) return [];
  const heavy = declaration.important ? 1e12 : layerOf(rule, layers) * 1e9;
  return (
    selectorsOf(rule)
      .filter((selector) => !selector.includes("::"))
      // In one line, as happy-dom needs them.
      .map((selector) => selector.replace(/\s+/g, " ").replace(/\( | \)/g, (space) => space.trim()))
      .map((selector) => ({
        selector,
        weight: heavy + weightOf(selector),
        media: [...sheetMedia, ...media],
        property: declaration.prop,
        value: declaration.value,
      }))
  );
}

/** All declarations of the page's sheets, the least specific first. */
function readSheets(): Declared[] {
  const html = readFileSync(new URL("index.html", ROOT), "utf8");
  const all: Declared[] = [];
  const layers: string[] = [];
  for (const [, href = "", media] of html.matchAll(SHEET)) {
    const sheet = postcss.parse(readFileSync(new URL(href, ROOT), "utf8"));
    // The first sheet lists them, in their order.
    sheet.walkAtRules("layer", ({ params, nodes }) => {
      if (!nodes) layers.push(...params.split(/,\s*/));
    });
    sheet.walkDecls(PROPERTIES, (declaration) => {
      if (declaration.parent?.type !== "rule") return;
      all.push(...declaredBy(declaration, media ? [media] : [], layers));
    });
  }
  return all.toSorted((one, other) => one.weight - other.weight);
}

const ALL = readSheets();
const ofProperty = (wanted: string) => ALL.filter(({ property }) => property === wanted);
const TOKENS = ALL.filter(({ property }) => property.startsWith("--"));

/** What an element needs for a selector to match: the id, a class or the tag of its last part. */
function keyOf(selector: string): string {
  let plain = selector.replace(/\[[^\]]*\]/g, "");
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, "");
  const last = plain.split(/[\s>+~]+/).at(-1) ?? "";
  return (
    /#[\w-]+/.exec(last)?.[0] ?? /\.[\w-]+/.exec(last)?.[0] ?? /^[a-z][\w-]*/.exec(last)?.[0] ?? ""
  );
}

/** Declarations by what an element needs, each with its place in the order of all. */
class Sheet {
  #byKey = new Map<string, { declared: Declared; place: number }[]>();

  constructor(all: Declared[]) {
    for (const [place, declared] of all.entries()) {
      const key = keyOf(declared.selector);
      this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), { declared, place }]);
    }
  }

  /** The value of the most specific declaration that applies to an element. */
  said(element: Element, media: Media): string | undefined {
    const classes = (element.getAttribute("class") ?? "").split(/\s+/).map((name) => `.${name}`);
    const keys = ["", element.localName, `#${element.id}`, ...classes];
    return keys
      .flatMap((key) => this.#byKey.get(key) ?? [])
      .toSorted((one, other) => other.place - one.place)
      .find(
        ({ declared }) =>
          declared.media.every((query) => holds(query, media)) &&
          element.matches(declared.selector) &&
          // In happy-dom, an element with only text is empty.
          !(declared.selector.endsWith(":empty") && element.hasChildNodes()),
      )?.declared.value;
  }
}

const DISPLAY = new Sheet(ofProperty("display"));
const VISIBILITY = new Sheet(ofProperty("visibility"));

/** Elements that browsers hide by default. */
const UNSEEN = "head, script, style, template, dialog:not([open]), datalist, [hidden]";
const INLINE =
  "a, b, bdi, code, em, i, img, input, kbd, label, select, small, span, strong, sub, sup, svg, use, button";

export class Styles {
  #media: () => Media;
  /** Cached results for elements. */
  #displays = new Map<Element, string>();

  constructor(media: () => Media) {
    this.#media = media;
  }

  /** Whether an element is rendered: neither it nor an ancestor is hidden. */
  isShown(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (this.display(at) === "none") return false;
    }
    return this.visibility(element) === "visible";
  }

  /** Discards cached results, because the page may have changed. */
  forget(): void {
    this.#displays.clear();
  }

  display(element: Element): string {
    const known = this.#displays.get(element) ?? this.#displayOf(element);
    this.#displays.set(element, known);
    return known;
  }

  #displayOf(element: Element): string {
    const said = DISPLAY.said(element, this.#media());
    if (said === "none" || (element.hasAttribute("popover") && !isOpen(element))) return "none";
    if (said) return said;
    if (element.matches(UNSEEN)) return "none";
    return element.matches(INLINE) ? "inline" : "block";
  }

  visibility(element: Element): string {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const said = VISIBILITY.said(at, this.#media());
      if (said) return said;
    }
    return "visible";
  }

  /** A custom property of the root. */
  token(root: Element, name: string): string {
    const value = TOKENS.findLast(
      ({ property, selector, media }) =>
        property === name &&
        media.every((query) => holds(query, this.#media())) &&
        root.matches(selector),
    )?.value;
    return (value ?? "").replace(/var\((--[\w-]+)\)/g, (_, other: string) =>
      this.token(root, other),
    );
  }
}

/** Open popovers, which happy-dom lacks. */
export const openPopovers = new WeakSet<Element>();
const isOpen = (element: Element) => openPopovers.has(element);

/** The media queries and the preferences they match. */
const known = new WeakMap<Media, Map<string, boolean>>();

/** Whether a media query matches preferences, which do not change. */
export function holds(query: string, media: Media): boolean {
  const answers = known.get(media) ?? new Map<string, boolean>();
  known.set(media, answers);
  const answer = answers.get(query) ?? isTrue(query, media);
  answers.set(query, answer);
  return answer;
}

const isTrue = (query: string, media: Media): boolean =>
  query.split(",").some((arm) =>
    arm
      .trim()
      .split(/\s+and\s+/)
      .every((part) => isSo(part.trim(), media)),
  );

function isSo(part: string, media: Media): boolean {
  const [, name = "", value = ""] = /^\(([\w-]+)\s*:\s*(.+)\)$/.exec(part) ?? [];
  const { width, height } = media;
  const pixels = Number.parseFloat(value) * (value.endsWith("em") ? EM : 1);
  const [across = 1, down = 1] = value.split("/").map(Number);
  switch (name) {
    case "":
      return part === "all" || part === "screen";
    case "min-width":
      return width >= pixels;
    case "max-width":
      return width <= pixels;
    case "min-height":
      return height >= pixels;
    case "max-height":
      return height <= pixels;
    case "min-aspect-ratio":
      return width / height >= across / down;
    case "max-aspect-ratio":
      return width / height <= across / down;
    case "orientation":
      return value === (width > height ? "landscape" : "portrait");
    case "hover":
      return value === (media.touch ? "none" : "hover");
    case "pointer":
      return value === (media.touch ? "coarse" : "fine");
    case "prefers-color-scheme":
      return value === media.colorScheme;
    case "prefers-reduced-motion":
      return value === media.reducedMotion;
    case "prefers-contrast":
      return value === media.contrast;
    case "forced-colors":
      return value === media.forcedColors;
    case "scripting":
      return value === "enabled";
    default:
      throw new Error(`Nothing is known of ${part}.`);
  }
}
