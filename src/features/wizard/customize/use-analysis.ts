import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { usedQuotesAtom } from '#state/quotes/held-quotes.ts';
import { sortingAtom } from '#state/quotes/theme-sorting.ts';
import { analyseAtom, analysisAtom, analysisFailedAtom } from '#state/quotes/insight.ts';

const hasAnalysisAtom = atom((get) => get(analysisAtom) !== undefined);

/**
 * Keeps the analysis up to date with the quotes, whichever groups are open. Returns true once there
 * is one, or none can be had.
 */
export function useAnalysis(): boolean {
  const quotes = useAtomValue(usedQuotesAtom);
  const analyse = useSetAtom(analyseAtom);
  const sorting = useAtomValue(sortingAtom);
  useEffect(() => void analyse(), [analyse, quotes, sorting]);
  const hasFailed = useAtomValue(analysisFailedAtom);
  return useAtomValue(hasAnalysisAtom) || hasFailed;
}
