import { expect, test } from 'vitest';
import type { Draft } from '#domain/draft.ts';
import { byCampaign, draftsFile } from '#domain/drafts-file.ts';
import { READY } from './campaigns.ts';

const { subject: _s, quotes: _q, ...origin } = READY;
const DRAFT: Draft = {
  id: 'a',
  text: 'Saved words',
  revision: 1,
  createdAt: 0,
  updatedAt: 0,
  cutShort: false,
  origin,
};

test('what could not be read comes last, as it was stored', () => {
  const circle: Record<string, unknown> = {};
  circle['itself'] = circle;
  const file = draftsFile([], [{ id: 'a', text: 5 }, circle, undefined, 1n]);
  expect(file).toContain('## Could not be read\n\n{\n  "id": "a",\n  "text": 5\n}');
  expect(file.match(/## Could not be read/g)).toHaveLength(4);
});

test('the file has every draft, the newest first, and what is not saved yet', () => {
  const file = draftsFile([
    { ...DRAFT, editing: 'Typed words', imagePrompt: 'A red blouse' },
    { ...DRAFT, id: 'b', text: 'Newer words', updatedAt: 1, editing: 'Newer words' },
  ]);
  expect(file).toMatchInlineSnapshot(`
    "# Drafts from Echopost (2)

    ---

    ## Instagram, 1970-01-01T00:00:00.001Z

    Newer words

    ---

    ## Instagram, 1970-01-01T00:00:00.000Z

    Saved words

    ### Not saved yet

    Typed words

    ### Image prompt

    A red blouse"
  `);
});

test('the posts of one campaign stand together, where it is known', () => {
  const drafts = [
    { ...DRAFT, id: 'old', updatedAt: 5 },
    { ...DRAFT, id: 'facebook', campaignId: 'one', updatedAt: 1 },
    { ...DRAFT, id: 'other', campaignId: 'two', updatedAt: 3 },
    { ...DRAFT, id: 'instagram', campaignId: 'one', updatedAt: 4 },
    { ...DRAFT, id: 'older', updatedAt: 0 },
  ];
  expect(byCampaign(drafts).map((posts) => posts.map(({ id }) => id))).toEqual([
    ['old'],
    ['instagram', 'facebook'],
    ['other'],
    ['older'],
  ]);
});
