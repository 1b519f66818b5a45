import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, layoutCard } from '#domain/pictures/card.ts';
import { firstChoice, type MadeBy } from '#domain/pictures/photo.ts';
import { cardAltText, cardFileName } from '#domain/pictures/card-texts.ts';
import { CARD_DESIGNS, designFor, designsFor } from '#domain/pictures/design-list.ts';
import { FIRST_VIEW } from '#domain/pictures/photo.ts';
import type { Shape, TextShape } from '#domain/pictures/shapes.ts';
import { CARD_SIZES } from '#domain/pictures/sizes.ts';
import { CARD, measure, SCRIPTS } from './cards.ts';

function layoutOf(changed: Partial<Card> = {}) {
  const result = layoutCard({ ...CARD, ...changed }, measure);
  if (!result.ok) throw new Error(result.problem);
  return result.layout;
}

const PHOTO = { id: 'p1', ...FIRST_VIEW };

const isText = (shape: Shape): shape is TextShape => shape.kind === 'text';
const wordsOf = (shapes: readonly Shape[], role: TextShape['role']) =>
  shapes
    .filter((shape) => isText(shape))
    .filter((shape) => shape.role === role)
    .map(({ text }) => text)
    .join(' ');

test('a card shows the customer’s words as they are, and who shows it', () => {
  const { shapes, shown, isShortened } = layoutOf();
  expect(wordsOf(shapes, 'quote')).toBe(CARD.words);
  expect(wordsOf(shapes, 'sign-off')).toBe('Harbour House');
  expect({ shown, isShortened }).toEqual({ shown: CARD.words, isShortened: false });
});

test('long words end at a clause, and the card says that they do', () => {
  const words = `${CARD.words} `.repeat(20).trim();
  const { shapes, shown, isShortened } = layoutOf({ words, size: 'wide' });
  expect(isShortened).toBe(true);
  expect(shown).toMatch(/…$/);
  expect(words.startsWith(shown.replace(/ ?…$/, ''))).toBe(true);
  expect(wordsOf(shapes, 'quote')).toBe(shown);
});

test.each([
  ['', 'empty'],
  [' \n\u200b ', 'empty'],
  ['word '.repeat(900), 'too-long'],
])('words that no card can show give a reason', (words, problem) => {
  expect(layoutCard({ ...CARD, words }, measure)).toEqual({ ok: false, problem });
});

describe('the design on a photo', () => {
  const onPhoto = (changed: Partial<Card> = {}) =>
    layoutOf({ design: 'photo', photo: PHOTO, ...changed }).shapes;

  test('the photo fills the card, and a veil lies on it from above the words to the edge', () => {
    for (const { id: size, width, height } of CARD_SIZES)
      for (const words of [CARD.words, `${CARD.words} `.repeat(20)]) {
        const shapes = onPhoto({ size, words });
        const veil = shapes.find(({ kind }) => kind === 'veil');
        expect(shapes).toContainEqual({
          kind: 'photo',
          box: { x: 0, y: 0, width, height },
          view: PHOTO,
        });
        if (veil?.kind !== 'veil') throw new Error('No veil');
        const lines = shapes.filter((shape) => isText(shape));
        const highest = Math.min(...lines.map(({ y, style }) => y - style.size));
        expect(veil.box.y + veil.rise).toBeLessThanOrEqual(highest);
        expect(veil.box.y + veil.box.height).toBeCloseTo(height);
        expect(veil.box.width).toBe(width);
      }
  });

  test('without a photo there is no card', () => {
    expect(layoutCard({ ...CARD, design: 'photo' }, measure)).toEqual({
      ok: false,
      problem: 'no-photo',
    });
  });
});

describe('stars', () => {
  const paths = (changed: Partial<Card>) =>
    layoutOf(changed).shapes.filter(({ kind }) => kind === 'path').length;

  test.each(CARD_DESIGNS)('$name has stars if the customer gave some, and else none', ({ id }) => {
    const design = { design: id, photo: PHOTO };
    // In place of its stars, that of stars has a quotation mark, which is never offered.
    const without = paths(design) - (id === 'stars' ? 1 : 0);
    expect(paths({ ...design, rating: 5 }) - without).toBe(5);
    expect(paths({ ...design, rating: 1 }) - without).toBe(5);
    // A half star lies on an empty one.
    expect(paths({ ...design, rating: 3.5 }) - without).toBe(6);
  });

  test('the design of stars is for those who gave some', () => {
    expect(designsFor(undefined).map(({ id }) => id)).not.toContain('stars');
    expect(designsFor(0).map(({ id }) => id)).toContain('stars');
    expect(designFor('stars', undefined)).toBe('paper');
    expect(designFor('stars', 4)).toBe('stars');
    expect(designFor('bold', undefined)).toBe('bold');
  });
});

