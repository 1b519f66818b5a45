import { HEAD_BYTES, pictureType } from '#domain/site/picture-type.ts';
import { PICTURE_MAX_BYTES } from '#domain/site/profile.ts';
import type { PictureProblem, PictureResult, PictureService } from './pictures.ts';

/** A decoded picture, in pixels. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  close(): void;
}

/** Pixel operations of the browser. */
export interface PictureDeps<B extends Bitmap = Bitmap> {
  /** Rejects if the browser cannot read the file. */
  decode(file: Blob): Promise<B>;
  /** Draws the square at `left`, `top` as a JPEG of `size` by `size` pixels. */
  encode(bitmap: B, square: Square): Promise<Blob>;
}

export interface Square {
  readonly left: number;
  readonly top: number;
  /** Side in the bitmap. */
  readonly side: number;
  /** Side of the result. */
  readonly size: number;
  /** 0 to 1. */
  readonly quality: number;
}

/** Larger files are refused unread: a phone's photo has 3 to 12 MB. */
export const FILE_MAX_BYTES = 30_000_000;

/** From good to small; the first result below the limit is taken. */
const ATTEMPTS = [
  { size: 192, quality: 0.86 },
  { size: 192, quality: 0.6 },
  { size: 96, quality: 0.7 },
  { size: 48, quality: 0.5 },
] as const;

/** Reads profile pictures on the device. The new file has none of the old one's metadata. */
export function createPictures<B extends Bitmap>(
  deps: PictureDeps<B>,
): Pick<PictureService, 'readSquare'> {
  return {
    async readSquare(file) {
      if (file.size === 0) return failed('empty');
      if (file.size > FILE_MAX_BYTES) return failed('too-large');
      try {
        const head = await file.slice(0, HEAD_BYTES).arrayBuffer();
        const type = pictureType(new Uint8Array(head));
        if (type === undefined) return failed('not-a-picture');
        if (type === 'svg') return failed('svg');
        return await shrink(deps, file, type === 'heic' ? 'heic' : 'unreadable');
      } catch {
        // The file was moved, or its permission withdrawn, between the choice and the reading.
        return failed('unreadable');
      }
    },
  };
}

async function shrink<B extends Bitmap>(
  { decode, encode }: PictureDeps<B>,
  file: Blob,
  otherwise: PictureProblem,
): Promise<PictureResult> {
  const bitmap = await decode(file).catch(() => undefined);
  if (!bitmap) return failed(otherwise);
  try {
    const side = Math.min(bitmap.width, bitmap.height);
    const centre = { left: (bitmap.width - side) / 2, top: (bitmap.height - side) / 2, side };
    for (const attempt of ATTEMPTS) {
      const blob = await encode(bitmap, { ...centre, ...attempt });
      if (blob.size <= PICTURE_MAX_BYTES) return { ok: true, address: await addressOf(blob) };
    }
    return failed('unreadable');
  } finally {
    bitmap.close();
  }
}

async function addressOf(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:image/jpeg;base64,${btoa(binary)}`;
}

const failed = (problem: PictureProblem): PictureResult => ({ ok: false, problem });
