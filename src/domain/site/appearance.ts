export const APPEARANCES = ['system', 'light', 'dark'] as const;

export type Appearance = (typeof APPEARANCES)[number];

export const parseAppearance = (data: unknown): Appearance | undefined =>
  APPEARANCES.find((known) => known === data);
