import { describe, expect, test } from 'vitest';
import { browserLocalNetwork, createLocalNetwork } from '#services/model/local-network.ts';
import { ENDPOINT, failureOf, generate, networkError, stream, words } from './fake-provider.ts';

const OLLAMA = 'http://localhost:11434/v1';
const SITE = 'https://echopost.example';

describe('Local Network Access', () => {
  test.each([
    ['loopback', OLLAMA, 'loopback'],
    ['a private network', 'https://192.168.1.20/v1', 'local'],
    ['the public internet', 'https://api.example.com/v1', undefined],
    ['this site', '/_model/v1', undefined],
  ])(
    'a request to %s declares a local address space only if it needs one',
    async (_name, baseUrl, space) => {
      const { calls } = await generate([stream([words('Hi', 'stop')])], {
        endpoint: { ...ENDPOINT, baseUrl },
      });
      expect(Object(calls[0]?.init).targetAddressSpace).toBe(space);
    },
  );

  const states: Record<string, string> = {};
  const query = async (name: string) => {
    const state = states[name];
    if (state === undefined) throw new TypeError('The provided value is not a valid enum value.');
    return { state };
  };

  test.each([
    ['denied', SITE, OLLAMA, { 'loopback-network': 'denied' }, true],
    ['not yet answered', SITE, OLLAMA, { 'loopback-network': 'prompt' }, true],
    ['granted', SITE, OLLAMA, { 'loopback-network': 'granted' }, false],
    ['denied under its old name', SITE, OLLAMA, { 'local-network-access': 'denied' }, true],
    ['unknown to the browser', SITE, OLLAMA, {}, false],
    [
      'granted for this device alone',
      SITE,
      'https://10.0.0.7/v1',
      { 'loopback-network': 'granted', 'local-network': 'denied' },
      true,
    ],
    [
      'not asked of a local page',
      'http://localhost:4173',
      OLLAMA,
      { 'loopback-network': 'prompt' },
      false,
    ],
    [
      'not asked for a public host',
      SITE,
      'https://a.example/v1',
      { 'local-network': 'denied' },
      false,
    ],
  ])(
    'the local network is blocked if the permission is %s',
    async (_name, origin, baseUrl, given, blocked) => {
      for (const name of Object.keys(states)) delete states[name];
      Object.assign(states, given);
      expect(await createLocalNetwork(origin, query).blocks(baseUrl)).toBe(blocked);
    },
  );

  test('the local network is not blocked in a browser without permissions', async () => {
    const network = browserLocalNetwork({ location: { origin: SITE }, navigator: {} });
    expect(await network.blocks(OLLAMA)).toBe(false);
  });

  test('a blocked local network explains a request without a response', async () => {
    const localNetwork = { blocks: async () => true };
    const endpoint = { ...ENDPOINT, baseUrl: OLLAMA };
    expect(await failureOf([networkError], { endpoint, localNetwork })).toEqual({
      kind: 'local-network-blocked',
    });
  });
});
