import { AUDIENCES, type AudienceId } from './audiences.ts';
import { type Choice, findChoice } from './choice.ts';
import { checksum } from './checksum.ts';
import { CONTENT_TYPES, type ContentTypeId } from './content-types.ts';
import { LENGTHS, type LengthId } from './lengths.ts';
import { PLATFORMS, type PlatformId } from '../platforms/platforms.ts';
import { type Merge, mergeFields, mergeList } from './merge.ts';
import { MOST_IN_SERIES } from './most-in-series.ts';
import { findPostLanguage, type PostLanguage } from './post-languages.ts';
import { parseQuotes, parseTexts } from '../quotes/parse-quotes.ts';
import type { Quote } from '../quotes/quote.ts';
import { mergeNames, mergeQuotes } from '../reviews/review-set.ts';
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
  /** Id of the set of reviews that the quotes are in; undefined for the campaign's own id. */
  readonly setId?: string;
  /** True if the post may only make claims found in a quote; undefined if it may make others. */
  readonly onlyQuotes?: true;
  /** Labels of the themes that each get a post of their own; undefined for none. */
  readonly tickedThemes?: readonly string[];
  /** Undefined for a campaign that was made alone. */
  readonly series?: Series;
}

/**
 * Campaigns that were made in one press, each about a theme: their posts are written from pinned
 * quotes alone while there are any, and each opens in another way.
 */
export interface Series {
  readonly id: string;
  /** Place of the campaign in it, from 0. */
  readonly place: number;
}

/** A complete configuration for one post: the only input that the prompt accepts. */
export type ReadyCampaign = Required<Omit<CampaignConfiguration, OfSeveralPosts | Unasked>> &
  Pick<CampaignConfiguration, Unasked>;

/** Choices of several posts. */
type OfSeveralPosts = 'additionalPlatforms' | 'tickedThemes';

/** Optional choices. */
type Unasked = 'language' | 'onlyQuotes' | 'series' | 'setId' | 'shownNames';

/** Fields that belong to the reviews of a campaign. */
type OfReviews = 'quotes' | 'shownNames';

/** Everything that a user chooses for a campaign; its reviews are not a choice. */
export type CampaignChoices = Omit<CampaignConfiguration, OfReviews>;

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

/** Replaces the ticks of the campaign's themes. */
export function withTicks(
  { tickedThemes: _, ...campaign }: CampaignConfiguration,
  labels: readonly string[],
): CampaignConfiguration {
  return labels.length === 0 ? campaign : { ...campaign, tickedThemes: labels };
}

/**
 * Three-way merge of the choices of two tabs: keeps each tab's own. Of the ticks, mine have room
 * first.
 */
export const mergeChoices: Merge<CampaignChoices> = (base, mine, theirs) => {
  const merged: CampaignConfiguration = { ...mergeFields(base, mine, theirs), quotes: [] };
  const platforms = bothOf(
    base.additionalPlatforms,
    mine.additionalPlatforms,
    theirs.additionalPlatforms,
  );
  const ticks = bothOf(base.tickedThemes, mine.tickedThemes, theirs.tickedThemes);
  const withPlatforms = withAdditionalPlatforms(merged, platforms);
  return choicesOf(withTicks(withPlatforms, ticks.slice(0, MOST_IN_SERIES)));
};

/** Merges two lists of names, mine first. */
const bothOf = <Name extends string>(
  base: readonly Name[] = [],
  mine: readonly Name[] = [],
  theirs: readonly Name[] = [],
): readonly Name[] => mergeList(base, theirs, mine, String, (_base, name) => [name]);

/** Three-way merge of a campaign: keeps each tab's own choices and the quotes that either added. */
export const mergeCampaigns: Merge<CampaignConfiguration> = (base, mine, theirs) => ({
  ...mergeChoices(choicesOf(base), choicesOf(mine), choicesOf(theirs)),
  quotes: mergeQuotes(base.quotes, mine.quotes, theirs.quotes),
  ...mergeNames(base, mine, theirs),
});

/** Returns a campaign without its reviews. */
export const choicesOf = ({
  quotes: _quotes,
  shownNames: _names,
  ...choices
}: CampaignConfiguration): CampaignChoices => choices;

/** Replaces the names that no quote masks. */
export function withNames(
  { shownNames: _, ...campaign }: CampaignConfiguration,
  shownNames: readonly string[],
): CampaignConfiguration {
  return shownNames.length === 0 ? campaign : { ...campaign, shownNames };
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
  tickedThemes: __,
  ...campaign
}: CampaignConfiguration): ReadyCampaign | undefined {
  const { platform, tone, audience, length } = campaign;
  if (!platform || !tone || !audience || !length || campaign.tags.length === 0) return undefined;
  return { ...campaign, platform, tone, audience, length };
}

/**
 * A campaign as it was when its set had this many quotes; undefined for all. Later ones stand behind
 * them.
 */
export const asOf = (
  campaign: CampaignConfiguration,
  quoteCount: number | undefined,
): CampaignConfiguration =>
  quoteCount === undefined || quoteCount >= campaign.quotes.length
    ? campaign
    : { ...campaign, quotes: campaign.quotes.slice(0, quoteCount) };

/** The quotes that a campaign's posts may be written from: in a series, the pinned ones, if any. */
export function ownQuotes({
  quotes,
  series,
}: Pick<CampaignConfiguration, 'quotes' | 'series'>): readonly Quote[] {
  const pinned = series ? quotes.filter(({ choice }) => choice === 'pinned') : [];
  return pinned.length > 0 ? pinned : quotes;
}

/** Fingerprint of a configuration: equal for two that result in the same prompt. */
export function fingerprint(campaign: CampaignConfiguration): string {
  const { platform, tags, tone, audience, length, contentType, subject } = campaign;
  const { onlyQuotes, language, series } = campaign;
  const topic = [contentType, subject, ownQuotes(campaign), onlyQuotes];
  const made: unknown[] = [platform, tags, tone, audience, length, ...topic];
  // Added only if chosen: without them the fingerprint equals that of older releases, so that stored
  // posts are not outdated.
  if (language) made.push(language);
  if (series) made.push(series.place);
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
  const setId = record.get('setId');
  const tickedThemes = parseTexts(record.get('tickedThemes')).slice(0, MOST_IN_SERIES);
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
    ...(typeof setId === 'string' && setId !== '' && { setId }),
    ...(record.get('onlyQuotes') === true && { onlyQuotes: true }),
    ...(tickedThemes.length > 0 && { tickedThemes }),
    ...parseSeries(record.get('series')),
  };
}

function parseSeries(value: unknown): Pick<CampaignConfiguration, 'series'> {
  const { id, place } = Object(value);
  return typeof id === 'string' && Number.isSafeInteger(place) && place >= 0
    ? { series: { id, place } }
    : {};
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
