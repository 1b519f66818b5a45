import { crc32, deflateSync } from 'node:zlib';

/** Draws dusk over hills as a PNG of `size`, such as `768x1024`: the sample of the demo model. */
export function samplePicture(size: string): Buffer {
  const [width = 768, height = 1024] = /^\d{2,4}x\d{2,4}$/.test(size)
    ? size.split('x').map(Number)
    : [];
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rows.set(colourAt(x / width, y / height), y * (1 + width * 3) + 1 + x * 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const SKY = [39, 70, 144];
const DUSK = [249, 200, 140];
const HILLS = [
  { colour: [91, 108, 143], top: 0.6, wave: 2.2 },
  { colour: [60, 74, 104], top: 0.7, wave: 3.1 },
  { colour: [34, 43, 64], top: 0.82, wave: 1.6 },
];

function colourAt(x: number, y: number): readonly number[] {
  const hill = HILLS.findLast(({ top, wave }) => y > top + 0.05 * Math.sin(wave * Math.PI * x));
  return hill?.colour ?? SKY.map((from, at) => Math.round(from + ((DUSK[at] ?? 0) - from) * y));
}
