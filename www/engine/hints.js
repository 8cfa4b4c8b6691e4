/** What a hint is made of that is drawn: types alone. */

/**
 * A row or a column, by its number from 0 at the top or at the left.
 * @typedef {{kind: "row" | "column", index: number}} Line
 */
/**
 * A step of reasoning, and what is to be drawn of it.
 * @typedef {object} Deduction
 * @property {string} rule the rule's word for programs, that never changes
 * @property {string} name what people call it
 * @property {string} text the deduction in one sentence, or two
 * @property {number[]} named the squares that the sentence names
 * @property {Line[]} lines that it is about
 * @property {number | null} imagined the square on which a piece is imagined
 * @property {[number, number][]} pairs from each culprit to what it attacks, or from a square to the
 *   neighbour in question
 * @property {number | null} placed the square that is forced
 * @property {number[]} ruledOut
 * @property {Imagined[]} whatIf
 */
/**
 * A moment of a what-if.
 * @typedef {object} Imagined
 * @property {string} text what happened
 * @property {number[]} pieces imagined so far, in order
 * @property {number[]} ruledOut by reasoning so far, and not attacked
 * @property {Line | null} line that the sentence is about
 */

export {};
