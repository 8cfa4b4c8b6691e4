/** Names beside lines, apart from one another. */

/**
 * Moves places apart, each as little as can be, and none past the ends while there is room.
 * @param {number[]} wanted
 * @param {number} gap from each to the next
 * @param {[number, number]} ends
 * @returns {number[]} in the order of those wanted
 */
export function spread(wanted, gap, [least, most]) {
  const order = wanted.map((_, at) => at).toSorted((a, b) => wanted[a] - wanted[b] || a - b);
  /** Names that stand against one another, and where the first of them stands. @type {{first: number, members: number[]}[]} */
  const blocks = [];
  for (const member of order) {
    let block = { first: within(wanted[member], 1), members: [member] };
    for (let above = blocks.at(-1); above && reaches(above, block); above = blocks.at(-1)) {
      blocks.pop();
      block = joined([...above.members, ...block.members]);
    }
    blocks.push(block);
  }
  /** @type {number[]} */
  const places = [];
  for (const { first, members } of blocks) {
    members.forEach((member, at) => {
      places[member] = first + at * gap;
    });
  }
  return places;

  /** @param {number} first @param {number} many */
  function within(first, many) {
    return Math.max(least, Math.min(most - (many - 1) * gap, first));
  }

  /** @param {typeof blocks[number]} above @param {typeof blocks[number]} below */
  function reaches(above, below) {
    return above.first + above.members.length * gap > below.first;
  }

  /** @param {number[]} members */
  function joined(members) {
    const middle = members.reduce((sum, member, at) => sum + wanted[member] - at * gap, 0);
    return { first: within(middle / members.length, members.length), members };
  }
}
