import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INSIGHT_MAX_BYTES, sizeOfQuotes } from '#domain/quotes/quote.ts';
import {
  campaignAtom,
  campaignIdAtom,
  chooseAtom,
  setQuotesAtom,
} from '#state/campaign/campaign.ts';
import { chooseQuoteAtom } from '#state/quotes/quote-choices.ts';
import {
  additionAtom,
  answerAtom,
  askedAtom,
  canUndoAdditionAtom,
  closeQuestionAtom,
  lastAdditionAtom,
  leftOutAtom,
  otherWaysAtom,
  restorePartAtom,
  undoAdditionAtom,
} from '#state/quotes/additions.ts';
import {
  type Addition,
  askedIn,
  mergeAdditions,
  parseAddition,
  toggleColumn,
  toggleSpeaker,
} from '#domain/quotes/addition.ts';
import { addInsightAtom } from '#state/quotes/insight.ts';
import { groupOpenAtoms } from '#state/shell/folds.ts';
import { openApp } from '../fake-app.ts';

const CHAT = [
  '[03/05/2026, 10:11:12] Jana Klein: The blouse is lovely.',
  '[03/05/2026, 10:12:40] Corner Blouses: So glad to hear it!',
  '[03/05/2026, 10:15:02] Jana Klein: The second one came with a stain.',
].join('\n');
const LIST = 'From May:\n- Runs a little large\n- The colours are lovely\nAsk Linda for more';

function open() {
  const { store } = openApp();
  return {
    store,
    add: (source: string) => store.set(addInsightAtom, source),
    texts: () => store.get(campaignAtom).quotes.map(({ text }) => text),
    leftOut: () => store.get(leftOutAtom).map(({ text }) => text),
  };
}

test('a paste that adds nothing offers no Undo, which would take back an earlier one', async () => {
  const { store, add, texts } = open();
  await add(LIST);
  expect(store.get(canUndoAdditionAtom)).toBe(true);
  await add(LIST);
  expect(store.get(canUndoAdditionAtom)).toBe(false);
  await add('- It shrank\n- Soft');
  store.set(undoAdditionAtom);
  expect(texts()).toEqual(['Runs a little large', 'The colours are lovely']);
});

describe('a file in an encoding that was detected', () => {
  const bytes = Buffer.from('Отзыв;Оценка\nЗвонила три раза, никто не ответил.;2\n', 'utf8');
  const windows1251 = Uint8Array.from(
    Array.from(bytes.toString('utf8'), (sign) => {
      const code = sign.codePointAt(0) ?? 0;
      return code < 0x80 ? code : code - 0x410 + 0xc0;
    }),
  );

  test('another encoding replaces the quotes of this file alone, and back', async () => {
    const { store, add, texts } = open();
    await add(LIST);
    const before = texts();
    await store.set(addInsightAtom, new Blob([windows1251]));
    expect(texts()).toEqual([...before, 'Звонила три раза, никто не ответил.']);
    const last = store.get(lastAdditionAtom);
    expect(last?.source?.file?.encoding).toBe('windows-1251');
    await store.set(answerAtom, { encoding: 'koi8-u' });
    expect(texts()).toEqual(expect.arrayContaining(before));
    expect(texts()).not.toContain('Звонила три раза, никто не ответил.');
    await store.set(answerAtom, { encoding: 'windows-1251' });
    expect(texts()).toEqual([...before, 'Звонила три раза, никто не ответил.']);
    store.set(undoAdditionAtom);
    expect(texts()).toEqual(before);
  });

  test('a stored file is read, and garbage dropped', () => {
    const stored = (file: unknown, encoding: unknown) =>
      parseAddition({
        id: 'c',
        leftOut: [],
        last: { batch: 'b', added: [], answers: { encoding }, source: { text: 'x', file } },
      })?.last;
    const file = { bytes: 'eA==', encoding: 'big5' };
    expect(stored(file, 'koi8-u')).toMatchObject({
      answers: { encoding: 'koi8-u' },
      source: { text: 'x', file },
    });
    for (const garbage of [7, 'x', {}, { bytes: 1, encoding: 'big5' }, { ...file, encoding: 'x' }])
      expect(stored(garbage, 'toString')).toMatchObject({ answers: {}, source: { text: 'x' } });
    expect(stored({ bytes: 'x' }, 'x')?.source).not.toHaveProperty('file');
  });
});

