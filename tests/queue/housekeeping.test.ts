import { expect, test } from 'vitest';
import { ENDED_DAYS } from '#domain/prune-jobs.ts';
import { QUEUED } from '../domain/jobs.ts';
import { createWorld, openPage, rest } from './fake-world.ts';

test('a queue that is looked through drops what ended long ago, and keeps what asks', async () => {
  const world = createWorld();
  world.clock.now += (ENDED_DAYS + 1) * 86_400_000;
  for (const [id, status] of [
    ['over', 'done'],
    ['asks', 'unknown'],
  ] as const) {
    world.disk.set(id, { ...QUEUED, id, status, settled: true });
  }
  const { queue } = openPage(world);
  await queue.drain();
  await rest();
  expect([...world.disk.keys()]).toEqual(['asks']);
});
