import { useAtomValue } from 'jotai';
import { toWriteAtom } from '#state/generation/variants.ts';
import { Cost } from './cost.tsx';

/** Estimated cost of the posts still to be written. */
export function MultiPlatformCost() {
  return <Cost platforms={useAtomValue(toWriteAtom)} />;
}
