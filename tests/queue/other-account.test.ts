import { expect, test } from 'vitest';
import { createQueue } from '#queue/queue.ts';
import type { Account } from '#domain/site/account.ts';
import type { Job } from '#domain/jobs/job.ts';
import { createMemoryJobStore } from '#services/jobs/jobs.ts';
import type { Locks } from '#services/locks/locks.ts';
import { createConnectivity } from '#queue/connectivity.ts';
import { REQUEST } from '../domain/jobs.ts';
import { createFakeModel, createFakeNetwork, flushTasks } from '../state/fake-app.ts';

const LOCKS: Locks = {
  async ifFree(_name, work) {
    await work();
    return true;
  },
  untilFree: async () => undefined,
};

test('a queue in memory sends nothing for an account that has left, and shows nothing of it', async () => {
  const model = createFakeModel();
  const net = createFakeNetwork();
  await net.become('online');
  const found = Promise.withResolvers<void>();
  let account: Account = { email: 'a@example.com' };
  let shown: readonly Job[] = [];
  const queue = createQueue({
    jobs: createMemoryJobStore(),
    locks: LOCKS,
    model: model.service,
    connectivity: createConnectivity(net.service, () => undefined),
    readKey: async () => {
      await found.promise;
      return { key: 'sk-a', id: REQUEST.keyId };
    },
    chosenBaseUrl: () => REQUEST.baseUrl,
    account: () => account,
    now: () => 1000,
    random: () => 0.5,
    later: () => () => undefined,
    emit: () => undefined,
    report: () => undefined,
  });
  queue.subscribe({ onJobs: (jobs) => (shown = jobs), onEnd: () => undefined });
  await queue.add(REQUEST, { watched: true });
  await flushTasks();
  account = { email: 'b@example.com' };
  queue.leave();
  found.resolve();
  await flushTasks();
  await flushTasks();
  expect(shown).toEqual([]);
  expect(model.calls).toHaveLength(0);
});
