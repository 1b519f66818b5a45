/** In the order of the choices. */
export const CARD_DESIGNS = [
  { id: 'paper', name: 'Paper' },
  { id: 'bold', name: 'Bold' },
  { id: 'photo', name: 'Photo' },
  { id: 'split', name: 'Split' },
  { id: 'pattern', name: 'Pattern' },
  { id: 'minimal', name: 'Minimal' },
  { id: 'stars', name: 'Stars' },
] as const satisfies readonly { id: string; name: string }[];

export type DesignId = (typeof CARD_DESIGNS)[number]['id'];

/** The designs for a customer's words: that of stars is for those who gave some. */
export const designsFor = (rating: number | undefined): readonly (typeof CARD_DESIGNS)[number][] =>
  rating === undefined ? WITHOUT_STARS : CARD_DESIGNS;

const WITHOUT_STARS = CARD_DESIGNS.filter(({ id }) => id !== 'stars');

/** The chosen design, or the first one for words that it is not for. */
export const designFor = (chosen: DesignId, rating: number | undefined): DesignId =>
  designsFor(rating).find(({ id }) => id === chosen)?.id ?? CARD_DESIGNS[0].id;
