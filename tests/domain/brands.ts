import { type Brand, EMPTY_VOICE } from '#domain/brand/brand.ts';

/** A brand that says something in each field; tests override the field that they test. */
export const VETS: Brand = {
  ...EMPTY_VOICE,
  id: 'vets',
  createdAt: 1,
  name: 'Harbour Vets',
  offer: 'A vet practice by the harbour.',
  link: 'https://harbour-vets.example',
  signOff: 'See you at the surgery.',
  hashtags: ['#HarbourVets'],
  always: ['open daily'],
  never: ['cheap', 'deal'],
  emoji: 'none',
  names: ['Mabel'],
  rules: ['No exclamation marks.'],
  samples: ['Rain or shine, the kettle is on.\n\nCome and see us.'],
};
