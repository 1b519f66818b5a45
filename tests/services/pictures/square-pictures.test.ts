import { describe, expect, test } from 'vitest';
import { PICTURE_MAX_BYTES } from '#domain/site/profile.ts';
import { createPictures, FILE_MAX_BYTES, type Square } from '#services/pictures/square-pictures.ts';

const bytes = (...parts: (string | number[])[]) =>
  new Blob(
    parts.map((part) => Uint8Array.from(typeof part === 'string' ? Buffer.from(part) : part)),
  );

const JPEG = bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF');
const PNG = bytes([0x89], 'PNG\r\n', [0x1a, 0x0a]);
const HEIC = bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic');
const AVIF = bytes([0, 0, 0, 24], 'ftypavif', [0, 0, 0, 0]);
const WEBP = bytes('RIFF', [9, 0, 0, 0], 'WEBPVP8 ');

interface Fake {
  /** Width and height; undefined if the browser cannot read the file. */
  readonly pixels?: readonly [number, number];
  /** Bytes of the results, in turn; the last is repeated. */
  readonly sizes?: readonly number[];
}

function openPictures({ pixels, sizes = [100] }: Fake = {}) {
  const squares: Square[] = [];
  let closed = 0;
  const service = createPictures({
    async decode() {
      if (!pixels) throw new DOMException('No', 'InvalidStateError');
      const [width, height] = pixels;
      return { width, height, close: () => void (closed += 1) };
    },
    async encode(_bitmap, square) {
      const size = sizes[Math.min(squares.push(square), sizes.length) - 1] ?? 0;
      return new Blob([new Uint8Array(size)]);
    },
  });
  return { service, squares, closed: () => closed };
}

/** A file that says it is larger than it is. */
function withSize(file: Blob, size: number): Blob {
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

describe('files that are no picture to us', () => {
  test.for<[string, Blob, string]>([
    ['an empty file', new Blob([]), 'empty'],
    ['a huge file', withSize(bytes('GIF89a'), FILE_MAX_BYTES + 1), 'too-large'],
    ['a text', bytes('Dear diary,'), 'not-a-picture'],
    ['a PDF', bytes('%PDF-1.7'), 'not-a-picture'],
    ['a video', bytes([0, 0, 0, 24], 'ftypisom'), 'not-a-picture'],
    ['zeros', bytes(Array.from({ length: 600 }, () => 0)), 'not-a-picture'],
    ['a drawing', bytes('<?xml version="1.0"?>\n<svg xmlns="x"/>'), 'svg'],
    ['a drawing with script', bytes('<SVG onload="alert(1)"><script>x</script>'), 'svg'],
    ['a photo of an iPhone, elsewhere', HEIC, 'heic'],
    ['the beginning of a JPEG', JPEG, 'unreadable'],
    ['the beginning of a PNG', PNG, 'unreadable'],
    ['the beginning of an AVIF', AVIF, 'unreadable'],
    ['the beginning of a WebP', WEBP, 'unreadable'],
  ])('%s is refused', async ([, file, problem]) => {
    const { service, squares } = openPictures();
    expect(await service.readSquare(file)).toEqual({ ok: false, problem });
    expect(squares).toEqual([]);
  });

  test('a file that has moved is refused', async () => {
    const { service } = openPictures({ pixels: [10, 10] });
    const gone = bytes('GIF89a');
    gone.slice = () => {
      throw new DOMException('Gone', 'NotFoundError');
    };
    expect(await service.readSquare(gone)).toEqual({ ok: false, problem: 'unreadable' });
  });
});

describe('a picture', () => {
  test('a picture is cropped to its centre and returned as a URL', async () => {
    const { service, squares, closed } = openPictures({ pixels: [400, 300] });
    const result = await service.readSquare(PNG);
    expect(result).toEqual({
      ok: true,
      address: expect.stringMatching(/^data:image\/jpeg;base64,A+=*$/),
    });
    expect(squares).toEqual([{ left: 50, top: 0, side: 300, size: 192, quality: 0.86 }]);
    expect(closed()).toBe(1);
  });

  test('a photo of an iPhone is read where the browser can', async () => {
    const { service } = openPictures({ pixels: [30, 40] });
    expect(await service.readSquare(HEIC)).toMatchObject({ ok: true });
  });

  test('a picture is made smaller until it is within the limit', async () => {
    const sizes = [PICTURE_MAX_BYTES * 2, PICTURE_MAX_BYTES + 1, PICTURE_MAX_BYTES];
    const { service, squares } = openPictures({ pixels: [400, 300], sizes });
    expect(await service.readSquare(JPEG)).toMatchObject({ ok: true });
    expect(squares.map(({ size }) => size)).toEqual([192, 192, 96]);
  });

  test('a picture that stays too large is refused, and its pixels are freed', async () => {
    const { service, closed } = openPictures({ pixels: [4, 3], sizes: [PICTURE_MAX_BYTES + 1] });
    expect(await service.readSquare(JPEG)).toEqual({ ok: false, problem: 'unreadable' });
    expect(closed()).toBe(1);
  });
});
