import { AUDIENCES, type AudienceId } from './audiences.ts';
import { type Choice, findChoice } from './choice.ts';
import { checksum } from './checksum.ts';
import { CONTENT_TYPES, type ContentTypeId } from './content-types.ts';
import { LENGTHS, type LengthId } from './lengths.ts';
import { PLATFORMS, type PlatformId } from '../platforms/platforms.ts';
import { type Merge, mergeFields, mergeList } from './merge.ts';
import { findPostLanguage, type PostLanguage } from './post-languages.ts';
import { isMaskKind } from '../quotes/mask.ts';
import {
  newQuoteId,
  type Quote,
  quoteIdentity,
  type ShownWords,
  starsOf,
} from '../quotes/quote.ts';
import { parseLabels } from '../quotes/quote-labels.ts';
import { isTag, type Tag, TAGS } from './tags.ts';
import { TONES, type ToneId } from './tones.ts';

/** The user's choices so far. A missing choice is undefined, never a made-up value. */
export interface CampaignConfiguration {
  readonly platform?: PlatformId;
  /** Additional platforms that get a post; undefined if there are none. */
  readonly additionalPlatforms?: readonly PlatformId[];
  readonly tags: readonly Tag[];
  readonly tone?: ToneId;
  readonly audience?: AudienceId;
  readonly length?: LengthId;
  /** Language of the post; undefined for that of the quotes. */
  readonly language?: PostLanguage;
  readonly contentType: ContentTypeId;
  /** Product, offer or link; free text, may be empty. */
  readonly subject: string;
  readonly quotes: readonly Quote[];
  /** Names that no quote masks, such as of pets and staff; undefined for none. */
  readonly shownNames?: readonly string[];
  /** True if the post may only make claims found in a quote; undefined if it may make others. */
  readonly onlyQuotes?: true;
}

/** A complete configuration for one post: the only input that the prompt accepts. */
export type ReadyCampaign = Required<Omit<CampaignConfiguration, 'additionalPlatforms' | Unasked>> &
  Pick<CampaignConfiguration, Unasked>;

/** Optional choices. */
type Unasked = 'language' | 'onlyQuotes' | 'shownNames';

export const EMPTY_CAMPAIGN: CampaignConfiguration = {
  tags: [],
  contentType: 'text',
  subject: '',
  quotes: [],
};

/** Longest subject that is stored, in UTF-16 units. */
export const SUBJECT_MAX_LENGTH = 500;

/** Adds or removes a tag; the tags keep the order of the list. */
export function toggleTag(campaign: CampaignConfiguration, tag: Tag): CampaignConfiguration {
  const chosen = new Set(campaign.tags);
  if (!chosen.delete(tag)) chosen.add(tag);
  return { ...campaign, tags: TAGS.filter((candidate) => chosen.has(candidate)) };
}

/**
 * Returns every platform that gets a post, in the order of the list; none before the first is
 * chosen.
 */
export function targetsOf({
  platform,
  additionalPlatforms = [],
}: CampaignConfiguration): PlatformId[] {
  const isTarget = (id: PlatformId) => id === platform || additionalPlatforms.includes(id);
  return platform ? PLATFORMS.map(({ id }) => id).filter(isTarget) : [];
}

/** Replaces the campaign's additional platforms. */
export function withAdditionalPlatforms(
  { additionalPlatforms: _, ...campaign }: CampaignConfiguration,
  platforms: readonly PlatformId[],
): CampaignConfiguration {
  const others = platforms.filter((id) => id !== campaign.platform);
  return others.length === 0 ? campaign : { ...campaign, additionalPlatforms: others };
}

/**
 * Three-way merge of a campaign: keeps each tab's own choices and the quotes that either added. A
 * quote that both added is matched by its text, because each tab gave it its own id.
 */
export const mergeCampaigns: Merge<CampaignConfiguration> = (base, mine, theirs) => {
  const quotes = mergeList(base.quotes, mine.quotes, theirs.quotes, quoteIdentity, (_base, own) => [
    own,
  ]);
  const [was = [], own = [], other = []] = [
    base.additionalPlatforms,
    mine.additionalPlatforms,
    theirs.additionalPlatforms,
  ];
  const additionalPlatforms = mergeList(was, own, other, String, (_base, id) => [id]);
  const shownNames = mergeList(
    base.shownNames ?? [],
    mine.shownNames ?? [],
    theirs.shownNames ?? [],
    String,
    (_base, name) => [name],
  );
  return withAdditionalPlatforms(
    withNames({ ...mergeFields(base, mine, theirs), quotes }, shownNames),
    additionalPlatforms,
  );
};

/** Replaces the names that no quote masks. */
export function withNames(
  { shownNames: _, ...campaign }: CampaignConfiguration,
  shownNames: readonly string[],
): CampaignConfiguration {
  return shownNames.length === 0 ? campaign : { ...campaign, shownNames };
}

/** Toggles the rule that forbids claims without a quote. */
export function toggleOnlyQuotes(campaign: CampaignConfiguration): CampaignConfiguration {
  const { onlyQuotes, ...rest } = campaign;
  return onlyQuotes ? rest : { ...rest, onlyQuotes: true };
}

export function removeQuote(campaign: CampaignConfiguration, id: string): CampaignConfiguration {
  return { ...campaign, quotes: campaign.quotes.filter((quote) => quote.id !== id) };
}

