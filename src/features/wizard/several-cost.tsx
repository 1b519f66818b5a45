import { useAtomValue } from 'jotai';
import { toWriteAtom } from '#state/versions.ts';
import { CostCard } from './cost-card.tsx';

/** What the requests for several posts may cost: of those that are not there yet. */
export function SeveralCost() {
  return <CostCard platforms={useAtomValue(toWriteAtom)} />;
}
