import { expect, test } from 'vitest';
import { readPhoto } from '#services/pictures/photo-reader.ts';

const noCanvas = () => {
  throw new Error('Nothing is drawn here');
};

test('a file of more than 30 MB is refused unread', async () => {
  const large = new Blob([new Uint8Array(30_000_001)]);
  expect(await readPhoto(large, noCanvas)).toEqual({ ok: false, reason: 'too-large' });
});

test('a file that was moved since it was chosen is a photo that can’t be opened', async () => {
  const moved = new Blob(['bytes']);
  moved.arrayBuffer = () => Promise.reject(new DOMException('', 'NotFoundError'));
  expect(await readPhoto(moved, noCanvas)).toEqual({ ok: false, reason: 'unreadable' });
});
