import type { Opinion } from './second-opinion.ts';

/** Copy for an opinion, always attributed to the model rather than shown as our verdict. */
export function sayOpinion({ opinion, why }: Opinion): string {
  const said = opinion.replace('-', ' ');
  return why === undefined ? said : `${said}: ${why}`;
}
