/** Reads a picture's size from the bytes of its file, apart from any browser. */

export interface PictureSize {
  readonly type: 'png' | 'jpeg';
  readonly width: number;
  readonly height: number;
}

/** Throws for a file that is neither a PNG nor a JPEG. */
export function pictureSize(file: Buffer): PictureSize {
  if (file.subarray(0, 8).toString('latin1') === '\u0089PNG\r\n\u001A\n')
    return { type: 'png', width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  if (file.readUInt16BE(0) !== 0xff_d8) throw new Error('Neither a PNG nor a JPEG');
  // Segments of a JPEG: the first one of a frame has its size.
  for (let at = 2; at < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file.readUInt16BE(at);
    const isFrame = marker >= 0xff_c0 && marker <= 0xff_cf && !NO_FRAMES.has(marker);
    if (isFrame)
      return { type: 'jpeg', height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
  }
  throw new Error('A JPEG without a frame');
}

/** Tables among the markers of frames. */
const NO_FRAMES = new Set([0xff_c4, 0xff_c8, 0xff_cc]);