describe('the customers who refused the use of their words', () => {
  const SURVEY =
    'Comment,May we quote you?\nThe hall is bright.,Yes\nThe desk was slow.,No\nI like the tea.,maybe\n';

  test('they are left out until the user wants all', async () => {
    const { store, add, texts } = open();
    await add(SURVEY);
    expect(texts()).toEqual(['The hall is bright.', 'I like the tea.']);
    expect(store.get(leftOutAtom)).toContainEqual(
      expect.objectContaining({ text: 'The desk was slow.', why: 'consent' }),
    );
    await store.set(answerAtom, { consent: 'all' });
    expect(texts().toSorted()).toEqual([
      'I like the tea.',
      'The desk was slow.',
      'The hall is bright.',
    ]);
    await store.set(answerAtom, { consent: 'given' });
    expect(texts()).toEqual(['The hall is bright.']);
  });

  test('an unclear answer is asked about until it is answered', async () => {
    const { store, add } = open();
    await add(SURVEY);
    await add('- It shrank\n- Soft');
    expect(store.get(askedAtom).map(({ consent }) => consent?.unclear)).toEqual([1]);
  });

  test('a stored question is read, and garbage dropped', () => {
    const consent = { name: 'Q', given: 1, refused: 2, unclear: 0, choice: 'all' };
    const stored = (value: unknown) =>
      parseAddition({
        id: 'c',
        leftOut: [],
        last: { batch: 'b', added: [], answers: { consent: 'all' }, consent: value },
      })?.last;
    expect(stored(consent)).toMatchObject({ answers: { consent: 'all' }, consent });
    for (const garbage of [7, 'x', [], { ...consent, given: -1 }, { ...consent, choice: 'no' }])
      expect(stored(garbage)).not.toHaveProperty('consent');
  });
});

describe('the left-out parts of an addition', () => {
  test('left-out parts are listed, and later ones appended', async () => {
    const { add, leftOut } = open();
    await add(LIST);
    expect(leftOut()).toEqual(['From May:', 'Ask Linda for more']);
    await add('From June:\n- It shrank\n- Soft');
    expect(leftOut()).toEqual(['From May:', 'Ask Linda for more', 'From June:']);
  });

  test('left-out parts are restored one by one', async () => {
    const { store, add, texts, leftOut } = open();
    await add(LIST);
    const [, part] = store.get(leftOutAtom);
    expect(store.set(restorePartAtom, part?.id ?? '')).toBe(true);
    expect(texts()).toEqual([
      'Runs a little large',
      'The colours are lovely',
      'Ask Linda for more',
    ]);
    expect(leftOut()).toEqual(['From May:']);
  });

  test('left-out parts are dropped with their campaign', async () => {
    const { store, add, leftOut } = open();
    await add(LIST);
    store.set(campaignIdAtom, 'another');
    expect(leftOut()).toEqual([]);
    await add('New:\n- a b\n- c d');
    expect(leftOut()).toEqual(['New:']);
  });

  test('left-out parts are restored from storage unchanged', async () => {
    const { store, add } = open();
    await add(CHAT);
    await store.set(answerAtom, { own: ['Corner Blouses'] });
    const stored: unknown = JSON.parse(JSON.stringify(store.get(additionAtom)));
    expect(parseAddition(stored)).toEqual(store.get(additionAtom));
  });

  test.each([[undefined], [null], [5], [{}], [{ id: 5 }]])(
    'an invalid stored addition is not parsed: %j',
    (stored) => expect(parseAddition(stored)).toBeUndefined(),
  );

  test('a stored addition keeps its valid parts', () => {
    const part = { id: 'a', batch: 'b', text: 'Hello', why: 'button' };
    const stored = { id: 'c', leftOut: [part, { id: 'x' }, 7], last: { batch: 5 } };
    expect(parseAddition(stored)).toEqual({ id: 'c', leftOut: [part] });
  });
});

