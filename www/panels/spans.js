/** The depths of a run, pixel by pixel. */

/**
 * The least and the greatest depth of every pixel, taken together from the columns under it.
 * @param {Uint32Array} columns the least and the greatest depth of each, in turns
 * @param {number} width steps of a column
 * @param {number} reached
 * @param {number} pixels
 * @param {(x: number, pixels: number, least: number, most: number) => void} draw
 */
export function spansByPixel(columns, width, reached, pixels, draw) {
  const all = columns.length / 2;
  const apart = (width * pixels) / Math.max(1, reached);
  if (apart >= 1) {
    for (let column = 0; column < all; column++) {
      draw(column * apart, apart, columns[2 * column], columns[2 * column + 1]);
    }
    return;
  }
  for (let x = 0, column = 0; column < all; x++) {
    let [least, most] = [columns[2 * column], columns[2 * column + 1]];
    for (column++; column < all && column * apart < x + 1; column++) {
      least = Math.min(least, columns[2 * column]);
      most = Math.max(most, columns[2 * column + 1]);
    }
    draw(x, 1, least, most);
  }
}
