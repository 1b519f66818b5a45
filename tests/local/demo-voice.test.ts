import { expect, test } from 'vitest';
import { buildBrandRequest, parseBrandReply } from '#domain/questions/brand-request.ts';
import { complete } from '../../local/model/completion.ts';

/** The brand that the app reads from the demo's answer. */
function distilled(posts: readonly string[]) {
  const { messages } = buildBrandRequest(posts);
  return parseBrandReply(complete({ messages }).content, posts, true);
}

test('the demo finds the brand that posts share, and nothing that they do not show', () => {
  const posts = [
    'Rain or shine, we look after cats and dogs. More at https://harbour-vets.example.\n\nSee you at the surgery.\n\n#HarbourVets #Dogs',
    'Puppies! Bring yours for a free check.\n\nSee you at the surgery.\n\n#HarbourVets',
  ];
  expect(distilled(posts)).toEqual({
    ok: true,
    voice: {
      name: 'Harbour Vets',
      offer: 'Rain or shine, we look after cats and dogs.',
      link: 'https://harbour-vets.example',
      signOff: 'See you at the surgery.',
      hashtags: ['#HarbourVets'],
      always: [],
      never: [],
      emoji: 'none',
      names: [],
      rules: [
        'Short sentences.',
        'Speak to the reader as “you”.',
        'Say “we”, not the name of the company.',
      ],
      samples: posts,
    },
  });
});

test.each([['One.'], ['<posts>\n</posts>'], ['🐶']])(
  'the demo answers for the post %j alone',
  (post) => {
    expect(distilled([post])).toMatchObject({ ok: true, voice: { samples: [post], name: '' } });
  },
);
