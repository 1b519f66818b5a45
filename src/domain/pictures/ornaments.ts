import type { Hex } from './colours.ts';
import type { Box, Direction, Shape } from './shapes.ts';

/** Two raised commas, 100 wide and 80 high. */
const QUOTATION_MARK =
  'M46 2C20 8 0 28 0 54C0 70 10 80 23 80C35 80 44 71 44 59.5C44 48 36 40 25.5 40C23.5 40 21.5 40.3 20 40.8C21.5 27 32 16 46 10ZM100 2C74 8 54 28 54 54C54 70 64 80 77 80C89 80 98 71 98 59.5C98 48 90 40 79.5 40C77.5 40 75.5 40.3 74 40.8C75.5 27 86 16 100 10Z';

/** Height of a quotation mark as a share of its width. */
export const MARK_RATIO = 0.8;

/** A quotation mark; mirrored where a script runs from right to left. */
export const quotationMark = (
  x: number,
  y: number,
  width: number,
  fill: Hex,
  direction: Direction,
): Shape => ({
  kind: 'path',
  path: QUOTATION_MARK,
  fill,
  x: direction === 'rtl' ? x + width : x,
  y,
  scale: width / 100,
  isMirrored: direction === 'rtl',
});

/** A star, 100 wide; `half`: its left half. */
function starPath(half: boolean): string {
  const points: string[] = [];
  for (let corner = 0; corner < 10; corner += 1) {
    const radius = corner % 2 === 0 ? 50 : 23;
    const angle = (Math.PI * corner) / 5 - Math.PI / 2;
    const x = 50 + radius * Math.cos(angle);
    if (half && corner > 0 && corner < 5) continue;
    points.push(`${x.toFixed(1)} ${(52 + radius * Math.sin(angle)).toFixed(1)}`);
  }
  return `M${points.join('L')}Z`;
}

const STAR = starPath(false);
const HALF_STAR = starPath(true);

export const MOST_STARS = 5;

/** Width of a row of five stars, in widths of a star. */
export const STARS_WIDTH = MOST_STARS * 1.18 - 0.18;

/** A row of five stars, as many of them full as a customer gave: no more, in halves. */
export function starRow(
  rating: number,
  { x, y }: Pick<Box, 'x' | 'y'>,
  size: number,
  fills: { readonly full: Hex; readonly empty: Hex },
  direction: Direction,
): Shape[] {
  const halves = Math.floor(rating * 2 + 1e-9);
  return Array.from({ length: MOST_STARS }, (_, index): Shape[] => {
    const isMirrored = direction === 'rtl';
    const left = x + (isMirrored ? MOST_STARS - 1 - index : index) * size * 1.18;
    const at = { y, scale: size / 100, x: isMirrored ? left + size : left, isMirrored };
    const star = (path: string, fill: Hex): Shape => ({ kind: 'path', path, fill, ...at });
    if (halves >= 2 * index + 2) return [star(STAR, fills.full)];
    const empty = star(STAR, fills.empty);
    return halves === 2 * index + 1 ? [empty, star(HALF_STAR, fills.full)] : [empty];
  }).flat();
}

/** Tiles of quarter circles in two colours, from a corner of a card to the other. */
export function tiles(width: number, height: number, fills: readonly [Hex, Hex, Hex]): Shape[] {
  const columns = width > height ? 10 : 6;
  const size = width / columns;
  const rows = Math.ceil(height / size);
  const shapes: Shape[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const turn = (column * 3 + row * 5 + ((column * row) % 3)) % 4;
      const fill = fills[(column + row * 2 + ((row * column) % 2)) % 3] ?? fills[0];
      shapes.push({
        kind: 'path',
        path: QUARTERS[turn] ?? '',
        fill,
        x: column * size,
        y: row * size,
        scale: size / 100,
      });
    }
  return shapes;
}

/** A quarter of a ring around each corner of a tile, 100 wide. */
const QUARTERS = [
  'M0 100A100 100 0 0 1 100 0V44A56 56 0 0 0 44 100Z',
  'M0 0A100 100 0 0 1 100 100H56A56 56 0 0 0 0 44Z',
  'M100 0A100 100 0 0 1 0 100V56A56 56 0 0 0 56 0Z',
  'M100 100A100 100 0 0 1 0 0H44A56 56 0 0 0 100 56Z',
];
