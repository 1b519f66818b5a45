import { AUDIENCES, type AudienceId } from './audiences.ts';
import { findChoice } from './choice.ts';
import { moveEvidence, parseEvidence } from './evidence.ts';
import { CONTENT_TYPES, type ContentTypeId } from './content-types.ts';
import { LENGTHS, type LengthId } from './lengths.ts';
import { PLATFORMS, type PlatformId } from './platforms.ts';
import { checksum } from './checksum.ts';
import { type Merge, mergeList } from './merge.ts';
import type { GeneratedContent } from './reply.ts';
import { TAGS, type Tag } from './tags.ts';
import { TONES, type ToneId } from './tones.ts';

/** What a draft was made from: kept with it, so that later choices do not relabel it. */
export interface DraftOrigin {
  readonly platform: PlatformId;
  readonly contentType: ContentTypeId;
  readonly tone: ToneId;
  readonly length: LengthId;
  readonly audience: AudienceId;
  readonly tags: readonly Tag[];
}

/** A post in the making. Times are milliseconds since 1970. */
export interface Draft extends GeneratedContent {
  readonly id: string;
  readonly revision: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly origin: DraftOrigin;
  /** The campaign it was written for; absent in drafts of versions before. */
  readonly campaignId?: string;
  /** Fingerprint of what it was asked with; absent in drafts of versions before. */
  readonly madeFrom?: string;
  /** The model stopped at its token limit: the text can be continued. */
  readonly cutShort: boolean;
  /** The draft that this was the other tab's version of, when both were edited. */
  readonly copyOf?: string;
  /** The text of an open editor that is not saved yet; undefined while previewing. */
  readonly editing?: string;
  /** The jobs of which it holds the text already, beside the first. */
  readonly continuedBy?: readonly string[];
}

/** The text as it stands on the screen: what is being typed goes before what is saved. */
export function visibleText(draft: Draft): string {
  return draft.editing ?? draft.text;
}

/** Opens the editor on the draft's text. */
export function startEditing(draft: Draft): Draft {
  return { ...draft, editing: draft.editing ?? draft.text };
}

/** Closes the editor; what was typed is dropped and the text stays as it was. */
export function cancelEditing({ editing: _, ...draft }: Draft): Draft {
  return draft;
}

/** Makes what was typed the draft's text. `now` in milliseconds since 1970. */
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

/** True while the editor holds something that Save Changes would change. */
export function hasUnsavedEdit(draft: Draft | undefined): boolean {
  return draft?.editing !== undefined && draft.editing !== draft.text;
}

/** Whether both are the same campaign's post for the same platform. */
export const isVersionOf = (one: Draft, other: Draft): boolean =>
  one.id !== other.id &&
  one.campaignId !== undefined &&
  one.campaignId === other.campaignId &&
  one.origin.platform === other.origin.platform;

/** A list of drafts that two tabs changed. A draft edited in both keeps both texts: one as a copy. */
export const mergeDrafts: Merge<readonly Draft[]> = (base, mine, theirs) =>
  mergeList(base, mine, theirs, ({ id }) => id, mergeDraft);

function mergeDraft(base: Draft | undefined, mine: Draft, theirs: Draft): readonly Draft[] {
  const [winner, loser] = isNewer(theirs, mine) ? [theirs, mine] : [mine, theirs];
  const kept = [...textsOf(base), ...textsOf(winner)];
  const isKept = (text: string) => kept.some((other) => other.startsWith(text));
  return textsOf(loser).every(isKept) ? [winner] : [winner, copyOf(loser)];
}

/** Saved more often or later; and of two states of one edit the one that goes on. */
function isNewer(draft: Draft, than: Draft): boolean {
  if (draft.revision !== than.revision) return draft.revision > than.revision;
  if (draft.updatedAt !== than.updatedAt) return draft.updatedAt > than.updatedAt;
  const [text, other] = [visibleText(draft), visibleText(than)];
  return text.length > other.length && text.startsWith(other);
}

const textsOf = (draft: Draft | undefined): string[] =>
  [draft?.text, draft?.editing].filter((text) => text !== undefined);

/** Of one text there is one copy, whichever tab makes it. */
function copyOf(draft: Draft): Draft {
  const id = `${draft.id}-${checksum(textsOf(draft).join('\n'))}`;
  return { ...draft, id, copyOf: draft.copyOf ?? draft.id };
}

/** Reads a draft of unknown origin; undefined when it is none. Never throws. */
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
    ...optionalText('editing', record.editing),
    ...(evidence && { evidence }),
    ...parseContinuedBy(record.continuedBy),
  };
}

function parseContinuedBy(value: unknown): Pick<Draft, 'continuedBy'> {
  const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  return ids.length === 0 ? {} : { continuedBy: ids };
}

const finite = (value: unknown): number => (Number.isFinite(value) ? Number(value) : 0);

function optionalText<Key extends string>(key: Key, value: unknown): { [K in Key]?: string } {
  const field: { [K in Key]?: string } = {};
  if (typeof value === 'string') field[key] = value;
  return field;
}

function parseOrigin(value: unknown): DraftOrigin | undefined {
  const record = Object(value);
  const platform = findChoice(PLATFORMS, record.platform)?.id;
  const contentType = findChoice(CONTENT_TYPES, record.contentType)?.id;
  const tone = findChoice(TONES, record.tone)?.id;
  const length = findChoice(LENGTHS, record.length)?.id;
  const audience = findChoice(AUDIENCES, record.audience)?.id;
  if (!platform || !contentType || !tone || !length || !audience) return undefined;
  const tags = Array.isArray(record.tags) ? TAGS.filter((tag) => record.tags.includes(tag)) : [];
  return { platform, contentType, tone, length, audience, tags };
}
