import { AUDIENCES, type AudienceId } from './audiences.ts';
import { type Choice, findChoice } from './choice.ts';
import { checksum } from './checksum.ts';
import { CONTENT_TYPES, type ContentTypeId } from './content-types.ts';
import { LENGTHS, type LengthId } from './lengths.ts';
import { PLATFORMS, type PlatformId } from './platforms.ts';
import { type Merge, mergeFields, mergeList } from './merge.ts';
import { findPostLanguage, type PostLanguage } from './post-languages.ts';
import { newQuoteId, parseRating, type Quote, quoteKey } from './quote.ts';
import { isTag, type Tag, TAGS } from './tags.ts';
import { TONES, type ToneId } from './tones.ts';

/** What a person has chosen so far. A missing choice is undefined, never a made-up value. */
export interface CampaignConfiguration {
  readonly platform?: PlatformId;
  /** The platforms beside that one for which a post is written too; absent where there is none. */
  readonly also?: readonly PlatformId[];
  readonly tags: readonly Tag[];
  readonly tone?: ToneId;
  readonly audience?: AudienceId;
  readonly length?: LengthId;
  /** Of the post; absent for that of the quotes. */
  readonly language?: PostLanguage;
  readonly contentType: ContentTypeId;
  /** Product, offer or link; free text, may be empty. */
  readonly subject: string;
  readonly quotes: readonly Quote[];
  /** The post may claim nothing that no quote says; absent where it may. */
  readonly onlyQuotes?: true;
}

/** A configuration for one post with nothing missing: the only thing that the prompt accepts. */
export type ReadyCampaign = Required<Omit<CampaignConfiguration, 'also' | Unasked>> &
  Pick<CampaignConfiguration, Unasked>;

/** Choices that nobody has to make. */
type Unasked = 'language' | 'onlyQuotes';

export const EMPTY_CAMPAIGN: CampaignConfiguration = {
  tags: [],
  contentType: 'text',
  subject: '',
  quotes: [],
};

/** The longest subject that is kept, in UTF-16 units. */
export const SUBJECT_MAX_LENGTH = 500;

/** Adds the tag, or takes it away if it is there; the order stays that of the list of tags. */
export function toggleTag(campaign: CampaignConfiguration, tag: Tag): CampaignConfiguration {
  const chosen = new Set(campaign.tags);
  if (!chosen.delete(tag)) chosen.add(tag);
  return { ...campaign, tags: TAGS.filter((candidate) => chosen.has(candidate)) };
}

/** Every platform that gets a post, in the order of the list; none before the first is chosen. */
export function targetsOf({ platform, also = [] }: CampaignConfiguration): PlatformId[] {
  const isTarget = (id: PlatformId) => id === platform || also.includes(id);
  return platform ? PLATFORMS.map(({ id }) => id).filter(isTarget) : [];
}

/** The campaign with these platforms beside its first. */
export function writeAlsoFor(
  { also: _, ...campaign }: CampaignConfiguration,
  platforms: readonly PlatformId[],
): CampaignConfiguration {
  const others = platforms.filter((id) => id !== campaign.platform);
  return others.length === 0 ? campaign : { ...campaign, also: others };
}

/**
 * Three-way merge of a campaign: keeps each tab's own choices and the quotes that either added. A quote
 * that both added is matched by its words, because each tab gave it an id of its own.
 */
export const mergeCampaigns: Merge<CampaignConfiguration> = (base, mine, theirs) => {
  const keyOf = ({ text }: Quote) => quoteKey(text);
  const quotes = mergeList(base.quotes, mine.quotes, theirs.quotes, keyOf, (_base, own) => [own]);
  const [was = [], own = [], other = []] = [base.also, mine.also, theirs.also];
  const also = mergeList(was, own, other, String, (_base, id) => [id]);
  return writeAlsoFor({ ...mergeFields(base, mine, theirs), quotes }, also);
};

/** Forbids claims that no quote makes, or allows them again. */
export function toggleOnlyQuotes(campaign: CampaignConfiguration): CampaignConfiguration {
  const { onlyQuotes, ...rest } = campaign;
  return onlyQuotes ? rest : { ...rest, onlyQuotes: true };
}

/** Removes one quote. */
export function removeQuote(campaign: CampaignConfiguration, id: string): CampaignConfiguration {
  return { ...campaign, quotes: campaign.quotes.filter((quote) => quote.id !== id) };
}

/** Changes what the person has said about one quote. */
export function changeQuote(
  campaign: CampaignConfiguration,
  id: string,
  change: (quote: Quote) => Quote,
): CampaignConfiguration {
  const quotes = campaign.quotes.map((quote) => (quote.id === id ? change(quote) : quote));
  return { ...campaign, quotes };
}

