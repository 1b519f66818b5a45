import { expect, test } from 'vitest';
import { STALE_AFTER_MS } from '#domain/jobs/hold-job.ts';
import { ENDED_DAYS } from '#domain/jobs/prune-jobs.ts';
import { jobWith, QUEUED } from '../domain/jobs.ts';
import { createWorld, openPage, rest } from './fake-world.ts';

test('a drain deletes jobs that ended long ago, and keeps jobs with an open question', async () => {
  const world = createWorld();
  world.clock.now += (ENDED_DAYS + 1) * 86_400_000;
  for (const [id, status] of [
    ['over', 'done'],
    ['asks', 'unknown'],
  ] as const) {
    world.disk.set(id, jobWith({ id, status, persisted: true }));
  }
  const { queue } = openPage(world);
  await queue.drain();
  await rest();
  expect([...world.disk.keys()]).toEqual(['asks']);
});

test.each([0, 1])(
  'a job asks the user a day after the press, after %i unbilled attempts',
  async (unbilledAttempts) => {
    const world = createWorld();
    world.clock.now = QUEUED.approvedAt + STALE_AFTER_MS + 1;
    world.disk.set('old', {
      ...QUEUED,
      id: 'old',
      attempts: unbilledAttempts,
      unbilledAttempts,
      retries: unbilledAttempts,
    });
    void openPage(world).queue.drain();
    await rest();
    expect(world.disk.get('old')).toMatchObject({ status: 'queued', holdReason: 'stale' });
    expect(world.model.calls).toEqual([]);
  },
);
