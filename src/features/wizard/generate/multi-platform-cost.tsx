import { useAtomValue } from 'jotai';
import { toWriteAtom } from '#state/variants.ts';
import { CostCard } from './cost-card.tsx';

/** Estimated cost of the posts still to be written. */
export function MultiPlatformCost() {
  return <CostCard platforms={useAtomValue(toWriteAtom)} />;
}
