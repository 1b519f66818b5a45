import { crc32, deflateSync } from 'node:zlib';

const chunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** Sixteen levels per channel are enough for the edges of flat shapes; flat colours stay exact. */
const coarse = (value: number) => Math.min(255, Math.round(value / 16) * 16);

/**
 * Encodes red, green, blue and alpha bytes as a PNG of at most 256 colours, a third of the size of
 * a full-colour one. Throws if the image has more colours than that.
 */
export const indexedPng = (width: number, rgba: Uint8Array) => {
  const height = rgba.length / 4 / width;
  const counts = new Map<number, number>();
  const words = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  for (let at = 0; at < rgba.length; at += 4) {
    const colour = words.getUint32(at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const flat = new Set(
    [...counts].filter(([, count]) => count > width * 4).map(([colour]) => colour),
  );
  const palette = new Map<string, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const channels = [...rgba.subarray(pixel * 4, pixel * 4 + 4)];
    const key = (flat.has(words.getUint32(pixel * 4)) ? channels : channels.map(coarse)).join();
    const index = palette.get(key) ?? palette.size;
    palette.set(key, index);
    rows[pixel + Math.floor(pixel / width) + 1] = index;
  }
  if (palette.size > 256)
    throw new Error(`The picture has ${palette.size} colours, 256 at most fit.`);
  const colours = [...palette.keys()].map((key) => key.split(',').map(Number));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per pixel, each an index into the palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours.flatMap((colour) => colour.slice(0, 3)))),
    chunk('tRNS', Buffer.from(colours.map((colour) => colour[3] ?? 255))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
