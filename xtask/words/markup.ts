/**
 * The texts of HTML, Markdown, style sheets, TOML, YAML and JSON. These only read our own files, so going line by line or
 * tag by tag is enough.
 */
import { comment, isWords, linesOf, paragraphs, Text } from "./text.ts";

export const markdown = (source: string): Text[] => paragraphs("string", source.split("\n"), 1);

/** The comments of a style sheet. */
export function style(source: string): Text[] {
  const lineOf = linesOf(source);
  const comments = source.matchAll(/\/\*[\s\S]*?\*\//g);
  return Array.from(comments, ({ 0: text, index }) => comment(text, lineOf(index))).flat();
}

/** The comments and descriptions of TOML and YAML. */
export function settings(source: string): Text[] {
  const comments = source.split("\n").map((line) => /^\s*#(.*)/.exec(line)?.[1] ?? "");
  return [...paragraphs("comment", comments, 1), ...described(source, "description = ")];
}

/** The descriptions in a JSON file. */
export const json = (source: string): Text[] => described(source, '"description": ');

function described(source: string, key: string) {
  return source.split("\n").flatMap((raw, index) => {
    const line = raw.trim();
    if (!line.startsWith(key)) return [];
    const value = line.slice(key.length).replace(/^[",]+|[",]+$/g, "");
    return [new Text("string", value, index + 1)];
  });
}

/** Elements that end a line of text. */
const BLOCK =
  /^\/*(?:p|h[123]|li|ul|t[dhr]|div|main|title|button|option|head|body|html|table|thead|tbody|pre|label|a|dialog)(?![^ \n/])/;

/** Attributes with words. */
const SPOKEN = ["title", "alt", "aria-label", "placeholder", "content"];

/** Comments, and tags with the words before them. */
const PARTS = /(?<words>[^<]*)(?:<!--(?<remark>[\s\S]*?)-->|<(?<tag>[^>]*)>|$)/g;

/** The words of HTML, its attributes that are read, and its comments. */
export function html(source: string): Text[] {
  const lineOf = linesOf(source);
  let text = new Text("string");
  const found = [];
  for (const { groups: { words = "", remark, tag = "" } = {}, index } of source.matchAll(PARTS)) {
    text.push(words, lineOf(index));
    const line = lineOf(index + words.length);
    if (remark !== undefined) found.push(new Text("comment", remark, line));
    if (BLOCK.test(tag)) {
      found.push(text);
      text = new Text("string");
    }
    found.push(...spoken(tag, line));
  }
  found.push(text);
  for (const one of found)
    one.trim().words = one.words.replaceAll("&lt;", "<").replaceAll("&gt;", ">");
  return found.filter((one) => one.hasLetters());
}

function spoken(tag: string, line: number) {
  const values = SPOKEN.map((name) => tag.split(`${name}="`)[1]?.split('"')[0] ?? "");
  return values.filter(isWords).map((value) => new Text("string", value, line));
}
