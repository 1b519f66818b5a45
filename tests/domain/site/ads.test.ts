import { expect, test } from 'vitest';
import { adAddressProblem, isReadyMessage } from '#domain/site/ads.ts';

test.each([
  ['https://ads.example.net/slot.html', undefined],
  ['http://127.0.0.1:5400/slot.html', undefined],
  ['https://ads.echopost.example/slot', 'own-site'],
  ['https://echopost.example/slot', 'own-site'],
  ['https://echopost.example./slot', 'own-site'],
  ['http://ads.example.net/', 'not-secure'],
  ['javascript:alert(1)', 'not-secure'],
  ['ads.example.net', 'not-an-address'],
] as const)('an ad frame from %s has the problem %s', (address, problem) => {
  const found = adAddressProblem(address, 'https://www.echopost.example');
  if (problem === undefined) expect(found).toBeUndefined();
  else expect(found).toBeDefined();
  if (problem === 'own-site') expect(found).toBe('own-site');
});

test('only the ready message of an ad frame is accepted', () => {
  expect(isReadyMessage({ t: 'ready' })).toBe(true);
  for (const other of [
    null,
    'ready',
    { t: 'size' },
    { t: 'ready', h: 600 },
    { t: ['ready'] },
    [],
  ]) {
    expect(isReadyMessage(other)).toBe(false);
  }
});
