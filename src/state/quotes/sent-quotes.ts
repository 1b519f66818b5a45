import { atom } from 'jotai';
import { ownQuotes } from '#domain/campaign/campaign.ts';
import { campaignAtom } from '../campaign/campaign.ts';
import { analysisAtom } from './insight.ts';

/** Ids of the quotes that the next request uses; undefined until they are analysed. */
export const sentIdsAtom = atom((get): ReadonlySet<string> | undefined => {
  const sent = get(analysisAtom)?.sent;
  const own = new Set(ownQuotes(get(campaignAtom)).map(({ id }) => id));
  return sent && new Set(sent.flatMap(({ id }) => (own.has(id) ? id : [])));
});
