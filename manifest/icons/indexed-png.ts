import { crc32, deflateSync } from 'node:zlib';

const chunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

type Colour = readonly number[];

const distance = (one: Colour, other: Colour) =>
  one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0);

/**
 * Encodes red, green, blue and alpha bytes as a PNG with a palette of at most `colours`, from 2 to 256:
 * 16 are enough for the edges of a flat shape, and up to 16 take half the bytes. Each pixel gets the
 * nearest colour.
 */
export const indexedPng = (width: number, rgba: Uint8Array, colours: number) => {
  const height = rgba.length / 4 / width;
  const colourAt = (pixel: number): Colour => [...rgba.subarray(pixel * 4, pixel * 4 + 4)];
  const counts = new Map<string, { colour: Colour; count: number }>();
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const colour = colourAt(pixel);
    const seen = counts.get(colour.join()) ?? { colour, count: 0 };
    seen.count += 1;
    counts.set(colour.join(), seen);
  }
  const palette = paletteOf([...counts.values()], colours);
  const indexes = new Map(
    [...counts].map(([key, { colour }]) => [key, nearest(colour, palette)] as const),
  );
  const perByte = colours <= 16 ? 2 : 1;
  const stride = Math.ceil(width / perByte) + 1;
  const rows = Buffer.alloc(stride * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [row, column] = [Math.floor(pixel / width), pixel % width];
    const at = row * stride + 1 + Math.floor(column / perByte);
    const index = indexes.get(colourAt(pixel).join()) ?? 0;
    const isLeftOfTwo = perByte === 2 && column % 2 === 0;
    rows[at] = (rows[at] ?? 0) | (isLeftOfTwo ? index << 4 : index);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Bits per pixel, each an index into the palette.
  header.set([8 / perByte, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => colour.slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map((colour) => colour[3] ?? 255))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** The most frequent colour first, then always the one that the palette so far renders worst. */
function paletteOf(counted: readonly { colour: Colour; count: number }[], most: number): Colour[] {
  const [first, ...rest] = counted.toSorted((a, b) => b.count - a.count);
  const palette = first ? [first.colour] : [];
  const errors = rest.map(({ colour, count }) => ({ colour, count, error: Infinity }));
  while (palette.length < Math.min(most, counted.length)) {
    const last = palette.at(-1) ?? [];
    for (const it of errors) it.error = Math.min(it.error, distance(it.colour, last));
    const worst = errors.reduce((a, b) => (b.error * b.count > a.error * a.count ? b : a));
    palette.push(worst.colour);
  }
  return palette;
}

const nearest = (colour: Colour, palette: readonly Colour[]): number =>
  palette.reduce(
    (best, other, at) =>
      distance(colour, other) < distance(colour, palette[best] ?? []) ? at : best,
    0,
  );
