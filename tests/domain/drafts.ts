import type { Draft } from '#domain/drafts/draft.ts';
import { ORIGIN } from './campaigns.ts';

/** A post as a model has just written it. */
export const DRAFT: Draft = {
  id: 'a',
  text: 'The post',
  revision: 1,
  createdAt: 1000,
  updatedAt: 1000,
  origin: ORIGIN,
  cutShort: false,
};
