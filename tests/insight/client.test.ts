import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import fc from 'fast-check';
import type { Quote } from '#domain/quotes/quote.ts';
import type { CheckedSentence } from '#domain/evidence/verdict.ts';
import type { InsightService } from '#insight/insight.ts';
import type { Message } from '#insight/insight-messages.ts';
import { serveInsight } from '#insight/serve-insight.ts';
import { createWorkerInsight } from '#insight/client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Longer than any silence that counts as work, in milliseconds. */
const HANG = 70_000;

const quote = (id: string) => ({ id, text: id }) as unknown as Quote;

const echo = (text: string) => [{ verdict: text }] as unknown as readonly CheckedSentence[];

/** Checks a text like `8 words` in eight milliseconds, and never one without a number. */
function createEcho() {
  const checked: { readonly text: string; readonly quotes: readonly Quote[] }[] = [];
  const insight: InsightService = {
    prepare() {},
    readText: async () => ({ ok: false, problem: 'empty' }),
    readFile: async () => ({ ok: false, problem: 'binary' }),
    otherWays: async () => {
      throw new Error('out of order');
    },
    pieces: async () => undefined,
    analyse: async () => undefined,
    check(text, _, quotes) {
      checked.push({ text, quotes });
      const ms = Number.parseInt(text, 10);
      return new Promise((resolve) => {
        if (!Number.isNaN(ms)) setTimeout(() => resolve(echo(text)), ms);
      });
    },
    forget() {},
  };
  return { insight, checked };
}

/** A worker on this thread that copies what is posted, and forgets everything when it ends. */
function createFakeWorker() {
  const { insight, checked } = createEcho();
  const page = new EventTarget();
  let isDead = false;
  const take = serveInsight(insight, (data) => {
    if (!isDead) page.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
  });
  return {
    checked,
    get isDead() {
      return isDead;
    },
    addEventListener: page.addEventListener.bind(page),
    postMessage(message: Message) {
      const copy = structuredClone(message);
      if (!isDead) void take(copy);
    },
    terminate() {
      isDead = true;
    },
    /** Ends as a worker whose script fails to load or whose memory ran out. */
    die() {
      isDead = true;
      page.dispatchEvent(new Event('error'));
    },
  };
}

function createOffice() {
  const workers: ReturnType<typeof createFakeWorker>[] = [];
  let isRefused = false;
  const insight = createWorkerInsight(() => {
    if (isRefused) throw new Error('No workers here');
    const worker = createFakeWorker();
    workers.push(worker);
    return worker;
  });
  return {
    insight,
    workers,
    refuse: (refused: boolean) => {
      isRefused = refused;
    },
  };
}

const QUOTES = [quote('a'), quote('b')];

describe('a worker that reads customers’ words', () => {
  test('every method gets its own answer, and a thrown one fails', async () => {
    const { insight, workers } = createOffice();
    const answers = Promise.all([
      insight.readText('a'),
      insight.readFile(new Blob(['a'])),
      insight.otherWays({ text: 'a' }, {}),
      insight.analyse(QUOTES),
      insight.check('5 words', undefined, QUOTES),
    ]);
    await vi.advanceTimersByTimeAsync(10);
    expect(await answers).toEqual([
      { ok: false, problem: 'empty' },
      { ok: false, problem: 'binary' },
      [],
      undefined,
      echo('5 words'),
    ]);
    expect(workers).toHaveLength(1);
  });

  test('it starts ahead of the first call, once', () => {
    const { insight, workers } = createOffice();
    insight.prepare();
    insight.prepare();
    expect(workers).toHaveLength(1);
  });

  test('one that dies fails its open calls in words, and the next call starts another', async () => {
    const { insight, workers } = createOffice();
    const open = Promise.all([insight.readText('a'), insight.check('5 words', undefined, QUOTES)]);
    workers[0]?.die();
    expect(await open).toEqual([{ ok: false, problem: 'unreadable' }, undefined]);
    const next = insight.check('5 words', undefined, QUOTES);
    await vi.advanceTimersByTimeAsync(10);
    expect(await next).toEqual(echo('5 words'));
    expect(workers[1]?.checked[0]?.quotes).toEqual(QUOTES);
  });

  test('one that hangs is ended, also while others are asked', async () => {
    const { insight, workers } = createOffice();
    const hung = insight.check('for ever', undefined, QUOTES);
    await vi.advanceTimersByTimeAsync(HANG / 2);
    const later = insight.check('for ever too', undefined, QUOTES);
    await vi.advanceTimersByTimeAsync(HANG / 2);
    expect(await Promise.all([hung, later])).toEqual([undefined, undefined]);
    expect(workers.map(({ isDead }) => isDead)).toEqual([true]);
  });

  test('one that answers now and then works on', async () => {
    const { insight, workers } = createOffice();
    const long = insight.check(`${HANG} ms`, undefined, QUOTES);
    await vi.advanceTimersByTimeAsync(HANG / 2);
    const short = insight.check('5 words', undefined, QUOTES);
    await vi.advanceTimersByTimeAsync(HANG);
    expect(await Promise.all([long, short])).toEqual([echo(`${HANG} ms`), echo('5 words')]);
    expect(workers).toHaveLength(1);
  });

  test('a browser without workers fails in words', async () => {
    const { insight, refuse } = createOffice();
    refuse(true);
    insight.prepare();
    expect(await insight.readText('a')).toEqual({ ok: false, problem: 'unreadable' });
    refuse(false);
    const next = insight.readText('a');
    await vi.advanceTimersByTimeAsync(10);
    expect(await next).toEqual({ ok: false, problem: 'empty' });
  });

  test('words that can’t be copied fail, and those after them are read', async () => {
    const { insight } = createOffice();
    const odd = { ...quote('odd'), odd: () => undefined };
    expect(await insight.check('5 words', undefined, [odd])).toBeUndefined();
    const next = insight.check('5 words', undefined, QUOTES);
    await vi.advanceTimersByTimeAsync(10);
    expect(await next).toEqual(echo('5 words'));
  });

  test('a check that a newer one supersedes is never begun', async () => {
    const { insight, workers } = createOffice();
    const older = new AbortController();
    const first = insight.check('1 old', undefined, QUOTES, older.signal);
    older.abort();
    const second = insight.check('1 new', undefined, QUOTES);
    expect(await first).toBeUndefined();
    await vi.advanceTimersByTimeAsync(10);
    expect(await second).toEqual(echo('1 new'));
    expect(workers[0]?.checked.map(({ text }) => text)).toEqual(['1 new']);
    expect(await insight.check('1 late', undefined, QUOTES, older.signal)).toBeUndefined();
  });

  test('forgetting ends the worker and what it was reading', async () => {
    const { insight, workers } = createOffice();
    const open = insight.check('5 words', undefined, QUOTES);
    insight.forget();
    expect(await open).toBeUndefined();
    expect(workers[0]?.isDead).toBe(true);
    insight.forget();
    expect(workers).toHaveLength(1);
  });

  test('quotes stay the same objects from call to call', async () => {
    const { insight, workers } = createOffice();
    const [a, b, c] = [quote('a'), quote('b'), quote('c')];
    const [two, three] = [
      [a, b],
      [c, b, a],
    ];
    for (const quotes of [two, two, three]) void insight.check('0 ms', undefined, quotes);
    await vi.advanceTimersByTimeAsync(10);
    const [first, again, more] = (workers[0]?.checked ?? []).map(({ quotes }) => quotes);
    expect(again).toBe(first);
    expect(more).toEqual(three);
    expect(more?.[2]).toBe(first?.[0]);
    expect(more?.[1]).toBe(first?.[1]);
  });
});

