/**
 * Replies of a model that splits a paste: of the thirty labelled pastes that the readers split worst.
 * Half of the replies are wrong.
 */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSplitReply, type SplitFault } from '#domain/questions/split-request.ts';
import { pieces, readText } from '#insight/read/read-file.ts';
import { readPaste } from '#insight/read/read-paste.ts';
import { compare, samplesIn, wordsOf } from './support/paste-samples.ts';

interface Reply {
  readonly set: string;
  readonly id: string;
  readonly reply: string;
  /** Why it has to be refused. */
  readonly fault?: SplitFault;
}

const REPLIES: readonly Reply[] = JSON.parse(
  readFileSync('tests/fixtures/splits/replies.json', 'utf8'),
);

function sampleOf({ set, id }: Reply) {
  const sample = samplesIn(set).find((it) => it.id === id);
  if (!sample) throw new Error(`No sample ${id}`);
  return sample;
}

const right = REPLIES.filter(({ fault }) => !fault);
const wrong = REPLIES.filter(({ fault }) => fault);

/** The quotes of a split, and all that is left of it; undefined if it was refused. */
async function split(text: string, reply: string) {
  const answer = parseSplitReply(reply, await pieces({ text }, {}));
  if (!answer.ok) return undefined;
  const reading = await readText({ text }, { way: 'model', parts: answer.parts });
  if (!reading.ok) throw new Error(reading.problem);
  return reading;
}

/** Expects each word as often as the paste has it, and each quote word for word. */
async function expectWhole(text: string, reply: string): Promise<void> {
  const reading = await split(text, reply);
  if (!reading) return;
  const kept = new Set(
    [...reading.quotes, ...reading.leftOut].flatMap((part) => wordsOf(part.text)),
  );
  expect(wordsOf(text).filter((word) => !kept.has(word))).toEqual([]);
  for (const quote of reading.quotes) expect(text).toContain(quote.text);
}

test('there are fifteen right replies and fifteen wrong ones', () => {
  expect([right.length, wrong.length]).toEqual([15, 15]);
});

test.each(right.map((it) => [it.id, it] as const))(
  'a right reply loses and changes no word: %s',
  async (_id, it) => {
    const { paste } = sampleOf(it);
    expect(await split(paste, it.reply)).toBeDefined();
    await expectWhole(paste, it.reply);
  },
);

test('right replies make far more quotes exact than the readers do', async () => {
  let [exact, falsely, before] = [0, 0, 0];
  for (const it of right) {
    const sample = sampleOf(it);
    const answer = parseSplitReply(it.reply, await pieces({ text: sample.paste }, {}));
    const parts = answer.ok ? answer.parts : [];
    const found = compare(sample, readPaste({ text: sample.paste }, { way: 'model', parts }));
    exact += found.exact;
    falsely += found.extra.length;
    before += compare(sample).exact;
  }
  // Of 38 quotes. The others have lines between their words that the labels leave out.
  expect(exact).toBeGreaterThanOrEqual(32);
  expect(falsely).toBeLessThanOrEqual(7);
  expect(before).toBeLessThan(exact);
});

test.each(wrong.map((it) => [it.id, it] as const))(
  'a reply that does not add up is refused: %s',
  async (_id, it) => {
    const reply = parseSplitReply(it.reply, await pieces({ text: sampleOf(it).paste }, {}));
    expect(reply).toEqual({ ok: false, fault: it.fault });
  },
);

describe('any reply', () => {
  const texts = right.map((it) => ({ text: sampleOf(it).paste, reply: it.reply }));

  test('a right one that is damaged is refused, or loses no word', async () => {
    const damage = fc.tuple(
      fc.constantFrom(...texts),
      fc.nat(),
      fc.constantFrom('', '0', '7', ',', '}', '{', '"is":"quote"', '-'),
      fc.nat({ max: 30 }),
    );
    await fc.assert(
      fc.asyncProperty(damage, async ([{ text, reply }, at, put, gone]) => {
        const from = at % reply.length;
        await expectWhole(text, reply.slice(0, from) + put + reply.slice(from + gone));
      }),
      { numRuns: 60 },
    );
  });

  test('parts of any length, of any text, lose no word', async () => {
    const lines = texts.flatMap(({ text }) => text.split('\n'));
    const anyText = fc.array(fc.oneof(fc.constantFrom(...lines), fc.string()), { maxLength: 12 });
    const kinds = fc.array(fc.constantFrom('quote', 'company', 'other'), { minLength: 40 });
    await fc.assert(
      fc.asyncProperty(anyText, kinds, fc.nat({ max: 4 }), async (made, kindOf, long) => {
        const text = made.join('\n');
        const count = (await pieces({ text }, {})).length;
        const starts = Array.from({ length: count }, (_, at) => at + 1).filter(
          (at) => (at - 1) % (long + 1) === 0,
        );
        const parts = starts.map((from, at) => ({
          from,
          to: Math.min(count, from + long),
          is: kindOf[at % kindOf.length],
        }));
        await expectWhole(text, JSON.stringify({ parts }));
      }),
      { numRuns: 60 },
    );
  });
});

test('what leaves the device is masked, and tells persons apart', async () => {
  const text = 'Maria Lopez: I love it.\nJana Klein: Call 0171 555 0123!\nMaria Lopez: Thanks.';
  expect((await pieces({ text }, {})).map((piece) => piece.text)).toEqual([
    '[name 1]:',
    'I love it.',
    '[name 2]:',
    'Call [phone 1]!',
    '[name 1]:',
    'Thanks.',
  ]);
});

test('stars of one paste are on one scale, and a name with a day beside it is no name', () => {
  const text = '10\nLovely.\n4\nToo long, too slow.\nAnn 2026 May\nFine.';
  const at = (words: string) => ({
    start: text.indexOf(words),
    end: text.indexOf(words) + words.length,
  });
  const part = (words: string, head: string) => ({
    ...at(words),
    is: 'quote' as const,
    stars: at(head),
  });
  const parts = [
    part('Lovely.', '10'),
    part('Too long, too slow.', '4'),
    { ...at('Fine.'), is: 'quote' as const, speaker: at('Ann 2026 May') },
  ];
  expect(readPaste({ text }, { way: 'model', parts }).quotes).toEqual([
    { text: 'Lovely.', rating: 5 },
    { text: 'Too long, too slow.', rating: 2 },
    { text: 'Fine.' },
  ]);
});

test('parts of another text are not used', () => {
  const parts = [{ start: 0, end: 900, is: 'quote' }] as const;
  expect(readPaste({ text: 'One.\nTwo.' }, { way: 'model', parts }).quotes).toEqual(
    readPaste({ text: 'One.\nTwo.' }).quotes,
  );
});
