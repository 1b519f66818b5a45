import { describe, expect, test } from 'vitest';
import { keptPosts } from '#domain/brand/kept-posts.ts';
import { choose, type Draft } from '#domain/drafts/draft.ts';
import { savePart } from '#domain/drafts/draft-part.ts';
import { earlierOf } from '#domain/drafts/earlier.ts';
import { saveEdit } from '#domain/drafts/edit.ts';
import { DRAFT } from '../drafts.ts';

const POST: Draft = { ...DRAFT, campaignId: 'c', text: 'By the model!' };

/** A draft after an edit, and the version that keeps what it was. */
function edited(draft: Draft, editing: string): [after: Draft, before: Draft] {
  return [saveEdit({ ...draft, editing }, draft.updatedAt + 1000), earlierOf(draft)];
}

const textsOf = (...drafts: Draft[]) =>
  keptPosts(drafts, () => true).map(({ written, kept }) => [written, kept]);

const [once, first] = edited(POST, 'By me.');
const [twice, second] = edited(once, 'By me again.');

describe('a post is read as the model wrote it and the user kept it', () => {
  test.each<[string, Draft[], (readonly [string, string])[]]>([
    ['after an edit', [once, first], [['By the model!', 'By me.']]],
    ['after several', [second, twice, first], [['By the model!', 'By me again.']]],
    ['but not if nobody edited or used it', [POST], []],
    [
      'if it was used as it is',
      [{ ...POST, use: { copied: 2000 } }],
      [['By the model!', 'By the model!']],
    ],
    [
      'after the edit was taken back',
      [once, choose(first, 9000)],
      [['By the model!', 'By the model!']],
    ],
    [
      'after a second edit was taken back',
      [twice, first, choose(second, 9000)],
      [['By the model!', 'By me.']],
    ],
    [
      'after an edit of the text that was taken back',
      [once, ...edited(choose(first, 3000), 'By me, after all.')],
      [['By the model!', 'By me, after all.']],
    ],
    [
      'in a copy of another tab',
      [first, once, choose({ ...once, id: 'copy', copyOf: 'a', text: 'By me there.' }, 9000)],
      [['By the model!', 'By me there.']],
    ],
    [
      'if a model reworked it and the user went on from there',
      [
        once,
        first,
        ...edited(
          { ...POST, id: 'r', refinedFrom: 'a', text: 'A rework!', updatedAt: 5000 },
          'My rework.',
        ),
      ],
      [['A rework!', 'My rework.']],
    ],
    [
      'but not if a model continued the user’s words',
      [first, { ...once, revision: 3, continuedBy: ['j'] }],
      [],
    ],
    [
      'nor if only its second part was edited',
      [
        savePart(
          { ...POST, origin: { ...POST.origin, contentType: 'image' }, editingPart: 'A dog' },
          2000,
        ),
      ],
      [],
    ],
    ['nor if its first version is gone', [once], []],
  ])('%s', (_, drafts, texts) => {
    expect(textsOf(...drafts)).toEqual(texts);
    expect(textsOf(...drafts.toReversed())).toEqual(texts);
  });

  test('once, newest first, with its campaign, platform and language', () => {
    const other = edited(
      { ...POST, id: 'b', origin: { ...POST.origin, platform: 'linkedin', language: 'de' } },
      'Von mir.',
    );
    const [later] = edited(once, 'By me.');
    const posts = keptPosts([later, first, ...other], () => true);
    expect(posts.map(({ campaign, place }) => [campaign, place])).toEqual([
      ['c', `${POST.origin.platform} ${POST.origin.language ?? ''}`],
      ['c', 'linkedin de'],
    ]);
    expect(keptPosts([later, first, ...other], ({ id }) => id === 'b')).toHaveLength(1);
  });

  test('whatever its versions refer to', () => {
    const loop = [
      { ...first, id: 'p', refinedFrom: 'q', revision: 2 },
      { ...first, id: 'q', refinedFrom: 'p', revision: 2 },
      { ...once, id: 's', copyOf: 's' },
    ];
    expect(textsOf(...loop)).toEqual([]);
  });
});