type Step =
  | { readonly kind: 'ask'; readonly ms: number; readonly from: number; readonly size: number }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'abort'; readonly which: number }
  | { readonly kind: 'die' | 'forget' | 'refuse' | 'allow' };

const STEP: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('ask' as const),
      ms: fc.constantFrom(0, 1, 5, 40, Number.NaN),
      from: fc.nat(11),
      size: fc.nat(5),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(0, 1, 4, 50, HANG),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('abort' as const), which: fc.nat(9) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('die' as const, 'forget' as const, 'refuse' as const, 'allow' as const),
    }),
  },
);

/** More arrays than a worker is made to keep. */
const POOL = Array.from({ length: 16 }, (_, index) => quote(String(index)));
const ARRAYS = Array.from({ length: 12 }, (_, from) =>
  Array.from({ length: 6 }, (__, size) => POOL.slice(from, from + size)),
);

interface Asked {
  readonly text: string;
  readonly quotes: readonly Quote[];
  readonly aborter: AbortController;
  outcome?: { readonly value: readonly CheckedSentence[] | undefined };
}

async function play(steps: readonly Step[]) {
  const { insight, workers, refuse } = createOffice();
  const asked: Asked[] = [];
  for (const step of steps)
    switch (step.kind) {
      case 'ask': {
        const text = `${step.ms} of call ${asked.length}`;
        const quotes = ARRAYS[step.from]?.[step.size] ?? [];
        const call: Asked = {
          text,
          quotes,
          aborter: new AbortController(),
        };
        asked.push(call);
        void (async () => {
          call.outcome = {
            value: await insight.check(text, undefined, quotes, call.aborter.signal),
          };
        })();
        break;
      }
      case 'wait':
        await vi.advanceTimersByTimeAsync(step.ms);
        break;
      case 'abort':
        asked.at(-1 - step.which)?.aborter.abort();
        break;
      case 'die':
        if (workers.at(-1)?.isDead === false) workers.at(-1)?.die();
        break;
      case 'forget':
        insight.forget();
        break;
      case 'refuse':
      case 'allow':
        refuse(step.kind === 'refuse');
        break;
    }
  await vi.advanceTimersByTimeAsync(2 * HANG);
  return { insight, workers, asked, refuse };
}

test('in any order of deaths, hangs and aborts, no call stays open or gets the result of another', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { maxLength: 40 }), async (steps) => {
      const { insight, workers, asked, refuse } = await play(steps);
      for (const { text, outcome } of asked) {
        expect(outcome, text).toBeDefined();
        if (outcome?.value) expect(outcome.value).toEqual(echo(text));
      }
      for (const { checked } of workers)
        for (const { text, quotes } of checked)
          expect(quotes).toEqual(asked.find((it) => it.text === text)?.quotes);
      expect(workers.slice(0, -1).every(({ isDead }) => isDead)).toBe(true);
      refuse(false);
      const next = insight.check('1 more', undefined, POOL);
      await vi.advanceTimersByTimeAsync(10);
      expect(await next).toEqual(echo('1 more'));
    }),
    { numRuns: 300 },
  );
});

test('without deaths, hangs and aborts every call is answered', async () => {
  const calm = STEP.filter(
    (step) => step.kind === 'wait' || (step.kind === 'ask' && !Number.isNaN(step.ms)),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(calm, { maxLength: 40 }), async (steps) => {
      const { workers, asked } = await play(steps);
      expect(asked.map(({ outcome }) => outcome?.value)).toEqual(
        asked.map(({ text }) => echo(text)),
      );
      expect(workers.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 100 },
  );
});
