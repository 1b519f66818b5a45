import { describe, expect, test } from 'vitest';
import type { Failure } from '#domain/jobs/failure.ts';
import { createConnectivity } from '#queue/connectivity.ts';
import { checkReachability } from '#queue/reachability.ts';
import type { NetworkStatus } from '#services/network/network.ts';
import { createFakeModel, createFakeNetwork, flushTasks } from '../state/fake-app.ts';

const REMOTE = 'https://api.example/v1';
const LOCAL = 'http://127.0.0.1:11434/v1';

/**
 * Checks reachability of a provider that accepts probes, with `found` as the last network status.
 */
async function reach(found: NetworkStatus, baseUrl: string, byHand: boolean, failure?: Failure) {
  const net = createFakeNetwork();
  const connectivity = createConnectivity(net.service, (error) => {
    throw error;
  });
  await net.become(found);
  let probes = 0;
  const model = {
    ...createFakeModel().service,
    probe: async () => {
      probes += 1;
      return failure;
    },
  };
  const answer = await checkReachability({ model, connectivity }, { baseUrl, key: 'sk-x' }, byHand);
  return { answer, probes };
}

describe('reachability of a provider', () => {
  test.each<[NetworkStatus, string, boolean, 'wait' | undefined]>([
    ['online', REMOTE, false, undefined],
    ['online', REMOTE, true, undefined],
    ['offline', REMOTE, false, 'wait'],
    ['portal', REMOTE, false, 'wait'],
    ['offline', LOCAL, false, undefined],
    ['portal', LOCAL, false, undefined],
    ['portal', REMOTE, true, undefined],
  ])(
    'reachability with the site %s, at %s, pressed by hand: %s',
    async (found, baseUrl, byHand, answer) => {
      expect(await reach(found, baseUrl, byHand)).toEqual({
        answer,
        // A request that waits for the network probes no other server.
        probes: answer === 'wait' ? 0 : 1,
      });
    },
  );

  test.each<[string, string, NetworkStatus]>([
    ['a provider elsewhere', REMOTE, 'online'],
    ['a model on this device', LOCAL, 'offline'],
  ])('the status offline, when %s (%s) answers, becomes %s', async (_where, baseUrl, status) => {
    const net = createFakeNetwork();
    // The network is back, and the browser has fired no event.
    const check = async () => 'online' as const;
    const connectivity = createConnectivity({ ...net.service, check }, (error) => {
      throw error;
    });
    await net.become('offline');
    const model = { ...createFakeModel().service, probe: async () => undefined };
    await checkReachability({ model, connectivity }, { baseUrl, key: 'sk-x' }, true);
    await flushTasks();
    expect(connectivity.connection).toBe(status);
  });
});
