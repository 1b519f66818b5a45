import { describe, expect, test } from 'vitest';
import { labelOf } from '#insight/data/themes/concept-list.ts';
import { conceptsOf } from '#insight/themes/concepts.ts';
import { toldBy, topicsOf, tradesIn } from '#insight/themes/topics.ts';
import { analyseQuotes } from '#insight/themes/study.ts';

const labelsOf = async (texts: readonly string[]) => {
  const quotes = texts.map((text, at) => ({ id: String(at), text, language: 'en' }));
  return (await analyseQuotes(quotes)).themes.map(({ label }) => label);
};

const CUTS = ['She left the length uneven.', 'Far too short at the back.', 'Uneven at the sides.'];

describe('topics', () => {
  test('a line may name a concept, a trade, or a concept in several trades', () => {
    expect(topicsOf('staff')).toEqual([{ concept: 'staff', trade: undefined }]);
    expect(topicsOf('@hair')).toEqual([{ concept: undefined, trade: 'hair' }]);
    expect(topicsOf('damage@moving+craft')).toEqual([
      { concept: 'damage', trade: 'moving' },
      { concept: 'damage', trade: 'craft' },
    ]);
    expect(topicsOf('none')).toEqual([]);
  });

  test('topics are told apart by what they tell', () => {
    const topics = ['staff', '@hair', 'haircut@hair'].flatMap(topicsOf);
    expect(toldBy(topics)).toEqual({
      labels: [labelOf('staff')],
      weak: [],
      hints: [{ label: labelOf('haircut'), trade: 'hair' }],
      trades: ['hair'],
    });
  });

  test('a word that is weak tells a concept, unless another word tells it too', () => {
    expect(topicsOf('staff?')).toEqual([{ concept: 'staff', trade: undefined, weak: true }]);
    expect(toldBy(topicsOf('staff?')).weak).toEqual([labelOf('staff')]);
    expect(toldBy(['staff?', 'staff'].flatMap(topicsOf)).weak).toEqual([]);
  });

  test('a weak word is explained by another concept that customers often have', async () => {
    const texts = ['They charged me for the return.', 'My return was refused.', 'A quick return.'];
    const themes = await labelsOf([...texts, 'I paid a lot.', 'Far too expensive.', 'Cheap.']);
    expect(themes).toEqual([labelOf('price'), labelOf('returns')]);
  });

  test('a thing that most customers name is told only by what says nothing else', async () => {
    const texts = ['Nice staff, our puppy.', 'Rude staff, poor dog.', 'A dog.', 'Our puppy!'];
    const quotes = texts.map((text, at) => ({ id: String(at), text, language: 'en' }));
    const { themes } = await analyseQuotes(quotes);
    const pets = themes.find(({ label }) => label === labelOf('pets'));
    expect(pets?.quoteIds.toSorted()).toEqual(['2', '3']);
  });

  test('a trade that few quotes tell is not theirs', () => {
    const quotes = Array.from({ length: 100 }, (_, at) => ({ trades: at < 4 ? ['hair'] : [] }));
    expect(tradesIn(quotes)).toEqual(new Set());
    expect(tradesIn(quotes.slice(0, 50))).toEqual(new Set(['hair']));
  });

  test('words of a trade stay in the text, as they may be no concept', () => {
    expect(conceptsOf('A neckline', 'en').rest).toBe('A neckline');
  });

  test('words mean a concept where customers of the trade write', async () => {
    const themes = await labelsOf([...CUTS, 'My hairdresser moved away.']);
    expect(themes).toContain(labelOf('haircut'));
  });

  test('words do not mean the concept of a trade elsewhere', async () => {
    const themes = await labelsOf([...CUTS, 'The sofa is blue.']);
    expect(themes).not.toContain(labelOf('haircut'));
  });

  test('a kitchen that movers carry is no food', async () => {
    const texts = ['The movers carried our kitchen.', 'The dishes arrived.', 'Plates and dishes.'];
    expect(await labelsOf(texts)).not.toContain(labelOf('food'));
  });
});
