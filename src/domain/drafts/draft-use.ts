/** The uses of a post with their times, in milliseconds since 1970. */
export interface DraftUse {
  readonly copied?: number;
  readonly shared?: number;
  /** Set by the user: no network reports it to the app. */
  readonly posted?: number;
}

/** A draft, as far as its use is concerned. */
interface Used {
  readonly use?: DraftUse;
}

type WithUse<Draft extends Used> = Omit<Draft, 'use'> & Used;

/** A draft's place in its life, from written to posted. */
export type DraftState = 'draft' | 'copied' | 'shared' | 'posted';

export type UseKind = keyof DraftUse;

type UseTimes = Partial<Record<UseKind, number | undefined>>;

/** From the last state to the first. */
const KINDS = ['posted', 'shared', 'copied'] as const satisfies readonly UseKind[];

export const stateOf = ({ use = {} }: Used): DraftState =>
  KINDS.find((kind) => use[kind] !== undefined) ?? 'draft';

/** Records, or with `at` undefined forgets, a use. The post is none the newer for it. */
export function withUse<Draft extends Used>(
  draft: Draft,
  kind: UseKind,
  at: number | undefined,
): WithUse<Draft> {
  return replaceUse(draft, { ...draft.use, [kind]: at });
}

/** Merges the uses that two tabs recorded; a change wins over none. */
export function mergeUse(base: Used | undefined, mine: Used, theirs: Used): UseTimes {
  const pick = (kind: UseKind) => {
    const [before, own, other] = [base, mine, theirs].map((draft) => draft?.use?.[kind]);
    return own === before ? other : own;
  };
  return { copied: pick('copied'), shared: pick('shared'), posted: pick('posted') };
}

/** Parses a use of unknown origin. */
export function parseUse(value: unknown): Used {
  const record = Object(value);
  return useField(Object.fromEntries(KINDS.map((kind) => [kind, timeOr(record[kind])])));
}

/** The draft with this use; the same draft if it has the same already. */
export function replaceUse<Draft extends Used>(draft: Draft, use: UseTimes): WithUse<Draft> {
  const { use: before = {}, ...rest } = draft;
  if (KINDS.every((kind) => before[kind] === use[kind])) return draft;
  return { ...rest, ...useField(use) };
}

function useField(times: UseTimes): Used {
  const use: { -readonly [Kind in UseKind]?: number } = {};
  for (const kind of KINDS) {
    const time = times[kind];
    if (time !== undefined) use[kind] = time;
  }
  return Object.keys(use).length === 0 ? {} : { use };
}

const timeOr = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
