import { describe, expect, test } from 'vitest';
import { claims } from '#insight/evidence/claims/claims.ts';
import { checkEvidence } from '#insight/evidence/check-post.ts';

/** The sentence of a post, then the quote. */
type Row = readonly [sentence: string, quote: string];

async function verdictOn(sentence: string, ...quotes: readonly string[]) {
  const listed = quotes.map((text, index) => ({ id: `${index}`, text, language: 'en' }));
  const [checked] = await checkEvidence(sentence, undefined, listed);
  return checked;
}

describe('a sentence that retells a quote', () => {
  test.for<Row>([
    [
      'Before we do anything, we explain every line of the bill.',
      'They explained every line of the bill before they did anything.',
    ],
    ['Our app reminds you of vaccinations.', 'The app reminds me of vaccinations, which is handy.'],
    [
      'On the night ferry, the captain himself brought us blankets.',
      'The captain himself brought us blankets on the night ferry.',
    ],
    ['Yes, the car park is tiny.', 'The car park is tiny and always full.'],
    ['“Looser than it looks on the photos” 👗', 'The dress is looser than it looks on the photos.'],
  ])('rests on it: %s ← %s', async ([sentence, quote]) => {
    expect(await verdictOn(sentence, quote)).toMatchObject({ verdict: 'retold' });
  });

  test.for<Row>([
    ['The chemist called their doctor about it.', 'Their doctor called the chemist about it.'],
    ['You served everything lukewarm.', 'Our old caterer served everything lukewarm.'],
    ['It cured his back in a session.', 'It cured his back in two sessions.'],
    ['Many of the trails are signposted.', 'Few of the trails are signposted.'],
    ['The bike was repaired.', 'The bike was repaired badly, if at all.'],
    ['The cream cleared my spots.', 'My sister told me the cream cleared my spots.'],
    ['The rooms were never cleaned.', 'The rooms were cleaned.'],
    ['Our cream cures acne scars: the skin feels soft again.', 'My skin feels soft again.'],
    ['The food was “good” and warm.', 'The food was good and warm.'],
  ])('does not where the meaning turns: %s ← %s', async ([sentence, quote]) => {
    expect((await verdictOn(sentence, quote))?.verdict).not.toMatch(/said|retold/);
  });

  test('is contradicted by a quote that denies what it tells', async () => {
    expect(
      await verdictOn(
        'They told us the price before the operation.',
        'They never told us the price before the operation.',
      ),
    ).toMatchObject({ verdict: 'otherwise' });
  });
});

describe('a number or a word without exception', () => {
  test('has no source although a quote comes near', async () => {
    const quote = 'The nervous dogs of our street wait in the garden.';
    for (const sentence of [
      '500 nervous dogs waited in the garden.',
      'Nervous dogs always wait in the garden.',
    ])
      expect(await verdictOn(sentence, quote)).toMatchObject({
        verdict: 'no-source',
        reason: 'invented',
      });
  });

  test('is held by a quote with the same number in another form', async () => {
    const quotes = ['We waited half an hour in the garden.', 'Dinner is served at six.'];
    for (const sentence of ['Your dog waits 30 minutes in the garden.', 'Dinner starts at 18:00.'])
      expect((await verdictOn(sentence, ...quotes))?.reason).toBeUndefined();
  });

  test('is held by the stars of a quote', async () => {
    const quotes = [{ id: '1', text: 'Great pool and kind staff.', rating: 5, language: 'en' }];
    const reasonFor = async (stars: number) =>
      (await checkEvidence(`${stars} stars: “Great pool and kind staff.”`, undefined, quotes))[0]
        ?.reason;
    expect(await reasonFor(5)).toBeUndefined();
    expect(await reasonFor(4)).toBe('invented');
  });

  test.for([
    ['They are always fresh.', 'Zawsze świeże, najlepsze w mieście.', 'pl'],
    ['The most beautiful place.', 'De mooiste plek.', 'nl'],
  ] as const)(
    'may be held by a quote in another language: %s ← %s',
    async ([post, text, language]) => {
      const [checked] = await checkEvidence(post, undefined, [{ id: '1', text, language }]);
      expect(checked?.verdict).toBe('not-compared');
    },
  );

  test.for([
    ['Three reasons to visit us this week:', false],
    ['3 things our guests love:', false],
    ['3 gute Gründe für einen Besuch:', false],
    ['Nine out of ten guests say:', true],
    ['Two Michelin stars for our kitchen:', true],
    ['10 new branches opened in our region:', true],
    ['500 happy dogs this year:', true],
  ] as const)('“%s” is a claim: %s', ([line, isClaim]) => {
    expect(claims(line)).toBe(isClaim);
  });
});
