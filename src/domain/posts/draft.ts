import { parseCampaign, ready, type ReadyCampaign } from '../campaign/campaign.ts';
import { uuidOf } from '../campaign/checksum.ts';
import { moveEvidence, parseEvidence } from './evidence.ts';
import { isSame, mergeFields } from '../campaign/merge.ts';
import { type DraftUse, mergeUse, parseUse, replaceUse } from './draft-use.ts';
import type { GeneratedContent } from './reply.ts';

/**
 * A draft's campaign as it was sent, with the quotes of the prompt and the provider that wrote it.
 * Later requests for the draft are built from this, not from the current choices.
 */
export interface DraftOrigin extends ReadyCampaign {
  /** Empty if the stored draft has none. */
  readonly baseUrl: string;
  readonly model: string;
}

/** A post being worked on. Times are milliseconds since 1970. */
export interface Draft extends GeneratedContent {
  readonly id: string;
  readonly revision: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly origin: DraftOrigin;
  /** Id of the campaign that it was written for. */
  readonly campaignId?: string;
  /** Fingerprint of the campaign that it was requested with. */
  readonly madeFrom?: string;
  /** The model stopped at its token limit: the text can be continued. */
  readonly cutShort: boolean;
  /** Id of the draft of which this is a conflict copy, made when two tabs edited it. */
  readonly copyOf?: string;
  /** Unsaved text of an open editor; undefined while previewing. */
  readonly editing?: string;
  /** Unsaved edit of its image prompt or video script. */
  readonly editingPart?: string;
  /** Ids of the jobs whose text it already includes, beside the first. */
  readonly continuedBy?: readonly string[];
  /** Sentences that the user has vouched for, verbatim. */
  readonly kept?: readonly string[];
  /** Fingerprint of the later choices for which the user keeps the post as it is. */
  readonly keptFor?: string;
  /** Id of the longer version that the model shortened. */
  readonly shortenedFrom?: string;
  /** Uses of the post; absent before the first one. */
  readonly use?: DraftUse;
}

/** Returns the text as shown on screen: an unsaved edit takes precedence. */
export function visibleText(draft: Draft): string {
  return draft.editing ?? draft.text;
}

/** True if the user has changed the text since a model wrote it. */
export const isEdited = ({ revision, continuedBy = [] }: Draft): boolean =>
  revision > 1 + continuedBy.length;

/** Opens the editor on the draft's text. */
export function startEditing(draft: Draft): Draft {
  return { ...draft, editing: draft.editing ?? draft.text };
}

/** Closes the editor and discards the edit. */
export function cancelEditing({ editing: _, ...draft }: Draft): Draft {
  return draft;
}

/** Saves the edit as the draft's text. `now` in milliseconds since 1970. */
export function saveEdit(draft: Draft, now: number): Draft {
  const { editing, evidence, ...rest } = draft;
  if (editing === undefined) return draft;
  const kept = moveEvidence(evidence, draft.text, editing);
  return {
    ...rest,
    text: editing,
    ...(kept && { evidence: kept }),
    revision: draft.revision + 1,
    updatedAt: now,
  };
}

/** True while an editor holds a change that is not saved. */
export function hasUnsavedEdit(draft: Draft | undefined): boolean {
  if (!draft) return false;
  const { editing, editingPart, imagePrompt, videoScript } = draft;
  const part = imagePrompt ?? videoScript ?? '';
  return (
    (editing !== undefined && editing !== draft.text) ||
    (editingPart !== undefined && editingPart !== part)
  );
}

const TEXT = ['text', 'editing'] as const;
const PART = ['imagePrompt', 'videoScript', 'editingPart'] as const;

/**
 * Merges a draft that two tabs edited. One may have edited the post and the other its second part;
 * if one draft can keep only one of the texts, a conflict copy has the other.
 */
export function mergeDrafts(
  base: Draft | undefined,
  mine: Draft,
  theirs: Draft,
): readonly [Draft, ...Draft[]] {
  const [draft, ...copies] = mergeTexts(base, mine, theirs);
  const merged = withKept(draft, mergeKept(base?.kept, mine.kept, theirs.kept));
  const used = replaceUse(merged, mergeUse(base, mine, theirs));
  return [withKeptFor(used, mergeKeptFor(base, mine, theirs)), ...copies];
}

function mergeTexts(
  base: Draft | undefined,
  mine: Draft,
  theirs: Draft,
): readonly [Draft, ...Draft[]] {
  if (base && hasApartEdits(base, mine, theirs)) return [withBothEdits(base, mine, theirs)];
  const [winner, loser] = isNewer(theirs, mine) ? [theirs, mine] : [mine, theirs];
  const texts = [...textsOf(base), ...textsOf(winner)];
  const isThere = (text: string) => texts.some((other) => other.startsWith(text));
  return textsOf(loser).every(isThere) ? [winner] : [winner, conflictCopyOf(loser)];
}

/** True if no editor was used in both tabs. */
function hasApartEdits(base: Draft, mine: Draft, theirs: Draft): boolean {
  const isIn = (draft: Draft, fields: readonly (keyof Draft)[]) =>
    fields.some((field) => draft[field] !== base[field]);
  return [TEXT, PART].every((fields) => !(isIn(mine, fields) && isIn(theirs, fields)));
}

