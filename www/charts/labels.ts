/**
 * Spreads labels apart, each as little as possible, and keeps them within the ends while there is room.
 * @param gap between neighbours
 * @returns places in the order of those wanted
 */
export function spread(wanted: number[], gap: number, [least, most]: [number, number]): number[] {
  const order = wanted.map((_, at) => at).toSorted((a, b) => wanted[a]! - wanted[b]! || a - b);
  /** Labels that touch, and the position of the first. */
  const blocks: { first: number; members: number[] }[] = [];
  for (const member of order) {
    let block = { first: within(wanted[member]!, 1), members: [member] };
    for (let above = blocks.at(-1); above && reaches(above, block); above = blocks.at(-1)) {
      blocks.pop();
      block = joined([...above.members, ...block.members]);
    }
    blocks.push(block);
  }
  const places: number[] = [];
  for (const { first, members } of blocks) {
    members.forEach((member, at) => {
      places[member] = first + at * gap;
    });
  }
  return places;

  function within(first: number, many: number) {
    return Math.max(least, Math.min(most - (many - 1) * gap, first));
  }

  function reaches(above: (typeof blocks)[number], below: (typeof blocks)[number]) {
    return above.first + above.members.length * gap > below.first;
  }

  function joined(members: number[]) {
    const middle = members.reduce((sum, member, at) => sum + wanted[member]! - at * gap, 0);
    return { first: within(middle / members.length, members.length), members };
  }
}
