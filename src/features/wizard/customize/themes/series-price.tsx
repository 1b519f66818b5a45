import { useAtomValue } from 'jotai';
import { seriesToWriteAtom } from '#state/generation/write-series.ts';
import { asSentence, useCostOf } from '../../cards/request-cost.tsx';

/** Cost of the posts about the ticked themes. */
export const SeriesPrice = () => asSentence(useCostOf(useAtomValue(seriesToWriteAtom)));
