import { describe, expect, test } from 'vitest';
import { analyseQuotes } from '#services/insight/analyse-quotes.ts';

const quotesFrom = (texts: readonly string[]) =>
  texts.map((text, at) => ({ id: String(at), language: 'en', text }));

const idsOf = async (texts: readonly string[], label: string) =>
  (await analyseQuotes(quotesFrom(texts))).themes
    .find((theme) => theme.label === label)
    ?.quoteIds.toSorted();

const LATE = 'It took three weeks.';

describe('a quote that only names a span of time', () => {
  test('is about the delivery if customers talk about parcels', async () => {
    const shop = ['The courier was great.', 'My parcel never came.', LATE];
    expect(await idsOf(shop, 'Delivery')).toEqual(['0', '1', '2']);
  });

  test('is about waiting otherwise', async () => {
    const garage = ['We queued all morning.', 'A long wait again.', LATE];
    expect(await idsOf(garage, 'Speed and waiting')).toEqual(['0', '1', '2']);
  });

  test('is about its refund if it waits for one', async () => {
    const shop = ['The courier was great.', 'My parcel never came.', `My refund? ${LATE}`];
    expect(await idsOf(shop, 'Delivery')).toEqual(['0', '1']);
  });
});
