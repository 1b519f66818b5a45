import { expect, test } from 'vitest';
import { inRange } from '#sw/range.ts';

const CLIP = 'abcdefghij';
const clip = () => new Response(CLIP, { headers: { 'Content-Type': 'video/mp4' } });

test.each([
  ['bytes=0-', CLIP, 'bytes 0-9/10'],
  ['bytes=2-4', 'cde', 'bytes 2-4/10'],
  ['bytes=8-99', 'ij', 'bytes 8-9/10'],
  ['bytes=-3', 'hij', 'bytes 7-9/10'],
])('%s is answered with that range', async (range, text, stated) => {
  const response = await inRange(clip(), range);
  expect(response.status).toBe(206);
  expect(response.headers.get('Content-Range')).toBe(stated);
  expect(response.headers.get('Content-Type')).toBe('video/mp4');
  expect(await response.text()).toBe(text);
});

test.each([null, 'bytes=-', 'bytes=0-1,4-5', 'lines=1-2', ''])(
  '%s is answered with the whole file',
  async (range) => {
    const response = await inRange(clip(), range);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(CLIP);
  },
);

test('a range outside the file is refused', async () => {
  const response = await inRange(clip(), 'bytes=10-12');
  expect(response.status).toBe(416);
  expect(response.headers.get('Content-Range')).toBe('bytes */10');
});
