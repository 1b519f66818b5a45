import { describe, expect, test } from 'vitest';
import { analyseQuotes } from '#insight/themes/study.ts';

const quotesFrom = (texts: readonly string[]) =>
  texts.map((text, at) => ({ id: String(at), language: 'en', text }));

const idsOf = async (texts: readonly string[], label: string) =>
  (await analyseQuotes(quotesFrom(texts))).themes
    .find((theme) => theme.label === label)
    ?.quoteIds.toSorted();

const LATE = 'It took three weeks.';

describe('a quote that only names a span of time', () => {
  test('a time span counts as delivery where customers mention parcels', async () => {
    const shop = ['The courier was great.', 'My parcel never came.', LATE];
    expect(await idsOf(shop, 'Delivery')).toEqual(['0', '1', '2']);
  });

  test('a time span counts as waiting where nobody mentions parcels', async () => {
    const garage = ['We queued all morning.', 'A long wait again.', LATE];
    expect(await idsOf(garage, 'Speed and waiting')).toEqual(['0', '1', '2']);
  });

  test('a time span beside a refund does not count as delivery', async () => {
    const shop = ['The courier was great.', 'My parcel never came.', `My refund? ${LATE}`];
    expect(await idsOf(shop, 'Delivery')).toEqual(['0', '1']);
  });
});

describe('a quote that calls something fresh', () => {
  const fresh = ['It smelt so fresh.', 'A fresh pair of gloves for each of us.', 'Fresh as new.'];
  const labelsOf = async (texts: readonly string[]) =>
    (await analyseQuotes(quotesFrom(texts))).themes.map(({ label }) => label);

  test('no theme of food, drinks or freshness arises where nobody mentions food', async () => {
    const labels = await labelsOf([...fresh, 'The dentist was kind.', 'No pain at all.']);
    expect(labels.filter((label) => /food|fresh/i.test(label))).toEqual([]);
  });

  test('freshness counts where customers mention food', async () => {
    const bakery = [...fresh, 'The bread is great.', 'Lovely cakes.'];
    expect(await idsOf(bakery, 'Freshness')).toEqual(['0', '1', '2']);
  });
});
