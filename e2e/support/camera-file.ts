/** Writes into a JPEG what a camera does, and lists what is in one, apart from the app. */

const segment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

/** An entry of a TIFF directory: tag, type, count and four bytes of value. */
function entry(tag: number, type: number, count: number, value: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt16BE(tag, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt32BE(count, 4);
  return Buffer.concat([head, value, Buffer.alloc(4 - value.length)]);
}

const directory = (...entries: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([0, entries.length]), ...entries, Buffer.alloc(4)]);

/** A JPEG of a camera that was held upright, with the place in it, and an editor's notes. */
export function asFromCamera(jpeg: Buffer): Buffer {
  const first = directory(
    // Turned by a quarter, clockwise.
    entry(0x01_12, 3, 1, Buffer.from([0, 6])),
    entry(0x88_25, 4, 1, Buffer.from([0, 0, 0, 38])),
  );
  const place = directory(entry(1, 2, 2, Buffer.from('N\0')), entry(3, 2, 2, Buffer.from('E\0')));
  const tiff = Buffer.concat([Buffer.from('MM\0*\0\0\0\u0008', 'latin1'), first, place]);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])),
    segment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>Harbour 7</x:xmpmeta>')),
    jpeg.subarray(2),
  ]);
}

/** The segments before a JPEG's scan that are no part of the picture, by the name they begin with. */
export function notesIn(jpeg: Buffer): string[] {
  const notes: string[] = [];
  for (let at = 2; jpeg[at + 1] !== 0xda; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker >= 0xe0 && marker <= 0xef) notes.push(jpeg.toString('latin1', at + 4, at + 8));
    if (marker === 0xfe) notes.push('comment');
  }
  return notes;
}
