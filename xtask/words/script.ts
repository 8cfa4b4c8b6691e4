/** The texts of TypeScript and JavaScript: comments, strings, JSX and the names that are declared. */
import { parseSync } from "vite";
import { comment, isWords, linesOf, Text } from "./text.ts";

/** Attributes without words. */
const SILENT = "class id style d viewBox transform type role href points".split(" ");

/** Functions that take selectors. */
const SELECTING = ["querySelector", "querySelectorAll", "closest", "matches", "locator"];

/** Module names are not words. */
const FOREIGN = ["ImportDeclaration", "ExportAllDeclaration", "ImportExpression", "TSImportType"];

/** Properties whose names are declared by the node; a mapped type declares its key. */
const DECLARING = ["id", "param", "params", "typeParameter"];

// biome-ignore lint/suspicious/noExplicitAny: the properties of a node depend on its type.
type Node = { type: string; start: number; end: number; [property: string]: any };

/** The nodes right below a node; for a list, its items. */
const below = (node: object): Node[] =>
  Object.values(node).filter((child) => child !== null && typeof child === "object");

export function script(file: string, source: string): Text[] {
  const { program, comments, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const reader = new Reader(source);
  reader.visit(program as unknown as Node, false);
  const texts = [...joined(source, comments), ...reader.texts];
  return texts.sort((one, other) => one.lineAt() - other.lineAt());
}

/** Comments; line comments that follow each other are joined. */
function joined(source: string, comments: { type: string; start: number; end: number }[]) {
  const lineOf = linesOf(source);
  const blocks: { text: string; first: number; last: number }[] = [];
  for (const { type, start, end } of comments) {
    const text = source.slice(start, end);
    const first = lineOf(start);
    const before = blocks.at(-1);
    if (type === "Line" && before?.last === first - 1) {
      before.text += `\n${text}`;
      before.last = first;
    } else {
      blocks.push({ text, first, last: lineOf(end) });
    }
  }
  return blocks.flatMap(({ text, first }) => comment(text, first));
}

class Reader {
  readonly texts: Text[] = [];
  readonly #lineOf: (offset: number) => number;

  constructor(source: string) {
    this.#lineOf = linesOf(source);
  }

  /** @param isRead whether an element around it was already read as one paragraph */
  visit(node: Node, isRead: boolean): void {
    if (FOREIGN.includes(node.type) || isForwarded(node)) return;
    for (const name of DECLARING.flatMap((property) => declared(node[property]))) this.#name(name);
    const [parent, isInside] = this.#read(node, isRead);
    for (const child of below(parent)) this.visit(child, isInside);
  }

  /** Reads a node, and returns whose children to visit, and whether these are read then. */
  #read(node: Node, isRead: boolean): [object, boolean] {
    switch (node.type) {
      case "Literal":
        this.#add(node.value, node);
        return [[], isRead];
      case "TemplateLiteral":
        this.#add(node.quasis.map((part: Node) => part.value.raw).join("…"), node);
        return [node.expressions, isRead];
      case "TSMappedType":
        this.#name(node.key);
        return [node, isRead];
      case "JSXElement":
      case "JSXFragment":
        return [node.children, this.#element(node, isRead)];
      case "JSXExpressionContainer":
        return [isRead && typeof node.expression.value === "string" ? [] : node, false];
      case "JSXAttribute":
        return [isSilent(node) ? [] : node, false];
      case "CallExpression":
        return [isSelecting(node) ? [node.callee] : node, isRead];
      default:
        return [node, isRead];
    }
  }

  #name({ name, start }: Node) {
    this.texts.push(new Text("name", name, this.#lineOf(start)));
  }

  #add(words: unknown, { start }: Node) {
    if (typeof words === "string" && isWords(words)) {
      this.texts.push(new Text("string", words, this.#lineOf(start)));
    }
  }

  /** Reads an element that contains words, and everything inside it, as one paragraph. */
  #element(node: Node, isRead: boolean) {
    if (node.openingElement) this.visit(node.openingElement, isRead);
    const hasWords = (child: Node) =>
      child.type === "JSXText" && /\p{Alphabetic}/u.test(child.value);
    const reads = !isRead && node.children.some(hasWords);
    if (reads) {
      const text = new Text("string");
      this.#join(text, node.children);
      this.texts.push(text.trim());
    }
    return isRead || reads;
  }

  #join(text: Text, children: Node[]) {
    for (const { type, start, value, expression, children: inside } of children) {
      const line = this.#lineOf(start);
      if (type === "JSXText") text.push(value, line);
      else if (inside) this.#join(text, inside);
      else if (typeof expression?.value === "string") text.push(expression.value, line);
      else if (expression && expression.type !== "JSXEmptyExpression") text.push("…", line);
    }
  }
}

const isForwarded = ({ type, source }: Node) => type === "ExportNamedDeclaration" && source;

const isSilent = ({ name }: Node) =>
  SILENT.includes(name.name) || name.type === "JSXNamespacedName";

function isSelecting({ callee }: Node) {
  const { property, computed } = callee;
  return SELECTING.includes(computed ? property.value : property?.name);
}

/** The names that a pattern declares, or a list of patterns. */
function declared(pattern: Node | Node[] | null | undefined): Node[] {
  if (Array.isArray(pattern)) return pattern.flatMap(declared);
  switch (pattern?.type) {
    case "Identifier":
      return [pattern];
    case "ObjectPattern":
      return declared(pattern.properties);
    case "Property":
      return declared(pattern.value);
    case "ArrayPattern":
      return declared(pattern.elements);
    case "AssignmentPattern":
      return declared(pattern.left);
    case "RestElement":
      return declared(pattern.argument);
    case "TSTypeParameter":
      return declared(pattern.name);
    default:
      return [];
  }
}
