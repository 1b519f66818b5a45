import { expect, test } from 'vitest';
import { pdfOf } from '#services/pictures/picture-pdf.ts';
import { zipOf } from '#services/pictures/picture-zip.ts';
import { readPdf, readZip } from '../../../e2e/support/carousel-files.ts';

/** A JPEG as far as its size: a frame of three colours. */
function jpegOf(width: number, height: number): Blob {
  const [w, h] = [width, height].map((length) => [length >> 8, length & 255]);
  const frame = [0xff, 0xc0, 0, 17, 8, ...(h ?? []), ...(w ?? []), 3];
  const colours = [1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0];
  return new Blob([new Uint8Array([0xff, 0xd8, ...frame, ...colours, 0xff, 0xd9])]);
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

test('a zip has its files in order, byte for byte', async () => {
  const files = ['01-a.png', '02-a.png', 'alt-text.txt'].map((name) => ({
    name,
    file: new Blob([`${name}: “schön”`]),
  }));
  const zip = await zipOf(files);
  expect(zip.type).toBe('application/zip');
  const read = await readZip(await bytesOf(zip));
  expect(read.map(({ name, bytes }) => [name, bytes.toString()])).toEqual(
    files.map(({ name }) => [name, `${name}: “schön”`]),
  );
});

test('a PDF has a page for each picture, as large as it, with its alt text in any script', async () => {
  const altTexts = ['“The pool (closed) \\ 50 %”', 'كان الموظفون لطفاء', '朝食は👍', '1', '2'];
  const pdf = await pdfOf(
    altTexts.map((altText, at) => ({ altText, jpeg: jpegOf(1080, at === 0 ? 1920 : 1350) })),
    'What customers say – “ja”',
  );
  expect(pdf.type).toBe('application/pdf');
  expect(await readPdf(await bytesOf(pdf))).toEqual({
    title: 'What customers say – “ja”',
    pages: altTexts.map((altText, at) => ({
      width: 1080,
      height: at === 0 ? 1920 : 1350,
      altTexts: [altText],
    })),
  });
});

test('a picture that is no JPEG is refused', async () => {
  await expect(pdfOf([{ altText: '', jpeg: new Blob(['GIF89a']) }], '')).rejects.toThrow();
});