describe('an answer about the last paste', () => {
  test('an answer removes the own side, and “none of them” restores it', async () => {
    const { store, add, texts, leftOut } = open();
    await add(CHAT);
    expect(texts()).toHaveLength(3);
    expect(store.get(lastAdditionAtom)?.speakers).toMatchObject([
      { name: 'Jana Klein', count: 2 },
      { name: 'Corner Blouses', count: 1 },
    ]);
    await store.set(answerAtom, { own: ['Corner Blouses'] });
    expect(texts()).toEqual(['The blouse is lovely.', 'The second one came with a stain.']);
    expect(leftOut()).toContain('So glad to hear it!');
    await store.set(answerAtom, { own: [] });
    expect(texts()).toHaveLength(3);
    expect(leftOut()).not.toContain('So glad to hear it!');
  });

  test('an answer keeps earlier quotes and the user’s choices', async () => {
    const { store, add, texts } = open();
    await add('An earlier quote.\nAnother one.');
    await add(CHAT);
    const pinned = store.get(campaignAtom).quotes[2]?.id ?? '';
    store.set(chooseQuoteAtom, pinned, 'pinned');
    await store.set(answerAtom, { own: ['Corner Blouses'] });
    expect(texts().slice(0, 2)).toEqual(['An earlier quote.', 'Another one.']);
    expect(store.get(campaignAtom).quotes[2]).toMatchObject({ id: pinned, choice: 'pinned' });
  });

  test('an answer keeps a quote that another paste added too', async () => {
    const { store, add, texts } = open();
    await add('So glad to hear it!\nFine.');
    await add(CHAT);
    await store.set(answerAtom, { own: ['Corner Blouses'] });
    expect(texts()).toContain('So glad to hear it!');
  });

  test('a closed question is not asked again, and its paste is deleted', async () => {
    const { store, add } = open();
    await add(CHAT);
    void store.set(closeQuestionAtom);
    expect(store.get(lastAdditionAtom)).toMatchObject({ isSettled: true });
    expect(JSON.stringify(store.get(additionAtom))).not.toContain('The blouse is lovely');
  });

  test('a speaker’s full name appears only in the question', async () => {
    const { store, add } = open();
    await add(CHAT);
    expect(store.get(campaignAtom).quotes[0]).toMatchObject({ speaker: 'J. K.', source: 'chat' });
    expect(JSON.stringify(store.get(campaignAtom))).not.toContain('Klein');
  });
});

describe('a question after the next paste', () => {
  const LINES = 'The hem is lovely.\nThe zip broke.';

  test('it is asked until it is answered, and its answer applies to its own paste', async () => {
    const { store, add, texts, leftOut } = open();
    await add(CHAT);
    await add(LINES);
    const [asked] = store.get(askedAtom);
    expect(asked?.speakers).toHaveLength(2);
    expect(parseAddition(JSON.parse(JSON.stringify(store.get(additionAtom))))?.asked).toEqual([
      asked,
    ]);
    await store.set(answerAtom, { own: ['Corner Blouses'] }, asked);
    expect(texts()).toEqual([
      'The blouse is lovely.',
      'The second one came with a stain.',
      'The hem is lovely.',
      'The zip broke.',
    ]);
    expect(leftOut()).toContain('So glad to hear it!');
    store.set(undoAdditionAtom);
    expect(texts()).toEqual(['The blouse is lovely.', 'The second one came with a stain.']);
  });

  test('it is asked no more once it was dismissed, and undo leaves it open', async () => {
    const { store, add } = open();
    await add(CHAT);
    await add(LINES);
    store.set(undoAdditionAtom);
    const [asked] = store.get(askedAtom);
    await store.set(closeQuestionAtom, asked);
    expect(store.get(askedAtom)).toEqual([]);
    expect(JSON.stringify(store.get(additionAtom))).not.toContain('The blouse is lovely');
  });

  test('the same paste again asks no second time', async () => {
    const { store, add } = open();
    await add(CHAT);
    await add(LINES);
    await add(CHAT);
    expect(store.get(askedAtom)).toHaveLength(1);
    expect(store.get(lastAdditionAtom)?.speakers).toBeUndefined();
  });
});

