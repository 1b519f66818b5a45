import { describe, expect, test } from 'vitest';
import { readPaste } from '#insight/read/read-paste.ts';
import samples from '../../fixtures/imports/conversations.json' with { type: 'json' };

/** Exports of chats and help desks. The labels were written before the rules. */
describe.each(Object.entries(samples))('a conversation in a file, set "%s"', (_, set) => {
  test.each(set)('each message is one quote: $name', ({ paste, quotes }) => {
    expect(readPaste({ text: paste }).quotes.map(({ text }) => text)).toEqual(quotes);
  });

  test.each(set)('its speakers are known, and the own side: $name', (sample) => {
    const { speakers = [] } = readPaste({ text: sample.paste });
    const own = speakers.filter(({ isOwn }) => isOwn).map(({ name }) => name);
    expect(own.toSorted()).toEqual(sample.own);
    const names = speakers.map(({ name }) => name);
    expect(names.toSorted()).toEqual(sample.speakers);
  });

  test.each(set)('the user’s own side is left out when named: $name', (sample) => {
    const [own] = sample.speakers;
    if (own === undefined) return;
    const { quotes, leftOut } = readPaste({ text: sample.paste }, { own: [own] });
    expect(quotes.map(({ speaker }) => speaker)).not.toContain(own);
    expect(leftOut.some(({ why }) => why === 'own')).toBe(true);
  });
});

test.each([
  'Datum,Von,Nachricht',
  'Date,De,Message',
  'Data,Da,Messaggio',
  'Datum,Van,Bericht',
  'Datum,Från,Meddelande',
])('a table says who wrote to whom in one word: %s', (head) => {
  const rows =
    '2026-03-01,Jana,The bread was warm\n2026-03-01,Laden,Thank you\n2026-03-02,Jana,Gladly';
  const { speakers = [], quotes } = readPaste({ text: `${head}\n${rows}` });
  expect(speakers.map(({ name }) => name)).toEqual(['Jana', 'Laden']);
  expect(quotes[0]?.source).toBe('chat');
});
