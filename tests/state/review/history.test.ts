import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isProposal } from '#domain/drafts/draft.ts';
import { BEFORE_EDIT, MOST_VERSIONS } from '#domain/drafts/earlier.ts';
import { deletePostAtom, restoreDraftAtom } from '#state/drafts/delete-post.ts';
import {
  currentDraftAtom,
  draftByIdAtom,
  draftsAtom,
  openDraftAtom,
} from '#state/drafts/drafts.ts';
import { saveEditAtom, startEditingAtom, typeAtom } from '#state/drafts/edit-draft.ts';
import { postsAtom } from '#state/drafts/posts.ts';
import { takeVersionAtom, versionsAtom } from '#state/drafts/versions.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { redoAtom, redoTargetAtom, undoAtom, undoTargetAtom } from '#state/review/history.ts';
import { refineAtom, rejectAtom } from '#state/review/refine.ts';
import { currentId } from '../current-draft.ts';
import { flushTasks, openReadyApp } from '../fake-app.ts';

async function withPost() {
  const app = openReadyApp();
  const generated = app.store.set(generateAtom);
  await flushTasks();
  await app.model.latest().end({ outcome: 'complete', text: 'First words. [q1]' });
  await generated;
  return { ...app, post: currentId(app.store) };
}

type App = Awaited<ReturnType<typeof withPost>>;

const textOf = ({ store }: App) => store.get(currentDraftAtom)?.text;

function edit({ store, clock }: App, text: string): void {
  const id = currentId(store);
  clock.now += 1;
  store.set(startEditingAtom, id);
  store.set(typeAtom, id, text);
  store.set(saveEditAtom, id);
}

async function rework(app: App, text: string): Promise<void> {
  app.clock.now += 1;
  const asked = app.store.set(refineAtom, { how: 'warmer' });
  await flushTasks();
  app.clock.now += 1;
  await app.model.latest().end({ outcome: 'complete', text: `${text} [q1]` });
  await asked;
}

function act({ store, clock }: App, action: typeof undoAtom): void {
  clock.now += 1;
  store.set(action);
}

describe('edits', () => {
  test('the text before an edit is a version; undo goes back to it, redo forward', async () => {
    const app = await withPost();
    const { store, post } = app;
    expect(store.get(undoTargetAtom)).toBeUndefined();
    edit(app, 'My words.');
    edit(app, 'My best words.');
    expect(store.get(versionsAtom).map(({ cause }) => cause)).toEqual([
      BEFORE_EDIT,
      BEFORE_EDIT,
      'First version',
    ]);
    expect(textOf(app)).toBe('My best words.');
    act(app, undoAtom);
    expect(textOf(app)).toBe('My words.');
    act(app, undoAtom);
    expect(textOf(app)).toBe('First words.');
    expect(store.get(currentDraftAtom)?.evidence).toBeDefined();
    act(app, undoAtom);
    expect(textOf(app)).toBe('First words.');
    act(app, redoAtom);
    act(app, redoAtom);
    expect(currentId(store)).toBe(post);
    expect(store.get(redoTargetAtom)).toBeUndefined();
  });

  test('an edit that changes nothing is no version, and a text is kept once', async () => {
    const app = await withPost();
    edit(app, 'First words.');
    expect(app.store.get(draftsAtom).drafts).toHaveLength(1);
    edit(app, 'Others.');
    edit(app, 'First words.');
    edit(app, 'Others.');
    // "First words." and "Others.", each once, and the post.
    expect(
      app.store
        .get(draftsAtom)
        .drafts.map(({ text }) => text)
        .toSorted(),
    ).toEqual(['First words.', 'Others.', 'Others.']);
  });

  test('the list of posts has the post alone, and deleting it deletes its texts', async () => {
    const app = await withPost();
    const { store, post } = app;
    edit(app, 'My words.');
    expect(store.get(postsAtom).map(({ id }) => id)).toEqual([post]);
    store.set(deletePostAtom, post);
    expect(store.get(draftsAtom).drafts).toEqual([]);
    store.set(restoreDraftAtom);
    expect(
      store
        .get(draftsAtom)
        .drafts.map(({ text }) => text)
        .toSorted(),
    ).toEqual(['First words.', 'My words.']);
  });

  test('no more than twenty versions are kept, and the post is one of them', async () => {
    const app = await withPost();
    for (let at = 0; at < 30; at += 1) edit(app, `Words ${at}.`);
    expect(app.store.get(versionsAtom)).toHaveLength(MOST_VERSIONS);
    expect(textOf(app)).toBe('Words 29.');
    expect(app.store.get(versionsAtom)[0]?.at).toBe(1000);
  });
});

const STEPS = ['edit', 'rework', 'take', 'reject', 'undo', 'redo'] as const;

test('edits, reworks, undo and redo in any order lose no text and leave no mark', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { maxLength: 12 }), async (steps) => {
      const app = await withPost();
      const { store } = app;
      const seen = new Set(['First words.']);
      for (const [at, step] of steps.entries()) {
        const draft = store.get(currentDraftAtom);
        if (!draft) throw new Error('The post is gone');
        if (step === 'edit') edit(app, `Edit ${at}.`);
        else if (step === 'rework') await rework(app, `Rework ${at}.`);
        else if (step === 'reject') store.set(rejectAtom, draft.id);
        else if (step === 'take') {
          app.clock.now += 1;
          store.set(takeVersionAtom, draft.id);
        } else {
          const target = store.get(step === 'undo' ? undoTargetAtom : redoTargetAtom);
          act(app, step === 'undo' ? undoAtom : redoAtom);
          expect(currentId(store)).toBe(target ?? draft.id);
          const there = store.get(draftByIdAtom)(target);
          expect(there === undefined || !isProposal(there)).toBe(true);
        }
        seen.add(textOf(app) ?? '');
      }
      const texts = store.get(draftsAtom).drafts.map(({ text }) => text);
      for (const text of seen) expect(texts).toContain(text);
      expect(texts.join(' ')).not.toMatch(/\[q/);
      // Undo to the first version, then redo, leads back.
      const last = currentId(store);
      let back = 0;
      while (store.get(undoTargetAtom) !== undefined) {
        act(app, undoAtom);
        back += 1;
      }
      for (; back > 0; back -= 1) act(app, redoAtom);
      expect(currentId(store)).toBe(last);
      store.set(openDraftAtom, last);
    }),
    { numRuns: 40 },
  );
}, 60_000);
