import { LONGEST_EDGE } from '#domain/pictures/photo.ts';
import { photoFacts } from '#domain/pictures/photo-file.ts';
import type { PhotoProblem } from '#domain/pictures/photo-texts.ts';
import { HEAD_BYTES, pictureType } from '#domain/site/picture-type.ts';
import type { Canvas } from './draw-card.ts';
import type { PhotoResult } from './pictures.ts';
import { FILE_MAX_BYTES } from './square-pictures.ts';

/** More would take 400 MB of memory, and more than a phone gives. */
const MOST_PIXELS = 100_000_000;

const QUALITY = 0.9;

/** Longest edge of the small picture by which the user knows a photo, in pixels. */
const THUMB_EDGE = 160;

/**
 * Reads a photo in the page or in a worker: turned as its camera was held, scaled down, and written
 * anew, so that it has no place, time or device in it. Never throws.
 */
export async function readPhoto(
  file: Blob,
  newCanvas: (width: number, height: number) => Canvas,
): Promise<PhotoResult> {
  if (file.size === 0) return failed('empty');
  if (file.size > FILE_MAX_BYTES) return failed('too-large');
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = pictureType(bytes.subarray(0, HEAD_BYTES));
    if (type === undefined) return failed('not-a-picture');
    if (type === 'svg') return failed('svg');
    const { width = 1, height = 1, isAnimated, isCutOff } = photoFacts(bytes);
    if (width * height > MOST_PIXELS) return failed('too-many-pixels');
    if (isCutOff) return failed('cut-off');
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
      () => undefined,
    );
    if (!bitmap) return failed(type === 'heic' ? 'heic' : 'unreadable');
    try {
      const photo = draw(bitmap, LONGEST_EDGE, newCanvas);
      const thumb = draw(photo.source, THUMB_EDGE, newCanvas);
      const [whole, small] = await Promise.all([encode(photo), encode(thumb)]);
      const { width: across, height: down } = photo;
      return {
        ok: true,
        isAnimated,
        photo: { file: whole, thumb: small, width: across, height: down },
      };
    } finally {
      bitmap.close();
    }
  } catch {
    // Moved or withdrawn between the choice and the reading, or there is no memory for it.
    return failed('unreadable');
  }
}

interface Drawn extends Canvas {
  readonly width: number;
  readonly height: number;
}

/** Draws a picture as large as it is, or as its longest edge may be. */
function draw(
  source: ImageBitmap | Drawn['source'],
  longest: number,
  newCanvas: (width: number, height: number) => Canvas,
): Drawn {
  const scale = Math.min(1, longest / Math.max(source.width, source.height));
  const width = Math.max(1, Math.round(source.width * scale));
  const height = Math.max(1, Math.round(source.height * scale));
  const canvas = newCanvas(width, height);
  const { context } = canvas;
  // JPEG has no transparency: a logo on black would be unreadable.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return { ...canvas, width, height };
}

const encode = (drawn: Drawn): Promise<Blob> => drawn.encode('image/jpeg', QUALITY);

const failed = (reason: PhotoProblem): PhotoResult => ({ ok: false, reason });