describe('the own side that the user marked', () => {
  test('it is left out of the same paste and of later ones, and not asked again', async () => {
    const { store, add, texts, leftOut } = open();
    await add(CHAT);
    await store.set(answerAtom, { own: ['Corner Blouses'] });
    void store.set(closeQuestionAtom);
    await add(CHAT);
    expect(texts()).toEqual(['The blouse is lovely.', 'The second one came with a stain.']);
    expect(leftOut().filter((text) => text === 'So glad to hear it!')).toHaveLength(1);
    await add(CHAT.replace('lovely', 'warm').replace('So glad', 'Happy'));
    expect(texts()).toContain('The blouse is warm.');
    expect(leftOut()).toContain('Happy to hear it!');
    expect(store.get(lastAdditionAtom)?.speakers).toBeUndefined();
  });

  test('it is remembered after an undo, and forgotten with “none of them”', async () => {
    const { store, add, texts } = open();
    await add(CHAT);
    await store.set(answerAtom, { own: ['Corner Blouses'] });
    void store.set(closeQuestionAtom);
    await add(CHAT.replace('lovely', 'warm'));
    store.set(undoAdditionAtom);
    expect(store.get(additionAtom).own).toEqual(['Corner Blouses']);
    store.set(campaignIdAtom, 'another');
    await add(CHAT.replace('So glad', 'Happy'));
    expect(texts()).toContain('Happy to hear it!');
    await store.set(answerAtom, { own: ['Corner Blouses'] });
    await store.set(answerAtom, { own: [] });
    expect(store.get(additionAtom).own).toEqual([]);
  });
});

describe('the additions of two tabs', () => {
  const part = (id: string) => ({ id, batch: id, text: id, why: 'other' as const });
  const asked = (batch: string) => ({
    batch,
    added: [],
    answers: {},
    source: { text: batch },
    speakers: ['Jana', 'Shop'].map((name) => ({ name, count: 1, isOwn: false })),
  });

  test('no left-out part and no unanswered question of either is lost, in any order', () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^[a-f]$/), { maxLength: 4 });
    fc.assert(
      fc.property(ids, ids, ids, (before, one, two) => {
        const addition = (mark: string, more: readonly string[]): Addition => {
          const names = [...before, ...more.map((it) => mark + it)];
          const last = names.at(-1);
          return {
            id: 'c',
            leftOut: names.map(part),
            asked: names.slice(0, -1).map(asked),
            ...(last !== undefined && { last: asked(last) }),
          };
        };
        const base = addition('', []);
        const merged = mergeAdditions(base, addition('1', one), addition('2', two));
        const all = [...before, ...one.map((it) => `1${it}`), ...two.map((it) => `2${it}`)];
        expect(merged.leftOut.map(({ id }) => id).toSorted()).toEqual(all.toSorted());
        expect(
          askedIn(merged)
            .map(({ batch }) => batch)
            .toSorted(),
        ).toEqual(all.toSorted());
      }),
    );
  });
});

describe('another way to read the last paste', () => {
  const LETTER = 'We loved the soup.\nThe bread was warm.\n\nThe waiter was slow.\nNever again.';

  test('another way replaces the quotes, and the way found brings the first ones back', async () => {
    const { store, add, texts } = open();
    await add(LETTER);
    const found = texts();
    expect(found).toHaveLength(2);
    await store.set(answerAtom, { way: 'lines' });
    expect(texts()).toEqual([
      'We loved the soup.',
      'The bread was warm.',
      'The waiter was slow.',
      'Never again.',
    ]);
    await store.set(answerAtom, { way: 'found' });
    expect(texts()).toEqual(found);
  });

  test('another way keeps quotes of other pastes and undo removes what it added', async () => {
    const { store, add, texts } = open();
    await add('An earlier quote.\nAnother one.');
    await add(LETTER);
    await store.set(answerAtom, { way: 'whole' });
    expect(texts()).toHaveLength(3);
    store.set(undoAdditionAtom);
    expect(texts()).toEqual(['An earlier quote.', 'Another one.']);
  });

  test('the cells of a table come back after another way was tried', async () => {
    const { store, texts } = open();
    const rows = ['Stars<td>Review', '5<td>Lovely<br>soup', '1<td>Cold tea', '4<td>Warm bread'];
    const html = `<table>${rows.map((row) => `<tr><td>${row}`).join('')}</table>`;
    const text = 'Stars\tReview\n5\tLovely\nsoup\n1\tCold tea\n4\tWarm bread';
    await store.set(addInsightAtom, { text, html });
    const found = texts();
    await store.set(answerAtom, { way: 'lines' });
    expect(texts()).not.toEqual(found);
    await store.set(answerAtom, { way: 'found' });
    expect(texts()).toEqual(found);
  });

  test('the ways on offer differ from each other, and name their first quote', async () => {
    const { store, add } = open();
    await add(LETTER);
    expect(await store.set(otherWaysAtom)).toEqual([
      { way: 'found', count: 2, first: 'We loved the soup.\nThe bread was warm.' },
      { way: 'lines', count: 4, first: 'We loved the soup.' },
      { way: 'whole', count: 1, first: LETTER },
    ]);
  });

  test('the way found stays on offer after another one was chosen', async () => {
    const { store, add } = open();
    await add(LETTER);
    await store.set(answerAtom, { way: 'whole' });
    const offers = await store.set(otherWaysAtom);
    expect(offers.map(({ way }) => way)).toEqual(['found', 'lines', 'whole']);
  });

  test('an answer about the speakers keeps the way that the user chose', async () => {
    const { store, add } = open();
    await add(CHAT);
    await store.set(answerAtom, { way: 'conversation' });
    await store.set(answerAtom, { own: ['Corner Blouses'] });
    expect(store.get(lastAdditionAtom)?.answers).toEqual({
      way: 'conversation',
      own: ['Corner Blouses'],
    });
  });

  test('a text with one way to read it offers none', async () => {
    const { store, add } = open();
    await add('One line.');
    expect(await store.set(otherWaysAtom)).toEqual([]);
  });

  test('a way restored from storage is one of the list', () => {
    const last = { batch: 'b', added: [], answers: { way: 'sideways' } };
    expect(parseAddition({ id: 'c', leftOut: [], last })?.last?.answers).toEqual({});
  });
});

