import type { CitedQuote, EvidenceLink } from '../posts/citations.ts';
import type { Span } from '../text/span.ts';
import type { Draft } from './draft.ts';

/** A paragraph of a draft: `span` in UTF-16 units of its text. */
export interface Pick {
  readonly draft: Draft;
  readonly span: Span;
}

/** Returns the paragraphs of a text: what blank lines separate, without white space at the ends. */
export function paragraphsOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const gap of [...text.matchAll(/\n\s*\n/g), { index: text.length, 0: '' }]) {
    const words = text.slice(from, gap.index);
    const start = from + words.length - words.trimStart().length;
    if (words.trim() !== '') spans.push({ start, end: start + words.trim().length });
    from = gap.index + gap[0].length;
  }
  return spans;
}

/** Name of a mix in a list of versions. */
export const MIXED = 'Mixed';

interface Mixing {
  /** The post that the mix takes the place of. */
  readonly post: Draft;
  /** In the order of the mix; at least one. */
  readonly picks: readonly Pick[];
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Joins paragraphs of several versions of a post to a new version, which the user has chosen. Their
 * sentences keep their quotes, and those that the user has vouched for stay so.
 */
export function mixOf({ post, picks, id, now }: Mixing): Draft {
  const { origin, campaignId, madeFrom, quoteCount, keptFor, imagePrompt, videoScript } = post;
  const [first] = picks;
  const links: EvidenceLink[] = [];
  const quotes = new Map<string, CitedQuote>();
  let text = '';
  for (const { draft, span } of picks) {
    if (text !== '') text += '\n\n';
    const moved = text.length - span.start;
    text += draft.text.slice(span.start, span.end);
    for (const link of draft.evidence?.links ?? []) {
      if (link.start < span.start || link.end > span.end) continue;
      links.push({ ...link, start: link.start + moved, end: link.end + moved });
      for (const quote of draft.evidence?.quotes ?? [])
        if (link.quotes.includes(quote.id)) quotes.set(quote.id, quote);
    }
  }
  const kept = new Set(picks.flatMap(({ draft }) => draft.kept ?? []));
  const { baseUrl, model } = first?.draft.origin ?? origin;
  return {
    id,
    revision: 1,
    createdAt: now,
    updatedAt: now,
    chosenAt: now,
    origin: { ...origin, baseUrl, model },
    cutShort: false,
    text,
    refinedFrom: post.id,
    refinement: MIXED,
    ...(campaignId !== undefined && { campaignId }),
    ...(madeFrom !== undefined && { madeFrom }),
    ...(quoteCount !== undefined && { quoteCount }),
    ...(keptFor !== undefined && { keptFor }),
    ...(imagePrompt !== undefined && { imagePrompt }),
    ...(videoScript !== undefined && { videoScript }),
    ...(kept.size > 0 && { kept: [...kept] }),
    ...(links.length > 0 && { evidence: { links, quotes: [...quotes.values()] } }),
  };
}
