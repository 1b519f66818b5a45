import { uuidOf } from '../campaign/checksum.ts';
import { mergeFields } from '../campaign/merge.ts';
import { type Draft, visibleText, withKept } from './draft.ts';
import { mergeUse, replaceUse } from './draft-use.ts';
import { mergePlan, withPlan } from './planned.ts';

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
  const planned = withPlan(used, mergePlan(base, mine, theirs));
  const kept = withKeptFor(planned, mergeKeptFor(base, mine, theirs));
  return [withChosenAt(kept, Math.max(mine.chosenAt ?? 0, theirs.chosenAt ?? 0)), ...copies];
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

/** The choices for which either tab keeps the post; a change wins over none. */
const mergeKeptFor = (base: Draft | undefined, mine: Draft, theirs: Draft): string | undefined =>
  mine.keptFor === base?.keptFor ? theirs.keptFor : mine.keptFor;

function withKeptFor(draft: Draft, keptFor: string | undefined): Draft {
  const { keptFor: before, ...rest } = draft;
  return before === keptFor ? draft : { ...rest, ...(keptFor !== undefined && { keptFor }) };
}

const withChosenAt = (draft: Draft, chosenAt: number): Draft =>
  (draft.chosenAt ?? 0) === chosenAt ? draft : { ...draft, chosenAt };

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
 * that it is a copy of was used, planned, kept and chosen, not the copy.
 */
function conflictCopyOf(loser: Draft): Draft {
  const { use: _, plannedFor: __, keptFor: ___, chosenAt: ____, ...draft } = loser;
  const id = uuidOf(`${draft.id} ${JSON.stringify(textsOf(draft))}`);
  return { ...draft, id, copyOf: draft.copyOf ?? draft.id };
}
