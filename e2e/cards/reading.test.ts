import {
  ANIMATED_GIF,
  ANIMATED_PNG,
  ANIMATED_WEBP,
  CMYK_JPEG,
} from '../../tests/fixtures/photo-files.ts';
import { asFromCamera, notesIn } from '../support/camera-file.ts';
import { pictureSize } from '../support/picture-size.ts';
import { expect, test } from '../test.ts';
import { openCardPage } from './open-card-page.ts';

const red = [expect.closeTo(254, -1), expect.closeTo(0, -1), expect.closeTo(0, -1), 255];
const blue = [expect.closeTo(0, -1), expect.closeTo(0, -1), expect.closeTo(254, -1), 255];

/** A PNG's beginning that says it is this large, and its end. */
function pngOf(width: number, height: number): Buffer {
  const file = Buffer.alloc(45);
  file.write('\u0089PNG\r\n\u001A\n', 0, 'latin1');
  file.writeUInt32BE(13, 8);
  file.write('IHDR', 12);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.write('IEND', 37);
  return file;
}

const text = (content: string) => Buffer.from(content, 'latin1');

const REFUSED = {
  'nothing at all': [Buffer.alloc(0), 'empty'],
  'text under the name of a photo': [text('rating,review\n5,"Kind staff."'), 'not-a-picture'],
  'a drawing': [text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'svg'],
  'a HEIC where the browser reads none': [text('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), 'heic'],
  'a JPEG whose end is missing': [Buffer.from(CMYK_JPEG.subarray(0, 340)), 'cut-off'],
  'more than 100 megapixels': [pngOf(20_000, 10_000), 'too-many-pixels'],
  'a PNG without pixels': [pngOf(20, 10), 'unreadable'],
} as const;

test('a photo is turned, scaled down, and freed of place and notes', async ({ page }) => {
  await openCardPage(page);
  const plain = await page.evaluate(() => cardPage.twoColours(3000, 1500));
  const file = asFromCamera(Buffer.from(plain, 'base64'));
  expect(notesIn(file).slice(0, 2)).toEqual(['Exif', 'http']);
  const photo = await page.evaluate(
    (it) => cardPage.read(it, 'image/jpeg'),
    file.toString('base64'),
  );
  if (!photo.ok) throw new Error(photo.reason);
  const kept = Buffer.from(photo.base64, 'base64');
  expect(pictureSize(kept)).toEqual({ type: 'jpeg', width: 1080, height: 2160 });
  // Notes that the browser writes itself: density and colour space.
  expect(notesIn(kept).filter((note) => !['JFIF', 'ICC_'].includes(note))).toEqual([]);
  expect(kept.includes('Harbour')).toBe(false);
  // Red is above blue now: at half the height, both edges are where one turns into the other.
  expect(photo.left[1]).toBeLessThan(30);
  expect(photo.left).toEqual(photo.right);
});

test('other kinds of pictures are taken, of moving ones the first', async ({ page }) => {
  await openCardPage(page);
  const read = (bytes: Uint8Array) =>
    page.evaluate((it) => cardPage.read(it, ''), Buffer.from(bytes).toString('base64'));
  const plain = await page.evaluate(() => cardPage.twoColours(40, 20));
  expect(await read(Buffer.from(plain, 'base64'))).toMatchObject({
    isAnimated: false,
    width: 40,
    height: 20,
    left: red,
    right: blue,
  });
  for (const bytes of [ANIMATED_GIF, ANIMATED_WEBP, ANIMATED_PNG])
    expect(await read(bytes)).toMatchObject({ ok: true, isAnimated: true, left: red });
  const inks = await read(CMYK_JPEG);
  if (!inks.ok) throw new Error(inks.reason);
  expect(inks.left[0]).toBeGreaterThan(200);
  expect(Math.max(inks.left[1] ?? 0, inks.left[2] ?? 0)).toBeLessThan(100);
});

test('every other file is refused with its reason', async ({ page }) => {
  await openCardPage(page);
  for (const [name, [bytes, reason]] of Object.entries(REFUSED)) {
    const result = await page.evaluate(
      (it) => cardPage.read(it, 'image/jpeg'),
      bytes.toString('base64'),
    );
    expect(result, name).toEqual({ ok: false, reason });
  }
});
