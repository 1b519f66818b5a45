import fc from 'fast-check';
import { IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { quotesAtom } from '#state/campaign/campaign.ts';
import { addTypedInsightAtom, insightTextAtom } from '#state/quotes/insight.ts';
import { createDevice, openTab, type Tab } from './device.ts';

beforeEach(() => void vi.stubGlobal('IDBKeyRange', IDBKeyRange));

const turns = async (count = 150): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((next) => setImmediate(next));
};
const fieldOf = ({ store }: Tab) => store.get(insightTextAtom);
const quotesOf = ({ store }: Tab) => store.get(quotesAtom).map(({ text }) => text);

test('an addition in one tab leaves the text that another tab’s user typed', async () => {
  const device = createDevice({});
  const [one, two] = [await openTab(device), await openTab(device)];
  two.store.set(insightTextAtom, 'The hem is lovely.\nThe zip broke.');
  await turns();
  one.store.set(insightTextAtom, 'It runs small.\nThe colour fades.');
  await turns();
  await one.store.set(addTypedInsightAtom);
  await turns();
  expect(quotesOf(two)).toEqual(['It runs small.', 'The colour fades.']);
  expect([fieldOf(one), fieldOf(two)]).toEqual(['', 'The hem is lovely.\nThe zip broke.']);
  expect(fieldOf(await openTab(device))).toBe('The hem is lovely.\nThe zip broke.');
});

test('no text vanishes from a field by what another tab types or adds, in any order', async () => {
  const tab = fc.constantFrom(0, 1);
  const step = fc.oneof(
    fc.record({ kind: fc.constant('type' as const), tab }),
    fc.record({ kind: fc.constant('add' as const), tab }),
    fc.record({ kind: fc.constant('wait' as const), turns: fc.nat(25) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const device = createDevice({});
      const tabs = [await openTab(device), await openTab(device)] as const;
      const typed: [string, string] = ['', ''];
      for (const [at, it] of steps.entries()) {
        if (it.kind === 'wait') await turns(it.turns);
        else if (it.kind === 'type') {
          typed[it.tab] = `Word ${at} fits.`;
          tabs[it.tab].store.set(insightTextAtom, typed[it.tab]);
        } else if (typed[it.tab] !== '') {
          await tabs[it.tab].store.set(addTypedInsightAtom);
          typed[it.tab] = '';
        }
      }
      await turns();
      const left = typed.filter((text) => text !== '');
      for (const at of [0, 1] as const) {
        if (typed[at] !== '') expect(fieldOf(tabs[at])).toBe(typed[at]);
      }
      const stored = fieldOf(await openTab(device)).split('\n\n');
      expect(stored.filter((text) => text !== '').toSorted()).toEqual(left.toSorted());
    }),
    { numRuns: 20 },
  );
}, 60_000);
