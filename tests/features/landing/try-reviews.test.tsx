// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { TryReviews } from '#features/landing/try-reviews.tsx';
import { TRIED_DAYS } from '#domain/site/share-target.ts';
import { createMemorySharedInbox } from '#services/share-target/share-target.ts';
import { setIdentityAtom } from '#state/account/session.ts';
import { services, servicesAtom } from '#state/services.ts';
import { openApp } from '../../state/fake-app.ts';
import { openPage, says, saysNoMore } from '../wizard/open-wizard.tsx';

// In the app it loads with the first touch.
await import('#features/landing/tried-reviews.tsx');

const FIELD = 'Paste a few reviews';
const REVIEWS = [
  'The fit is perfect and the fabric is soft.',
  'It fits perfectly, I love it.',
  'The parcel came late, and I had to ask twice.',
  'Great fit, great price.',
].join('\n');

function openField(inbox = createMemorySharedInbox()) {
  const app = openApp({ sharedInbox: inbox });
  app.store.set(setIdentityAtom, null);
  const page = openPage(app, <TryReviews />);
  const field = () => page.getByLabelText<HTMLTextAreaElement>(FIELD);
  const kept = async () => (await inbox.list()).map((item) => 'text' in item && item.text);
  return { ...app, ...page, inbox, field, kept };
}

/** As the page is served on a device that keeps something. */
function comeBack(): void {
  const page = document.documentElement.dataset;
  Object.assign(page, { page: '/', hydrate: 'load' });
  onTestFinished(() => {
    delete page['hydrate'];
  });
}