/** Changes the user's settings of one quote. */
export function changeQuote(
  campaign: CampaignConfiguration,
  id: string,
  change: (quote: Quote) => Quote,
): CampaignConfiguration {
  const quotes = campaign.quotes.map((quote) => (quote.id === id ? change(quote) : quote));
  return { ...campaign, quotes };
}

/** Lists the choices that are missing before generating, in the page's words and order. */
export function missingChoices(campaign: CampaignConfiguration): string[] {
  const missing: string[] = [];
  if (!campaign.platform) missing.push('a platform');
  if (campaign.tags.length === 0) missing.push('at least one tag');
  if (!campaign.tone) missing.push('a tone');
  if (!campaign.audience) missing.push('an audience');
  if (!campaign.length) missing.push('a length');
  return missing;
}

/**
 * Returns the configuration of the first platform's post, or undefined while a choice is missing.
 */
export function ready({
  additionalPlatforms: _,
  ...campaign
}: CampaignConfiguration): ReadyCampaign | undefined {
  const { platform, tone, audience, length } = campaign;
  if (!platform || !tone || !audience || !length || campaign.tags.length === 0) return undefined;
  return { ...campaign, platform, tone, audience, length };
}

/** Fingerprint of a configuration: equal for two that result in the same prompt. */
export function fingerprint(campaign: CampaignConfiguration): string {
  const { platform, tags, tone, audience, length, contentType, subject } = campaign;
  const { quotes, onlyQuotes, language } = campaign;
  const made = [platform, tags, tone, audience, length, contentType, subject, quotes, onlyQuotes];
  // Added only if chosen: without it the fingerprint equals that of older releases, so that stored
  // posts are not outdated.
  if (language) made.push(language);
  // Serializes a quote's fields in a fixed order, whatever the order of the user's choices and
  // whether the quote was stored.
  return checksum(JSON.stringify(made, QUOTE_FIELDS));
}

const QUOTE_FIELDS =
  'text rating language date source speaker count choice unmasked shown kind words labels line label'.split(
    ' ',
  );

/**
 * Parses a configuration of unknown origin. A field that cannot be parsed is reset to its default;
 * the others are kept. Never throws.
 */
export function parseCampaign(value: unknown): CampaignConfiguration {
  const record = new Map(Object.entries(Object(value)));
  const tags = record.get('tags');
  const language = findPostLanguage(record.get('language'));
  const shownNames = parseTexts(record.get('shownNames'));
  return {
    ...optional('platform', PLATFORMS, record),
    ...parseAdditionalPlatforms(record.get('additionalPlatforms'), record.get('platform')),
    ...optional('tone', TONES, record),
    ...optional('audience', AUDIENCES, record),
    ...optional('length', LENGTHS, record),
    contentType: findChoice(CONTENT_TYPES, record.get('contentType'))?.id ?? 'text',
    tags: Array.isArray(tags) ? TAGS.filter((tag) => tags.filter(isTag).includes(tag)) : [],
    subject: parseSubject(record.get('subject')),
    quotes: parseQuotes(record.get('quotes')),
    ...(language && { language }),
    ...(shownNames.length > 0 && { shownNames }),
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

function parseAdditionalPlatforms(
  value: unknown,
  first: unknown,
): Pick<CampaignConfiguration, 'additionalPlatforms'> {
  if (!Array.isArray(value)) return {};
  const additionalPlatforms = PLATFORMS.map(({ id }) => id).filter(
    (id) => id !== first && value.includes(id),
  );
  return additionalPlatforms.length === 0 ? {} : { additionalPlatforms };
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
  const { id, text, rating, language, date, source, speaker, count, choice, unmasked } =
    Object(value);
  const { labels, notAbout, shown } = Object(value);
  if (typeof text !== 'string' || text.trim() === '') return [];
  const stars = starsOf(rating);
  const under = parseLabels(labels);
  const others = parseTexts(notAbout);
  const words = parseShown(shown);
  return [
    {
      id: typeof id === 'string' && id !== '' ? id : newQuoteId(),
      text,
      ...(stars !== undefined && { rating: stars }),
      ...(isLike(language, /^[a-z]{2}$/) && { language }),
      ...(isLike(date, /^\d{4}-\d{2}-\d{2}$/) && { date }),
      ...(isLike(source, /^[a-z-]{1,20}$/) && { source }),
      ...(typeof speaker === 'string' && speaker !== '' && { speaker: speaker.slice(0, 40) }),
      ...(Number.isSafeInteger(count) && count > 1 && { count }),
      ...((choice === 'pinned' || choice === 'dropped') && { choice }),
      ...(unmasked === true && { unmasked }),
      ...(words.length > 0 && { shown: words }),
      ...(under && { labels: under }),
      ...(others.length > 0 && { notAbout: others }),
    },
  ];
}

const parseTexts = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter((it) => typeof it === 'string'))] : [];

const parseShown = (value: unknown): ShownWords[] =>
  Array.isArray(value)
    ? value.flatMap((it) => {
        const { kind, words } = Object(it);
        return isMaskKind(kind) && typeof words === 'string' ? [{ kind, words }] : [];
      })
    : [];

const isLike = (value: unknown, form: RegExp): value is string =>
  typeof value === 'string' && form.test(value);