test('words of Arabic and Hebrew run from the right edge', () => {
  for (const words of [SCRIPTS.arabic, SCRIPTS.hebrew]) {
    const line = layoutOf({ words, signOff: '' }).shapes.find((shape) => isText(shape));
    expect(line).toMatchObject({ direction: 'rtl', x: 1080 - 100 });
  }
});

test('any card is drawn within its boxes and its edges, or has a reason', () => {
  const text = fc.oneof(
    fc.constantFrom(...Object.values(SCRIPTS)),
    fc.lorem({ maxCount: 80 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );
  fc.assert(
    fc.property(
      fc.record({
        words: text,
        signOff: fc.oneof(fc.constantFrom('', 'Harbour House'), text),
        design: fc.constantFrom(...CARD_DESIGNS.map(({ id }) => id)),
        size: fc.constantFrom(...CARD_SIZES.map(({ id }) => id)),
        tone: fc.constantFrom('light' as const, 'dark' as const),
        colour: fc.constantFrom('#B93815', '#777777', '#FFFF00', '#000000'),
        rating: fc.option(fc.double({ min: 0, max: 5, noNaN: true }), { nil: undefined }),
      }),
      ({ rating, ...card }) => {
        const result = layoutCard(
          { ...card, photo: PHOTO, ...(rating !== undefined && { rating }) },
          measure,
        );
        if (!result.ok) return;
        const { width, height, shapes } = result.layout;
        for (const { box, text: line, style, y } of shapes.filter((shape) => isText(shape))) {
          expect(measure(line, style)).toBeLessThanOrEqual(box.width + 1e-6);
          expect(y).toBeGreaterThanOrEqual(box.y);
          expect(y).toBeLessThanOrEqual(box.y + box.height + 1e-6);
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.y).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(width);
          expect(box.y + box.height).toBeLessThanOrEqual(height);
        }
      },
    ),
    { numRuns: 300 },
  );
});

describe('alt text', () => {
  test('it says what the card shows, with the stars and the sign-off that it has', () => {
    const shown = 'The pool closes at six. …';
    expect(cardAltText({ rating: 4.5 }, { shown, signOff: 'Harbour House' })).toBe(
      'Quote from a customer: “The pool closes at six. …” 4.5 of 5 stars. Harbour House',
    );
    const bare = { shown: 'Kind staff.', signOff: '' };
    expect(cardAltText({}, bare)).toBe('Quote from a customer: “Kind staff.”');
  });

  test('it speaks of the photo only in the user’s words', () => {
    const shown = { shown: 'Kind staff.', signOff: '' };
    for (const photo of [PHOTO, { ...PHOTO, shows: '  ' }])
      expect(cardAltText({ photo }, shown)).toBe('Quote from a customer: “Kind staff.”');
    expect(cardAltText({ photo: { ...PHOTO, shows: 'Our terrace at dusk. ' } }, shown)).toBe(
      'Quote from a customer: “Kind staff.” Photo: Our terrace at dusk.',
    );
  });

  test('a picture that a model made says so, a sample does not', () => {
    const facts = { shown: 'Kind staff.', signOff: '' };
    const textOf = (made: MadeBy) => cardAltText({ photo: firstChoice('a', made) }, facts);
    expect(textOf({ model: 'gpt-image-2', idea: 'A pool' })).toBe(
      'Quote from a customer: “Kind staff.” Picture made with AI: A pool',
    );
    expect(textOf({ model: 'gpt-image-2', idea: '' })).toBe(
      'Quote from a customer: “Kind staff.” Picture made with AI.',
    );
    expect(textOf({ model: 'echopost-demo-picture', idea: 'A pool' })).toBe(
      'Quote from a customer: “Kind staff.”',
    );
  });

  test.each([
    ['Harbour House', 'Harbour House'],
    [' \u200b', ''],
    [`${'Harbour House and Garden, '.repeat(20)}by the sea`, /…$/],
    ['harbour'.repeat(60), ''],
  ])('it says as much of the sign-off as is drawn', (signOff, drawn) => {
    const layout = layoutOf({ signOff });
    expect(layout.signOff).toEqual(
      typeof drawn === 'string' ? drawn : expect.stringMatching(drawn),
    );
    expect(wordsOf(layout.shapes, 'sign-off')).toBe(layout.signOff);
    expect(cardAltText(CARD, layout).endsWith(`” ${layout.signOff}`.trimEnd())).toBe(true);
  });

  test('a file is named after its platform and size', () => {
    expect(cardFileName('instagram', CARD, 'png')).toBe('instagram-quote-feed.png');
    expect(cardFileName('youtube', { size: 'cover' }, 'jpeg')).toBe('youtube-quote-cover.jpg');
  });
});
