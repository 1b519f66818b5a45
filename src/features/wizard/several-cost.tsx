import { useAtomValue } from 'jotai';
import { toWriteAtom } from '#state/versions.ts';
import { CostCard } from './cost-card.tsx';

/** Estimated cost of the posts still to be written. */
export function SeveralCost() {
  return <CostCard platforms={useAtomValue(toWriteAtom)} />;
}