describe('an answer after the user has edited the list', () => {
  const remove = (store: ReturnType<typeof open>['store'], text: string) => {
    const { quotes } = store.get(campaignAtom);
    store.set(
      setQuotesAtom,
      quotes.filter((it) => it.text !== text),
    );
  };

  test('an answer doesn’t restore removed quotes', async () => {
    const { store, add, texts } = open();
    await add(CHAT);
    remove(store, 'The blouse is lovely.');
    await store.set(answerAtom, { own: ['Corner Blouses'] });
    expect(texts()).toEqual(['The second one came with a stain.']);
    await store.set(answerAtom, { own: [] });
    expect(texts()).toEqual(['The second one came with a stain.', 'So glad to hear it!']);
  });

  test('an answer doesn’t restore quotes removed under an earlier answer', async () => {
    const { store, add, texts } = open();
    await add(CHAT);
    remove(store, 'So glad to hear it!');
    await store.set(answerAtom, { own: ['Corner Blouses'] });
    await store.set(answerAtom, { own: ['Jana Klein'] });
    expect(texts()).toEqual([]);
    const stored: unknown = JSON.parse(JSON.stringify(store.get(additionAtom)));
    expect(parseAddition(stored)).toEqual(store.get(additionAtom));
  });

  test('an answer doesn’t restore quotes removed while the paste was read', async () => {
    const { store, add, texts } = open();
    await add(CHAT);
    const answered = store.set(answerAtom, { own: ['Corner Blouses'] });
    remove(store, 'The blouse is lovely.');
    await answered;
    expect(texts()).toEqual(['The second one came with a stain.']);
  });

  test('an answer keeps quotes that the user removed and restored', async () => {
    const { store, add, texts } = open();
    await add(CHAT);
    const before = store.get(campaignAtom).quotes;
    remove(store, 'The blouse is lovely.');
    await store.set(answerAtom, { own: [] });
    store.set(setQuotesAtom, before);
    await store.set(answerAtom, { own: ['Corner Blouses'] });
    await store.set(answerAtom, { own: [] });
    expect(texts().toSorted()).toEqual(before.map(({ text }) => text).toSorted());
  });

  test('an answer doesn’t list a restored part again', async () => {
    const { store, add, texts, leftOut } = open();
    await add(CHAT);
    await store.set(answerAtom, { own: ['Corner Blouses'] });
    const part = store.get(leftOutAtom).find(({ text }) => text === 'So glad to hear it!');
    store.set(restorePartAtom, part?.id ?? '');
    await store.set(answerAtom, { own: ['Corner Blouses', 'Nobody'] });
    expect(texts()).toContain('So glad to hear it!');
    expect(leftOut()).not.toContain('So glad to hear it!');
  });

  test('an answer changes nothing if the quotes would be too large', async () => {
    const { store, add, texts } = open();
    await add(CHAT);
    await store.set(answerAtom, { own: ['Corner Blouses'] });
    const quotes = store.get(campaignAtom).quotes;
    const room = INSIGHT_MAX_BYTES - sizeOfQuotes(quotes);
    store.set(setQuotesAtom, [...quotes, { id: 'long', text: 'x'.repeat(room) }]);
    expect(await store.set(answerAtom, { own: [] })).toBe('too-large');
    expect(texts()).toHaveLength(3);
    expect(store.get(lastAdditionAtom)?.answers).toEqual({ own: ['Corner Blouses'] });
    expect(await store.set(answerAtom, { own: ['Jana Klein', 'Corner Blouses'] })).toBeUndefined();
    expect(texts()).toHaveLength(1);
  });

  test('answers apply in the order of the presses', async () => {
    const { store, add, texts } = open();
    await add(CHAT);
    const presses = [{ own: ['Corner Blouses'] }, { own: [] }, { own: ['Jana Klein'] }];
    await Promise.all(presses.map((answers) => store.set(answerAtom, answers)));
    expect(texts()).toEqual(['So glad to hear it!']);
    expect(store.get(lastAdditionAtom)?.answers).toEqual({ own: ['Jana Klein'] });
  });

  test('two speakers pressed in a row are both on the own side', async () => {
    const { store, add, texts } = open();
    await add(CHAT);
    await Promise.all([
      store.set(answerAtom, toggleSpeaker('Corner Blouses')),
      store.set(answerAtom, toggleSpeaker('Jana Klein')),
    ]);
    expect(texts()).toEqual([]);
    expect(store.get(lastAdditionAtom)?.answers).toEqual({ own: ['Corner Blouses', 'Jana Klein'] });
  });

  test('the last column that is read can’t be left out', () => {
    const columns = [{ index: 1, name: 'Comment', sample: 'Soft', isRead: true }];
    expect(toggleColumn(1)({ batch: 'b', added: [], answers: {}, columns })).toBeUndefined();
    expect(toggleColumn(2)({ batch: 'b', added: [], answers: {}, columns })).toEqual({
      columns: [1, 2],
    });
  });

  test('an answer applies even if “Done” is pressed while the paste is read', async () => {
    const { store, add, texts } = open();
    await add(CHAT);
    const answered = store.set(answerAtom, { own: ['Corner Blouses'] });
    void store.set(closeQuestionAtom);
    await answered;
    expect(texts()).toHaveLength(2);
    expect(store.get(lastAdditionAtom)).toMatchObject({ isSettled: true });
    expect(JSON.stringify(store.get(additionAtom))).not.toContain('stain');
  });
});

