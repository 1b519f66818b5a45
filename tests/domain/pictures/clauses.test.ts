import { expect, test } from 'vitest';
import { bordersOf, cutAt } from '#domain/pictures/clauses.ts';

const cutsOf = (text: string) => bordersOf(text).map((border) => cutAt(text, border));

test('a text may stop after a sentence or a clause, and nowhere else', () => {
  expect(
    cutsOf('Great food, kind staff. We paid 3,50 for a well-made coffee – a bargain!'),
  ).toEqual([
    'Great food…',
    'Great food, kind staff. …',
    'Great food, kind staff. We paid 3,50 for a well-made coffee…',
  ]);
});

test('scripts without spaces have borders too', () => {
  expect(cutsOf('静かでした。朝食は、おいしい。')).toEqual([
    '静かでした。…',
    '静かでした。朝食は…',
  ]);
  expect(cutsOf('كان لطيفا، والشرفة هادئة')).toEqual(['كان لطيفا…']);
});

test('a text of one clause has no border', () => {
  expect(cutsOf('We will be back in spring')).toEqual([]);
});