const withBothEdits = (base: Draft, mine: Draft, theirs: Draft): Draft => ({
  ...mergeFields(base, mine, theirs),
  revision: Math.max(mine.revision, theirs.revision),
  updatedAt: Math.max(mine.updatedAt, theirs.updatedAt),
});

/** Sentences that either keeps, without those that one of them has forgotten since. */
function mergeKept(
  base: readonly string[] = [],
  mine: readonly string[] = [],
  theirs: readonly string[] = [],
): string[] {
  const [before, own, other] = [new Set(base), new Set(mine), new Set(theirs)];
  const isKept = (it: string) => (own.has(it) && other.has(it)) || !before.has(it);
  return [...new Set([...base, ...theirs, ...mine])].filter(
    (it) => (own.has(it) || other.has(it)) && isKept(it),
  );
}

/** The same draft where it keeps these already, in whatever order. */
function withKept(draft: Draft, kept: readonly string[]): Draft {
  const { kept: before = [], ...rest } = draft;
  if (isSame(before.toSorted(), kept.toSorted())) return draft;
  return kept.length > 0 ? { ...rest, kept } : rest;
}

/** The choices for which either tab keeps the post; a change wins over none. */
const mergeKeptFor = (base: Draft | undefined, mine: Draft, theirs: Draft): string | undefined =>
  mine.keptFor === base?.keptFor ? theirs.keptFor : mine.keptFor;

function withKeptFor(draft: Draft, keptFor: string | undefined): Draft {
  const { keptFor: before, ...rest } = draft;
  return before === keptFor ? draft : { ...rest, ...optionalText('keptFor', keptFor) };
}

/** Saved more often or later; and of two states of one edit the one that goes on. */
function isNewer(draft: Draft, than: Draft): boolean {
  if (draft.revision !== than.revision) return draft.revision > than.revision;
  if (draft.updatedAt !== than.updatedAt) return draft.updatedAt > than.updatedAt;
  const [text, other] = [visibleText(draft), visibleText(than)];
  return text.length > other.length && text.startsWith(other);
}

const textsOf = (draft: Draft | undefined): string[] =>
  [...TEXT, ...PART].map((field) => draft?.[field]).filter((text) => text !== undefined);

/**
 * Returns a conflict copy. Its id is derived from its text, so it is the same in both tabs. The post
 * that it is a copy of was used and kept, not the copy.
 */
function conflictCopyOf({ use: _, keptFor: __, ...draft }: Draft): Draft {
  const id = uuidOf(`${draft.id} ${JSON.stringify(textsOf(draft))}`);
  return { ...draft, id, copyOf: draft.copyOf ?? draft.id };
}

/** Parses a draft of unknown origin; undefined if it is none. Never throws. */
export function parseDraft(value: unknown): Draft | undefined {
  const record = Object(value);
  const origin = parseOrigin(record.origin);
  const { id, text, revision, createdAt, updatedAt } = record;
  const evidence = parseEvidence(record.evidence);
  if (!origin || typeof id !== 'string' || typeof text !== 'string') return undefined;
  return {
    id,
    text,
    revision: finite(revision),
    createdAt: finite(createdAt),
    updatedAt: finite(updatedAt),
    origin,
    cutShort: record.cutShort === true,
    ...optionalText('imagePrompt', record.imagePrompt),
    ...optionalText('videoScript', record.videoScript),
    ...optionalText('campaignId', record.campaignId),
    ...optionalText('madeFrom', record.madeFrom),
    ...optionalText('copyOf', record.copyOf),
    ...optionalText('keptFor', record.keptFor),
    ...optionalText('shortenedFrom', record.shortenedFrom),
    ...optionalText('editing', record.editing),
    ...optionalText('editingPart', record.editingPart),
    ...(evidence && { evidence }),
    ...parseContinuedBy(record.continuedBy),
    ...parseKept(record.kept),
    ...parseUse(record.use),
  };
}

function parseContinuedBy(value: unknown): Pick<Draft, 'continuedBy'> {
  const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  return ids.length === 0 ? {} : { continuedBy: ids };
}

function parseKept(value: unknown): Pick<Draft, 'kept'> {
  const kept = Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
  return kept.length === 0 ? {} : { kept };
}

/** Remembers, or forgets, that the user vouches for a sentence. The post is none the newer for it. */
export function keepSentence(draft: Draft, sentence: string, isKept: boolean): Draft {
  const others = (draft.kept ?? []).filter((other) => other !== sentence);
  return withKept(draft, isKept ? [...others, sentence] : others);
}

const finite = (value: unknown): number => (Number.isFinite(value) ? Number(value) : 0);

function optionalText<Key extends string>(key: Key, value: unknown): { [K in Key]?: string } {
  const field: { [K in Key]?: string } = {};
  if (typeof value === 'string') field[key] = value;
  return field;
}

function parseOrigin(value: unknown): DraftOrigin | undefined {
  const campaign = ready(parseCampaign(value));
  const { baseUrl, model } = Object(value);
  return campaign && { ...campaign, baseUrl: textOr(baseUrl), model: textOr(model) };
}

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '');