test('a paste added once more keeps the question and the undo of the first', async () => {
  const { store, add, texts } = open();
  await add(CHAT);
  const first = store.get(lastAdditionAtom);
  expect(await add(CHAT)).toMatchObject({ ok: true, added: 0, known: 3 });
  expect(store.get(lastAdditionAtom)).toEqual(first);
  await store.set(answerAtom, { own: ['Corner Blouses'] });
  expect(texts()).toHaveLength(2);
  store.set(undoAdditionAtom);
  expect(texts()).toEqual([]);
});

test('undo reverts only the quotes and parts of the last addition', async () => {
  const { store, add, texts, leftOut } = open();
  await add('Early:\n- a b\n- c d');
  await add(LIST);
  store.set(undoAdditionAtom);
  expect(texts()).toEqual(['a b', 'c d']);
  expect(leftOut()).toEqual(['Early:']);
  store.set(undoAdditionAtom);
  expect(texts()).toEqual(['a b', 'c d']);
});

describe('the groups of the other choices', () => {
  const openGroups = (store: ReturnType<typeof open>['store']) =>
    (['topic', 'voice'] as const).filter((group) => store.get(groupOpenAtoms[group]));

  test('open once there are quotes, but for those that the user has closed', async () => {
    const { store, add } = open();
    expect(openGroups(store)).toEqual([]);
    store.set(groupOpenAtoms.topic, false);
    await add(LIST);
    expect(openGroups(store)).toEqual(['voice']);
  });

  test('stay as they are if nothing is left to choose, or nothing was added', async () => {
    const { store, add } = open();
    store.set(chooseAtom, { tone: 'joyful', audience: 'families', length: 'short' });
    await add(' ');
    expect(openGroups(store)).toEqual([]);
    await add(LIST);
    expect(openGroups(store)).toEqual(['topic']);
  });
});