/** What still has to be chosen before generating, in the words of the page, in its order. */
export function missingChoices(campaign: CampaignConfiguration): string[] {
  const missing: string[] = [];
  if (!campaign.platform) missing.push('a platform');
  if (campaign.tags.length === 0) missing.push('at least one tag');
  if (!campaign.tone) missing.push('a tone');
  if (!campaign.audience) missing.push('an audience');
  if (!campaign.length) missing.push('a length');
  return missing;
}

/** What the first platform's post is asked with, or undefined while something is missing. */
export function ready({ also: _, ...campaign }: CampaignConfiguration): ReadyCampaign | undefined {
  const { platform, tone, audience, length } = campaign;
  if (!platform || !tone || !audience || !length || campaign.tags.length === 0) return undefined;
  return { ...campaign, platform, tone, audience, length };
}

/**
 * Tells one configuration from another: two that would give the same prompt have the same one.
 */
export function fingerprint(campaign: CampaignConfiguration): string {
  const { platform, tags, tone, audience, length, contentType, subject } = campaign;
  const { quotes, onlyQuotes, language } = campaign;
  const made = [platform, tags, tone, audience, length, contentType, subject, quotes, onlyQuotes];
  // Without a choice it stays what it was before there was one: stored posts are not outdated by it.
  if (language) made.push(language);
  // Whatever was pressed first, and read back or not: the fields of a quote in one order.
  return checksum(JSON.stringify(made, QUOTE_FIELDS));
}

const QUOTE_FIELDS = ['text', 'rating', 'language', 'date', 'count', 'choice', 'unmasked'];

/**
 * Reads a configuration of unknown origin. A field that cannot be read is reset to its default; the
 * others are kept. Never throws.
 */
export function parseCampaign(value: unknown): CampaignConfiguration {
  const record = new Map(Object.entries(Object(value)));
  const tags = record.get('tags');
  const language = findPostLanguage(record.get('language'));
  return {
    ...optional('platform', PLATFORMS, record),
    ...parseAlso(record.get('also'), record.get('platform')),
    ...optional('tone', TONES, record),
    ...optional('audience', AUDIENCES, record),
    ...optional('length', LENGTHS, record),
    contentType: findChoice(CONTENT_TYPES, record.get('contentType'))?.id ?? 'text',
    tags: Array.isArray(tags) ? TAGS.filter((tag) => tags.filter(isTag).includes(tag)) : [],
    subject: parseSubject(record.get('subject')),
    quotes: parseQuotes(record.get('quotes')),
    ...(language && { language }),
    ...(record.get('onlyQuotes') === true && { onlyQuotes: true }),
  };
}

function optional<Key extends string, C extends Choice>(
  key: Key,
  choices: readonly C[],
  record: ReadonlyMap<string, unknown>,
): { [K in Key]?: C['id'] } {
  const choice = findChoice(choices, record.get(key));
  const field: { [K in Key]?: C['id'] } = {};
  if (choice) field[key] = choice.id;
  return field;
}

function parseAlso(value: unknown, first: unknown): Pick<CampaignConfiguration, 'also'> {
  if (!Array.isArray(value)) return {};
  const also = PLATFORMS.map(({ id }) => id).filter((id) => id !== first && value.includes(id));
  return also.length === 0 ? {} : { also };
}

function parseSubject(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, SUBJECT_MAX_LENGTH) : '';
}

function parseQuotes(value: unknown): Quote[] {
  if (!Array.isArray(value)) return [];
  const taken = new Set<string>();
  return value.flatMap(parseQuote).map((quote) => {
    const id = taken.has(quote.id) ? newQuoteId() : quote.id;
    taken.add(id);
    return { ...quote, id };
  });
}

function parseQuote(value: unknown): Quote[] {
  const { id, text, rating, language, date, count, choice, unmasked } = Object(value);
  if (typeof text !== 'string' || text.trim() === '') return [];
  const stars = typeof rating === 'number' ? parseRating(rating) : undefined;
  return [
    {
      id: typeof id === 'string' && id !== '' ? id : newQuoteId(),
      text,
      ...(stars !== undefined && { rating: stars }),
      ...(isLike(language, /^[a-z]{2}$/) && { language }),
      ...(isLike(date, /^\d{4}-\d{2}-\d{2}$/) && { date }),
      ...(Number.isSafeInteger(count) && count > 1 && { count }),
      ...((choice === 'pinned' || choice === 'dropped') && { choice }),
      ...(unmasked === true && { unmasked }),
    },
  ];
}

const isLike = (value: unknown, form: RegExp): value is string =>
  typeof value === 'string' && form.test(value);
