// @vitest-environment happy-dom
import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays, dayAt } from '#domain/drafts/days.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import { addDraftAtom, draftsAtom } from '#state/drafts/drafts.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { jobsAtom } from '#state/jobs/jobs.ts';
import { DRAFT } from '../../domain/drafts.ts';
import { flushTasks, openApp, openReadyApp } from '../../state/fake-app.ts';
import { openPosts } from './open-posts.tsx';

const DAY_MS = 86_400_000;

/** An app with posts named by number, the first one the newest, each in a campaign of its own. */
function appWith(count: number, more: (at: number) => Partial<Draft> = () => ({})) {
  const app = openApp();
  app.clock.now = Date.now();
  for (let at = 0; at < count; at += 1) {
    const updatedAt = Date.now() - at * DAY_MS;
    app.store.set(addDraftAtom, {
      ...DRAFT,
      id: `post-${at}`,
      text: `Post number ${at}`,
      campaignId: `campaign-${at}`,
      createdAt: updatedAt,
      updatedAt,
      ...more(at),
    });
  }
  return app;
}

test('of many posts a few rows exist, each with its place among all', async () => {
  const page = openPosts(appWith(400));
  expect(page.getByRole('list').getAttribute('aria-label')).toBe('Posts');
  const rows = page.rows();
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.length).toBeLessThan(40);
  for (const row of rows) expect(row.getAttribute('aria-setsize')).toBe('400');
  expect(rows.map((row) => row.getAttribute('aria-posinset'))).toContain('1');
});

test('the arrow keys go from row to row, and the last one is a key away', async () => {
  const page = openPosts(appWith(400));
  const place = () =>
    document.activeElement?.closest('[role=listitem], li')?.getAttribute('aria-posinset');
  act(() => page.rows()[0]?.querySelector('a')?.focus());
  expect(place()).toBe('1');
  await page.user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  await waitFor(() => expect(place()).toBe('2'));
  await page.user.keyboard('{End}');
  await waitFor(() => expect(place()).toBe('400'));
  await page.user.keyboard('{Home}');
  await waitFor(() => expect(place()).toBe('1'));
});

test('a search is in the address, and narrows the list to the posts with all its words', async () => {
  const page = openPosts(appWith(40));
  await page.user.type(page.getByLabelText('Search posts'), 'number 17');
  await waitFor(() => expect(page.titles()).toEqual(['Post number 17']));
  await waitFor(() => expect(page.address.now.q).toBe('number 17'));
  expect(page.getAllByRole('status').map((it) => it.textContent)).toContain('1 of 40 posts');
  await page.user.type(page.getByLabelText('Search posts'), ' nothing');
  await waitFor(() => expect(page.getByText('No post matches.')).toBeTruthy());
  await page.user.click(page.getByRole('button', { name: 'Show all posts' }));
  await waitFor(() => expect(page.rows().length).toBeGreaterThan(5));
  await waitFor(() => expect(page.address.now.q).toBeUndefined());
});

test('an address that names filters opens the list with them', () => {
  const posted = openPosts(
    appWith(10, (at) => (at % 5 === 0 ? { use: { posted: Date.now() } } : {})),
    { state: 'posted', platform: 'nowhere' },
  );
  expect(new Set(posted.titles())).toEqual(new Set(['Post number 0', 'Post number 5']));
});

test('posts are grouped by week or by campaign, as the user chose last', async () => {
  const app = appWith(2, (at) => ({
    origin: { ...DRAFT.origin, subject: at === 0 ? 'Summer sale' : ' ' },
  }));
  const page = openPosts(app);
  const headings = () => page.queryAllByRole('heading', { level: 2 }).map((it) => it.textContent);
  expect(headings()[0]).toBe('This week');
  await page.user.selectOptions(page.getByLabelText('Group'), 'By campaign');
  await waitFor(() => expect(headings()[0]).toBe('Summer sale'));
  expect(headings()[1]).toMatch(/^Campaign of /);
});

