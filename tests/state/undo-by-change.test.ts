import { describe, expect, test } from 'vitest';
import { parseAddition, toggleSpeaker } from '#domain/quotes/addition.ts';
import {
  additionAtom,
  answerAtom,
  lastAdditionAtom,
  leftOutAtom,
  restorePartAtom,
  undoAdditionAtom,
} from '#state/quotes/additions.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { chooseQuoteAtom } from '#state/quotes/quote-choices.ts';
import { addInsightAtom } from '#state/quotes/insight.ts';
import {
  canUndoRemoveAtom,
  removeQuotesAtom,
  undoRemoveAtom,
} from '#state/quotes/removed-quotes.ts';
import { services, servicesAtom } from '#state/services.ts';
import { undoWriteAboutAtom, writeAboutAtom } from '#state/quotes/themes.ts';
import { openApp } from './fake-app.ts';

const CHAT = [
  '[03/05/2026, 10:11:12] Jana Klein: The blouse is lovely.',
  '[03/05/2026, 10:12:40] Corner Blouses: So glad to hear it!',
  '[03/05/2026, 10:15:02] Jana Klein: The second one came with a stain.',
  '[03/05/2026, 10:16:02] Corner Blouses: Oh no, we send you a new one.',
  '[03/05/2026, 10:17:02] Jana Klein: So glad to hear it!',
].join('\n');
const LIST = 'From May:\n- Runs a little large\n- The colours are lovely\nAsk Linda for more';

function open() {
  const { store } = openApp();
  const quotes = () => store.get(campaignAtom).quotes;
  const named = (text: string) => quotes().find((it) => it.text === text)?.id ?? '';
  return {
    store,
    add: (source: string) => store.set(addInsightAtom, source),
    remove: (text?: string) => store.set(removeQuotesAtom, text && named(text)),
    named,
    texts: () => quotes().map(({ text }) => text),
    counts: () => quotes().map(({ text, count = 1 }) => [text, count]),
    leftOut: () => store.get(leftOutAtom).map(({ text }) => text),
  };
}

describe('undoing a removal', () => {
  test('it brings back no quote of a paste that was undone since', async () => {
    const { store, add, remove, texts } = open();
    await add('- One apple\n- Two pears\n- Three plums');
    remove('One apple');
    store.set(undoAdditionAtom);
    expect(store.get(canUndoRemoveAtom)).toBe(false);
    store.set(undoRemoveAtom);
    expect(texts()).toEqual([]);
  });

  test('it brings back quotes of earlier pastes only, if all were removed and one paste undone', async () => {
    const { store, add, remove, texts } = open();
    await add('- One apple\n- Two pears');
    await add('- Three plums');
    remove();
    store.set(undoAdditionAtom);
    store.set(undoRemoveAtom);
    expect(texts()).toEqual(['One apple', 'Two pears']);
  });

  test('it brings back no reply of the company that an answer left out since', async () => {
    const { store, add, remove, texts } = open();
    await add(CHAT);
    remove();
    await store.set(answerAtom, toggleSpeaker('Corner Blouses'));
    store.set(undoRemoveAtom);
    expect(texts()).toEqual([
      'The blouse is lovely.',
      'So glad to hear it!',
      'The second one came with a stain.',
    ]);
  });

  test('it brings back what one answer left out and the next one did not', async () => {
    const { store, add, remove, texts } = open();
    await add(CHAT);
    remove('Oh no, we send you a new one.');
    await store.set(answerAtom, toggleSpeaker('Corner Blouses'));
    expect(store.get(canUndoRemoveAtom)).toBe(false);
    await store.set(answerAtom, toggleSpeaker('Corner Blouses'));
    store.set(undoRemoveAtom);
    expect(texts()).toContain('Oh no, we send you a new one.');
  });

  test('its quotes go with their paste, also after an answer', async () => {
    const { store, add, remove, texts } = open();
    await add(CHAT);
    remove('The blouse is lovely.');
    await store.set(answerAtom, toggleSpeaker('Corner Blouses'));
    store.set(undoRemoveAtom);
    expect(texts()[0]).toBe('The blouse is lovely.');
    store.set(undoAdditionAtom);
    expect(texts()).toEqual([]);
  });

  test('words that were pasted again become the removed quote, with what was chosen for them', async () => {
    const { store, add, remove, named, counts } = open();
    await add('- One apple\n- Two pears');
    const id = named('One apple');
    remove('One apple');
    await add('- one apple!\n- One apple\n- Four figs');
    store.set(chooseQuoteAtom, named('one apple!'), 'pinned');
    store.set(undoRemoveAtom);
    expect(store.get(campaignAtom).quotes[0]).toMatchObject({ id, choice: 'pinned', count: 2 });
    store.set(undoAdditionAtom);
    expect(counts()).toEqual([
      ['One apple', 1],
      ['Two pears', 1],
    ]);
  });

  test('a restored part that was removed comes back as a quote, and is not left out as well', async () => {
    const { store, add, remove, texts, leftOut } = open();
    await add(CHAT);
    await store.set(answerAtom, toggleSpeaker('Corner Blouses'));
    const part = store.get(leftOutAtom).find(({ text }) => text.startsWith('Oh no'));
    store.set(restorePartAtom, part?.id ?? '');
    remove('Oh no, we send you a new one.');
    await store.set(answerAtom, { own: [] });
    await store.set(answerAtom, { own: ['Corner Blouses'] });
    store.set(undoRemoveAtom);
    expect([...texts(), ...leftOut()].filter((text) => text.startsWith('Oh no'))).toHaveLength(1);
  });

  test('it brings back no pin of a “Write about this” that was undone since', async () => {
    const { store, add, remove, named } = open();
    await add('- The fabric is soft\n- Soft fabric again\n- It came late');
    const ids = [named('The fabric is soft'), named('Soft fabric again')];
    store.set(writeAboutAtom, { label: 'Fabric', quoteIds: ids, count: 2 });
    remove('The fabric is soft');
    store.set(undoWriteAboutAtom);
    store.set(undoRemoveAtom);
    expect(store.get(campaignAtom).quotes.filter(({ choice }) => choice)).toEqual([]);
  });
});

