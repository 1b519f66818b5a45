import { atom } from 'jotai';
import { type GroupId, GROUPS } from '#domain/campaign/answers.ts';
import { documentAtom } from '../storage/documents.ts';
import { FOLDS } from '../storage/storage-keys.ts';

type Folds = Partial<Record<GroupId, 'open' | 'closed'>>;

/** Groups of the Customize step that were opened or closed. Each tab has its own. */
const foldsAtom = documentAtom<Folds>({
  key: FOLDS,
  version: 1,
  initial: {},
  parse: parseFolds,
  merge: (_base, mine) => mine,
  follow: (mine) => mine,
});

function parseFolds(data: unknown): Folds {
  const stored = new Map(Object.entries(Object(data)));
  const folds: Folds = {};
  for (const group of GROUPS) {
    const fold = stored.get(group);
    if (fold === 'open' || fold === 'closed') folds[group] = fold;
  }
  return folds;
}

/** At first only the quotes are open: the other groups follow from them. */
const isOpen = (folds: Folds, group: GroupId): boolean =>
  (folds[group] ?? (group === 'quotes' ? 'open' : 'closed')) === 'open';

/** Opens those of the groups that the user has neither opened nor closed. */
export const openUntouchedAtom = atom(null, (_get, set, groups: readonly GroupId[]) =>
  set(foldsAtom, (folds) => {
    const opened = Object.fromEntries(groups.map((group) => [group, 'open' as const]));
    return { ...opened, ...folds };
  }),
);

const foldAtomOf = (group: GroupId) =>
  atom(
    (get) => isOpen(get(foldsAtom), group),
    (_get, set, open: boolean) =>
      set(foldsAtom, (folds) => ({ ...folds, [group]: open ? 'open' : 'closed' })),
  );

/** State of each group: true while it is open. */
export const groupOpenAtoms = {
  quotes: foldAtomOf('quotes'),
  topic: foldAtomOf('topic'),
  voice: foldAtomOf('voice'),
} as const satisfies Record<GroupId, unknown>;