test('a post is duplicated, marked as posted, deleted and brought back', async () => {
  const app = appWith(1);
  const page = openPosts(app);
  await page.act('Post number 0', 'Duplicate');
  await waitFor(() => expect(page.titles()).toEqual(['Post number 0', 'Post number 0']));
  const campaigns = app.store.get(draftsAtom).drafts.map(({ campaignId }) => campaignId);
  expect(new Set(campaigns).size).toBe(2);
  const more = () => page.getAllByRole('button', { name: /^More:/ })[0] ?? document.body;
  await page.user.click(more());
  await page.user.click(page.getByRole('button', { name: 'Mark as posted' }));
  await waitFor(() => expect(page.getAllByText('Posted')).toHaveLength(2));
  await page.user.click(more());
  await page.user.click(page.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(page.rows()).toHaveLength(1));
  const undo = page.getByRole('button', { name: 'Undo delete' });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  await page.user.click(undo);
  await waitFor(() => expect(page.rows()).toHaveLength(2));
});

test('a post that is being written is a row, and becomes a post that needs a key', async () => {
  const app = openReadyApp();
  const page = openPosts(app);
  expect(page.getByText('No posts yet. Every post you generate is kept here.')).toBeTruthy();
  await act(async () => {
    void app.store.set(generateAtom);
    while (app.model.calls.length === 0) await flushTasks();
  });
  await waitFor(() => expect(page.titles()).toEqual(['A blouse with a floral print']));
  expect(page.rows()[0]?.textContent).toContain('Writing · Instagram');
  await act(async () => {
    await app.model.latest().end({ outcome: 'failed', text: '', failure: { kind: 'key-refused' } });
    while (app.store.get(jobsAtom)[0]?.status !== 'needs-key') await flushTasks();
  });
  await waitFor(() => expect(page.rows()[0]?.textContent).toContain('Needs you · Instagram'));
  await page.act('A blouse with a floral print', 'Remove');
  await waitFor(() => expect(page.rows()).toHaveLength(0));
});

test('a post is planned, moved and taken out of the plan in its sheet', async () => {
  const app = appWith(1);
  const page = openPosts(app);
  await page.act('Post number 0', 'Plan');
  const day = page.getByLabelText('Day');
  expect(day).toHaveProperty('value', addDays(dayAt(app.clock.now), 1));
  expect(page.getByLabelText('Time')).toHaveProperty('value', '09:00');
  fireEvent.change(day, { target: { value: '2031-02-03' } });
  await page.user.click(page.getByRole('button', { name: 'Plan it' }));
  const plan = () => app.store.get(draftsAtom).drafts[0]?.plannedFor?.at;
  await waitFor(() => expect(plan()).toBe('2031-02-03T09:00'));
  expect(page.rows()[0]?.textContent).toContain('Planned · Instagram');
  await page.act('Post number 0', 'Move');
  expect(page.getByLabelText('Day')).toHaveProperty('value', '2031-02-03');
  await page.user.click(page.getByRole('button', { name: 'Take out of the plan' }));
  await waitFor(() => expect(plan()).toBeUndefined());
});

test('all posts are planned in one press, which can be undone', async () => {
  const app = appWith(3);
  const page = openPosts(app);
  await page.user.click(page.getByRole('button', { name: 'Plan 3 posts, one a day' }));
  const plans = () => app.store.get(draftsAtom).drafts.filter((it) => it.plannedFor).length;
  expect(plans()).toBe(3);
  const undo = await page.findByRole('button', { name: 'Undo plan' });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  await page.user.click(undo);
  expect(plans()).toBe(0);
});

test('after the only post is deleted by key, the focus is on Undo', async () => {
  const page = openPosts(appWith(1));
  act(() => page.getByRole('button', { name: 'More: Post number 0' }).focus());
  await page.user.keyboard('{Enter}');
  act(() => page.getByRole('button', { name: 'Delete' }).focus());
  await page.user.keyboard('{Enter}');
  const undo = await page.findByRole('button', { name: 'Undo delete' });
  await waitFor(() => expect(document.activeElement).toBe(undo));
});