describe('undoing a paste', () => {
  test('it takes back the customers that it counted', async () => {
    const { store, add, counts } = open();
    await add('- One apple\n- Two pears\n- Two pears');
    await add('- One apple\n- One apple\n- One apple\n- Two pears\n- Three plums');
    expect(counts()).toEqual([
      ['One apple', 3],
      ['Two pears', 2],
      ['Three plums', 1],
    ]);
    store.set(undoAdditionAtom);
    expect(counts()).toEqual([
      ['One apple', 1],
      ['Two pears', 2],
    ]);
  });

  test('it takes back the customers of a quote that was removed then, and restored after it', async () => {
    const { store, add, remove, counts } = open();
    await add('- One apple\n- Two pears');
    await add('- One apple\n- One apple');
    remove('One apple');
    store.set(undoAdditionAtom);
    store.set(undoRemoveAtom);
    expect(counts()).toEqual([
      ['One apple', 1],
      ['Two pears', 1],
    ]);
  });

  test('it takes back the parts that were restored from it', async () => {
    const { store, add, texts, leftOut } = open();
    await add('- Soft');
    await add(LIST);
    store.set(restorePartAtom, store.get(leftOutAtom)[1]?.id ?? '');
    expect(texts()).toContain('Ask Linda for more');
    store.set(undoAdditionAtom);
    expect(texts()).toEqual(['Soft']);
    expect(leftOut()).toEqual([]);
  });

  test('it keeps a quote that an earlier paste names too since its answer', async () => {
    const { store, add, texts } = open();
    await add(CHAT);
    const [asked] = [store.get(lastAdditionAtom)];
    await store.set(answerAtom, { own: ['Jana Klein'] }, asked);
    await add('- The blouse is lovely.\n- One apple');
    await store.set(answerAtom, { own: [] }, asked);
    store.set(undoAdditionAtom);
    expect(texts()).not.toContain('One apple');
  });
});

describe('an answer', () => {
  test('it lowers the count of words that the own side said too', async () => {
    const { store, add, counts } = open();
    await add(CHAT);
    expect(counts()).toContainEqual(['So glad to hear it!', 2]);
    await store.set(answerAtom, toggleSpeaker('Corner Blouses'));
    expect(counts()).toContainEqual(['So glad to hear it!', 1]);
    await store.set(answerAtom, toggleSpeaker('Corner Blouses'));
    expect(counts()).toContainEqual(['So glad to hear it!', 2]);
  });

  test('it applies to the answer of another tab that arrived while its paste was read', async () => {
    const { store, add, texts } = open();
    await add(CHAT);
    const known = services(store.get);
    let isAnswered = false;
    store.set(servicesAtom, {
      ...known,
      insight: {
        ...known.insight,
        async readText(...of) {
          const reading = await known.insight.readText(...of);
          if (isAnswered) return reading;
          isAnswered = true;
          const { last, ...rest } = store.get(additionAtom);
          if (last)
            store.set(additionAtom, { ...rest, last: { ...last, answers: { way: 'whole' } } });
          return reading;
        },
      },
    });
    await store.set(answerAtom, toggleSpeaker('Corner Blouses'));
    expect(store.get(lastAdditionAtom)?.answers).toEqual({ way: 'whole', own: ['Corner Blouses'] });
    expect(new Set(texts()).size).toBe(texts().length);
  });
});

test('what was taken back is restored from storage unchanged', async () => {
  const { store, add, remove } = open();
  await add(CHAT);
  remove('The blouse is lovely.');
  await store.set(answerAtom, toggleSpeaker('Corner Blouses'));
  const stored: unknown = JSON.parse(JSON.stringify(store.get(additionAtom)));
  expect(parseAddition(stored)).toEqual(store.get(additionAtom));
});
