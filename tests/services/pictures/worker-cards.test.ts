import { describe, expect, test, vi } from 'vitest';
import type { CardPainter } from '#services/pictures/card-painter.ts';
import type { CardAnswer, CardQuestion } from '#services/pictures/card-messages.ts';
import type { PhotoResult, ShownCard, WrittenCard } from '#services/pictures/pictures.ts';
import { type CardWorker, createWorkerCards } from '#services/pictures/worker-cards.ts';
import { CARD } from '../../domain/pictures/cards.ts';

const FACTS = { ok: true, shown: 'Kind staff.', isShortened: false, signOff: '' } as const;
const BITMAP: ImageBitmap = { width: 1, height: 1, close: () => undefined };
const SHOWN: ShownCard = { ...FACTS, bitmap: BITMAP };
const BY_WORKER: WrittenCard = { ...FACTS, file: new Blob(['by the worker']) };
const ON_PAGE: WrittenCard = { ...FACTS, file: new Blob(['on the page']) };
const FAILED = { ok: false, problem: 'failed' };

const READ: PhotoResult = {
  ok: true,
  isAnimated: false,
  photo: { file: new Blob(), thumb: new Blob(), width: 1, height: 1 },
};

const page: CardPainter = {
  show: async () => SHOWN,
  write: async () => ON_PAGE,
  readPhoto: async () => READ,
};

/** Workers that the test answers for. */
function open({ openOnPage = async () => page, canStart = true } = {}) {
  const asked: CardQuestion[] = [];
  const target = new EventTarget();
  let [started, ended] = [0, 0];
  const worker: CardWorker = {
    addEventListener: target.addEventListener.bind(target),
    postMessage: (question: CardQuestion) => void asked.push(question),
    terminate: () => void (ended += 1),
  };
  const cards = createWorkerCards({
    start() {
      if (!canStart) throw new Error('No workers here');
      started += 1;
      return worker;
    },
    openOnPage,
  });
  return {
    cards,
    asked,
    started: () => started,
    ended: () => ended,
    answer: (id: number, result: CardAnswer['result']) =>
      target.dispatchEvent(new MessageEvent('message', { data: { id, result } })),
    die: () => target.dispatchEvent(new Event('error')),
  };
}

test('each question gets its own answer, in any order', async () => {
  const { cards, asked, answer } = open();
  const [shown, written] = [cards.show(CARD, 0.5), cards.write(CARD, 'jpeg')];
  expect(asked).toEqual([
    { id: 1, card: CARD, scale: 0.5 },
    { id: 2, card: CARD, format: 'jpeg' },
  ]);
  answer(2, BY_WORKER);
  answer(1, SHOWN);
  expect(await shown).toBe(SHOWN);
  expect(await written).toBe(BY_WORKER);
});

test('a photo goes with its card, and a file is read by itself', async () => {
  const { cards, asked, answer } = open();
  const photo = new Blob(['a photo']);
  const [shown, read] = [cards.show(CARD, 1, photo), cards.readPhoto(photo)];
  expect(asked).toEqual([
    { id: 1, card: CARD, scale: 1, photo },
    { id: 2, file: photo },
  ]);
  answer(1, { ok: false, problem: 'no-photo' });
  answer(2, { ok: false, reason: 'heic' });
  expect(await shown).toEqual({ ok: false, problem: 'no-photo' });
  expect(await read).toEqual({ ok: false, reason: 'heic' });
});

test('what the worker says of a card is passed on', async () => {
  const { cards, answer } = open();
  const written = cards.write(CARD, 'png');
  answer(1, { ok: false, problem: 'too-long' });
  expect(await written).toEqual({ ok: false, problem: 'too-long' });
});

describe('without a worker that answers, the page draws', () => {
  test('where none can be started', async () => {
    const { cards } = open({ canStart: false });
    expect(await cards.write(CARD, 'png')).toBe(ON_PAGE);
    expect(await cards.show(CARD, 1)).toBe(SHOWN);
    expect(await cards.readPhoto(new Blob())).toBe(READ);
  });

  test('if it fails, also what it was asked before', async () => {
    const { cards, die, started, ended } = open();
    const written = [cards.write(CARD, 'png'), cards.write(CARD, 'jpeg')];
    die();
    expect(await Promise.all(written)).toEqual([ON_PAGE, ON_PAGE]);
    expect(await cards.write(CARD, 'png')).toBe(ON_PAGE);
    expect([started(), ended()]).toEqual([1, 1]);
  });

  test('if it hangs', async () => {
    vi.useFakeTimers();
    const { cards, ended } = open();
    const written = cards.write(CARD, 'png');
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(await written).toBe(ON_PAGE);
    expect(ended()).toBe(1);
  });

  test('and if the page can’t either, the card has failed', async () => {
    const openOnPage = () => Promise.reject(new Error('Its script did not come'));
    const { cards } = open({ canStart: false, openOnPage });
    expect(await cards.write(CARD, 'png')).toEqual(FAILED);
    expect(await cards.show(CARD, 1)).toEqual(FAILED);
    expect(await cards.readPhoto(new Blob())).toEqual({ ok: false, reason: 'unreadable' });
  });
});

describe('once no card is shown any more', () => {
  test('the worker ends, and starts again with the next card', async () => {
    const { cards, answer, started, ended } = open();
    const first = cards.show(CARD, 1);
    answer(1, SHOWN);
    await first;
    cards.rest();
    expect(ended()).toBe(1);
    const second = cards.show(CARD, 1);
    answer(2, SHOWN);
    expect(await second).toBe(SHOWN);
    expect([started(), ended()]).toEqual([2, 1]);
  });

  test('a file that is being written is written to its end', async () => {
    const { cards, answer, ended } = open();
    const written = cards.write(CARD, 'png');
    cards.rest();
    expect(ended()).toBe(0);
    answer(1, BY_WORKER);
    expect(await written).toBe(BY_WORKER);
    expect(ended()).toBe(1);
  });
});