describe('a visitor’s own reviews', () => {
  test('their quotes are counted, with their themes and three best lines', async () => {
    const { fill, getByRole, getAllByRole } = openField();
    expect(getByRole('link').textContent).toBe('Log in to start');
    await fill(FIELD, REVIEWS);
    await says(/4 quotes, \d themes?/);
    const themes = getByRole('list', { name: 'Themes' });
    expect(themes.textContent).toMatch(/Fit and size\s*3/);
    const lines = getByRole('list', { name: 'Best lines' });
    expect(lines.querySelectorAll('blockquote')).toHaveLength(3);
    expect(lines.textContent).not.toContain('came late');
    expect(getAllByRole('status').map((it) => it.textContent)).toContainEqual(
      expect.stringMatching(/^4 quotes/),
    );
    await says('Log in to write the post');
  });

  test('they are kept until the login, and the page says so', async () => {
    const { fill, kept, inbox } = openField();
    await fill(FIELD, REVIEWS);
    await says(`Kept on this device until you log in, for ${TRIED_DAYS} days at most.`);
    expect(await inbox.list()).toMatchObject([{ kind: 'tried', text: REVIEWS }]);
    await fill(FIELD, `${REVIEWS}\nWarm and soft.`);
    await waitFor(async () => expect(await kept()).toEqual([`${REVIEWS}\nWarm and soft.`]));
  });

  test('the next visit shows them again, those of two tabs as well', async () => {
    const inbox = createMemorySharedInbox([
      { id: '1', kind: 'tried', text: 'The fit is perfect.', at: 1000, isAnyones: true },
      { id: '2', kind: 'tried', text: 'The fabric is soft.', at: 1000, isAnyones: true },
      { id: '3', kind: 'text', text: 'Shared.', cut: false },
    ]);
    comeBack();
    const { field, fill, kept } = openField(inbox);
    await waitFor(() => expect(field().value).toBe('The fit is perfect.\n\nThe fabric is soft.'));
    await says('2 quotes');
    expect(await kept()).toHaveLength(3);
    await fill(FIELD, 'The fabric is soft.');
    await waitFor(async () => expect(await kept()).toEqual(['Shared.', 'The fabric is soft.']));
  });

  test('what is an account’s already is not shown to a visitor, and stays', async () => {
    const inbox = createMemorySharedInbox([{ id: '1', kind: 'tried', text: 'Hers.', at: 1000 }]);
    comeBack();
    const { field, fill, kept, press } = openField(inbox);
    await fill(FIELD, REVIEWS);
    await says('Kept on this device');
    expect(field().value).toBe(REVIEWS);
    await press('Clear');
    await waitFor(async () => expect(await kept()).toEqual(['Hers.']));
  });

  test('what expired is neither shown nor kept', async () => {
    const inbox = createMemorySharedInbox([
      { id: '1', kind: 'tried', text: 'Old.', at: -1e12, isAnyones: true },
    ]);
    comeBack();
    const { field, kept } = openField(inbox);
    await waitFor(async () => expect(await kept()).toEqual([]));
    expect(field().value).toBe('');
  });

  test('Clear removes them, and Undo brings them back', async () => {
    const { fill, press, field, kept, findByRole } = openField();
    await fill(FIELD, REVIEWS);
    await says('Kept on this device');
    await press('Clear');
    expect(field().value).toBe('');
    await waitFor(async () => expect(await kept()).toEqual([]));
    expect(await findByRole('button', { name: 'Undo' })).toBe(document.activeElement);
    await press('Undo');
    expect(field().value).toBe(REVIEWS);
    await waitFor(async () => expect(await kept()).toEqual([REVIEWS]));
    expect(field()).toBe(document.activeElement);
  });

  test('a field that is emptied by hand keeps nothing', async () => {
    const { fill, kept } = openField();
    await fill(FIELD, REVIEWS);
    await says('Kept on this device');
    await fill(FIELD, ' ');
    await waitFor(async () => expect(await kept()).toEqual([]));
    await saysNoMore('Kept on this device');
    await saysNoMore('4 quotes');
  });

  test('a visitor who leaves in the middle of typing finds it kept', async () => {
    const { fill, kept } = openField();
    await fill(FIELD, REVIEWS);
    cleanup();
    await waitFor(async () => expect(await kept()).toEqual([REVIEWS]));
  });

  test('a device that keeps nothing is named', async () => {
    const inbox = createMemorySharedInbox();
    const { fill } = openField({ ...inbox, keep: async () => undefined });
    await fill(FIELD, REVIEWS);
    await says('This browser keeps nothing. Log in first, and paste it there.');
    await fill(FIELD, '');
    await saysNoMore(/This browser|4 quotes/);
  });

  test('an earlier text is not left behind when a later one cannot be kept', async () => {
    const inbox = createMemorySharedInbox();
    let isFull = false;
    const { fill, kept } = openField({
      ...inbox,
      keep: async (...item) => (isFull ? undefined : inbox.keep(...item)),
    });
    await fill(FIELD, REVIEWS);
    await says('Kept on this device');
    isFull = true;
    await fill(FIELD, 'The fabric is soft, and it is warm.');
    await says('This browser keeps nothing.');
    await waitFor(async () => expect(await kept()).toEqual([]));
  });

  test('a refusal that comes late leaves the text that was kept after it', async () => {
    const inbox = createMemorySharedInbox();
    const refusal = Promise.withResolvers<undefined>();
    let isFirst = true;
    const keep: typeof inbox.keep = (...item) => {
      const answer = isFirst ? refusal.promise : inbox.keep(...item);
      isFirst = false;
      return answer;
    };
    const { fill, kept } = openField({ ...inbox, keep });
    await fill(FIELD, REVIEWS);
    await says('4 quotes');
    const later = `${REVIEWS}\nWarm and soft.`;
    await fill(FIELD, later);
    await says('5 quotes');
    refusal.resolve(undefined);
    await says('Kept on this device');
    expect(await kept()).toEqual([later]);
    await saysNoMore('This browser keeps nothing.');
  });

  test.each([
    ['one word', 'Great', 'That’s very short. Paste a sentence or two.'],
    ['too much', 'Soft and warm. '.repeat(70_000), 'That’s more than 200 kB. Paste part of it.'],
    ['nothing but ratings', 'rating,date\n5,2024-01-01\n4,2024-02-01', 'No words in this.'],
    ['a link', ' https://maps.example/place?id=1\n', 'That’s a link. Open it, copy the reviews'],
    ['no reviews', 'Lorem ipsum dolor sit amet.', 'No theme and no opinion in it. Are these'],
  ])('%s is answered in words', async (what, text, words) => {
    const { fill, kept, field } = openField();
    await fill(FIELD, text);
    await says(words);
    expect(field().value).toBe(text);
    const isKept = what === 'no reviews';
    await waitFor(async () => expect(await kept()).toHaveLength(isKept ? 1 : 0));
    await says(isKept ? 'Log in to write the post' : 'Log in to start');
  });

  test('a conversation says what a login is still needed for', async () => {
    const { fill } = openField();
    await fill(
      FIELD,
      '[12.03.24, 10:01:22] Anna: The scarf is lovely and warm, thank you\n[12.03.24, 10:03:10] Shop: We are glad you like it, Anna\n[12.03.24, 10:04:10] Anna: The delivery was quick too',
    );
    await says('It’s a conversation.');
  });
});

describe('a reader that does not come', () => {
  function openUnread() {
    const page = openField();
    const app = services(page.store.get);
    let isThere = false;
    const readText: typeof app.insight.readText = async (...text) =>
      isThere ? app.insight.readText(...text) : { ok: false, problem: 'unreadable' };
    page.store.set(servicesAtom, { ...app, insight: { ...app.insight, readText } });
    return { ...page, arrive: () => (isThere = true) };
  }

  test('is said in words, and the text is kept and read at the next try', async () => {
    const { fill, press, kept, field, arrive } = openUnread();
    await fill(FIELD, REVIEWS);
    await says('We couldn’t read it this time. Your text stays here.');
    expect(field().value).toBe(REVIEWS);
    await waitFor(async () => expect(await kept()).toEqual([REVIEWS]));
    arrive();
    await press('Try again');
    await says('4 quotes');
    await saysNoMore('We couldn’t');
  });

  test('offline waits for the network', async () => {
    const { fill, arrive } = openUnread();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await fill(FIELD, REVIEWS);
    await says('You’re offline');
    online.mockRestore();
    arrive();
    dispatchEvent(new Event('online'));
    await says('4 quotes');
  });
});
