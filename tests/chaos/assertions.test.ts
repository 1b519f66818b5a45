import { expect, test } from 'vitest';
import { afterKill, afterLeaving } from '../../e2e/chaos/assertions.ts';

const said = (handled: string, stored: string, isWriting: boolean) => ({
  typed: handled,
  handled,
  stored,
  isWriting,
  reached: new Map(),
});
const WHOLE = 'Soft and warm';

test('after a kill only text of the write in progress may be missing', () => {
  expect(afterKill(said('Soft an', 'Soft', true), WHOLE, 'Soft')).toMatchObject({
    lost: 0,
    inFlight: 3,
  });
  expect(afterKill(said('Soft an', 'Soft', true), WHOLE, 'Sof').lost).toBe(4);
  expect(afterKill(said('Soft an', 'Soft', false), WHOLE, 'Soft').lost).toBe(3);
  expect(afterKill(said('Soft', 'Soft', false), WHOLE, 'Soft an').lost).toBe(0);
  expect(afterKill(said('Soft an', 'Soft', true), WHOLE, 'Soft nd').lost).toBe(7);
});

test('after a reload no text may be missing', () => {
  expect(afterLeaving(said('Soft an', 'Soft', true), WHOLE, 'Soft an').lost).toBe(0);
  expect(afterLeaving(said('Soft an', 'Soft', true), WHOLE, 'Soft').lost).toBe(3);
});
