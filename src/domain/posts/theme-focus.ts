import { BEFORE_EDIT } from '../drafts/earlier.ts';
import type { Theme } from '../quotes/analysis.ts';
import { type CampaignConfiguration, SUBJECT_MAX_LENGTH } from '../campaign/campaign.ts';
import type { Draft } from '../drafts/draft.ts';
import type { Quote } from '../quotes/quote.ts';

/** The topic of a campaign, as far as a focus on a theme changes it. */
export type Focus = Pick<CampaignConfiguration, 'subject' | 'quotes'>;

const JOIN = ' – ';

/**
 * A campaign focused on a theme: pins its quotes and names it in the subject. Unpins other quotes,
 * because a post about two themes is about neither; quotes that the user excluded stay excluded.
 */
export function focusOn<Campaign extends Focus>(
  campaign: Campaign,
  theme: Theme,
  labels: readonly string[],
): Campaign {
  const ids = new Set(theme.quoteIds);
  const quotes = campaign.quotes.map((quote) => {
    if (quote.choice === 'dropped') return quote;
    return ids.has(quote.id) ? { ...quote, choice: 'pinned' as const } : unpinned(quote);
  });
  return { ...campaign, subject: subjectWith(campaign.subject, theme.label, labels), quotes };
}

const unpinned = ({ choice: _, ...quote }: Quote): Quote => quote;

/** The theme that a subject names last, behind what the user typed. */
export const themeIn = (subject: string): string => subject.split(JOIN).at(-1) ?? '';

/** Keeps the user's text; replaces only the label of another theme. */
function subjectWith(subject: string, label: string, labels: readonly string[]): string {
  const typed = subjectWithout(subject.trim(), labels);
  const whole = typed === '' ? label : `${typed}${JOIN}${label}`;
  return whole.length > SUBJECT_MAX_LENGTH ? subject : whole;
}

function subjectWithout(subject: string, labels: readonly string[]): string {
  const label = labels.find((it) => subject === it || subject.endsWith(JOIN + it));
  if (label === undefined) return subject;
  return subject.slice(0, Math.max(0, subject.length - label.length - JOIN.length));
}

/** Effect of “Write about this” on a campaign. */
export interface FocusChange {
  readonly before: Focus;
  readonly after: Focus;
}

/**
 * Reverts the parts of the change that are still in place: a subject or a choice edited since then
 * stays, and so do added or removed quotes. Returns the same campaign if there is nothing to
 * revert.
 */
export function unfocus<Campaign extends Focus>(
  campaign: Campaign,
  { before, after }: FocusChange,
): Campaign {
  const [earlier, later] = [choicesOf(before), choicesOf(after)];
  const isUndone = ({ id, choice }: Quote): boolean =>
    later.has(id) && choice === later.get(id) && choice !== earlier.get(id);
  const hasSubject = campaign.subject === after.subject && before.subject !== after.subject;
  if (!hasSubject && !campaign.quotes.some(isUndone)) return campaign;
  const quotes = campaign.quotes.map((quote): Quote => {
    if (!isUndone(quote)) return quote;
    const choice = earlier.get(quote.id);
    return choice ? { ...quote, choice } : unpinned(quote);
  });
  return { ...campaign, ...(hasSubject && { subject: before.subject }), quotes };
}

const choicesOf = ({ quotes }: Focus): ReadonlyMap<string, Quote['choice']> =>
  new Map(quotes.map(({ id, choice }) => [id, choice]));

/** True if the campaign writes about the theme: its quotes are pinned and the subject names it. */
export function isFocus({ subject, quotes }: Focus, { label, quoteIds }: Theme): boolean {
  if (subject !== label && !subject.endsWith(JOIN + label)) return false;
  const ids = new Set(quoteIds);
  return quotes.every(({ id, choice }) => !ids.has(id) || choice !== undefined);
}

/**
 * Posts with a sentence based on a quote, by the quote's id. A copy of a draft and the
 * text before an edit don't count as other posts.
 */
export function postsByQuote(
  drafts: readonly Pick<Draft, 'id' | 'copyOf' | 'evidence' | 'refinement'>[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const posts = new Map<string, Set<string>>();
  for (const { id, copyOf, evidence, refinement } of drafts) {
    if (copyOf !== undefined || refinement === BEFORE_EDIT) continue;
    for (const quote of evidence?.links.flatMap((link) => link.quotes) ?? []) {
      const there = posts.get(quote) ?? new Set<string>();
      posts.set(quote, there.add(id));
    }
  }
  return posts;
}

/** Number of posts with a sentence based on one of these quotes. */
export function countPosts(
  quoteIds: readonly string[],
  posts: ReadonlyMap<string, ReadonlySet<string>>,
): number {
  return new Set(quoteIds.flatMap((id) => [...(posts.get(id) ?? [])])).size;
}
