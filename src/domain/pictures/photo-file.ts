/** A picture file as its own bytes describe it, before anything decodes it. */
export interface PhotoFacts {
  /** Pixels, as stored; absent where the file doesn't say or says it elsewhere. */
  readonly width?: number;
  readonly height?: number;
  /** It has more pictures than one, which a browser would show one after the other. */
  readonly isAnimated: boolean;
  /** Its end is missing: some browsers would show the rest in grey. */
  readonly isCutOff: boolean;
}

/**
 * Reads the facts of a JPEG, PNG, GIF or WebP; of other files none. Total and linear. Sources: ITU
 * T.81 annex B, PNG third edition 5.3, GIF89a, RFC 9649.
 */
export function photoFacts(bytes: Uint8Array): PhotoFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint16(0) === 0xff_d8) return jpegFacts(view);
    if (view.getUint32(0) === 0x89_50_4e_47) return pngFacts(view);
    if (textAt(view, 0, 3) === 'GIF') return gifFacts(view);
    if (textAt(view, 8, 4) === 'WEBP') return webpFacts(view);
  } catch {
    // A read beyond the end.
    return { isAnimated: false, isCutOff: true };
  }
  return { isAnimated: false, isCutOff: false };
}

const textAt = (view: DataView, at: number, length: number): string =>
  Array.from({ length }, (_, index) => String.fromCharCode(view.getUint8(at + index))).join('');

/** Tables among the markers of frames. */
const NO_FRAMES = new Set([0xc4, 0xc8, 0xcc]);

function jpegFacts(view: DataView): PhotoFacts {
  let size = {};
  for (let at = 2; ;) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) return { ...size, isAnimated: false, isCutOff: true };
    // The scan, in which a marker is the only 0xFF that no 0 follows.
    if (marker === 0xda) return { ...size, isAnimated: false, isCutOff: !hasEnd(view, at) };
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.has(marker))
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
}

/** Searches from the end: phones write more after the picture. */
function hasEnd(view: DataView, scan: number): boolean {
  for (let at = view.byteLength - 2; at > scan; at -= 1)
    if (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xd9) return true;
  return false;
}

function pngFacts(view: DataView): PhotoFacts {
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  let isAnimated = false;
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const type = textAt(view, at + 4, 4);
    if (type === 'acTL') isAnimated = true;
    if (type === 'IEND') return { ...size, isAnimated, isCutOff: false };
  }
  return { ...size, isAnimated, isCutOff: true };
}

function gifFacts(view: DataView): PhotoFacts {
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + tableBytes(view.getUint8(10));
  for (let pictures = 0; at < view.byteLength;) {
    const block = view.getUint8(at);
    if (block === 0x2c) {
      pictures += 1;
      if (pictures > 1) return { ...size, isAnimated: true, isCutOff: false };
      at += 11 + tableBytes(view.getUint8(at + 9));
    } else if (block === 0x21) at += 2;
    else break;
    while (view.getUint8(at) > 0) at += 1 + view.getUint8(at);
    at += 1;
  }
  return { ...size, isAnimated: false, isCutOff: false };
}

function webpFacts(view: DataView): PhotoFacts {
  const isCutOff = view.byteLength < view.getUint32(4, true) + 8;
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00;
  switch (textAt(view, 12, 4)) {
    case 'VP8X': {
      const isAnimated = (view.getUint8(20) & 2) !== 0;
      return { width: uint24(24) + 1, height: uint24(27) + 1, isAnimated, isCutOff };
    }
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      const [width, height] = [(bits & 0x3f_ff) + 1, ((bits >>> 14) & 0x3f_ff) + 1];
      return { width, height, isAnimated: false, isCutOff };
    }
    default: {
      const [width, height] = [26, 28].map((at) => view.getUint16(at, true) & 0x3f_ff);
      return { ...(width && height && { width, height }), isAnimated: false, isCutOff };
    }
  }
}
