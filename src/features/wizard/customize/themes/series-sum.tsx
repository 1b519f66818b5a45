import { useAtomValue } from 'jotai';
import { targetsOf } from '#domain/campaign/campaign.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { seriesToWriteAtom } from '#state/generation/write-series.ts';
import { isOneTooManyAtom, tickedThemesAtom } from '#state/quotes/ticked-themes.ts';
import { Muted } from '#ui/page/text.tsx';
import { useCostOf } from '../../cards/request-cost.tsx';

/** Number and cost of the posts that a press would write about the ticked themes. */
export function SeriesSum() {
  const themes = useAtomValue(tickedThemesAtom).length;
  const platforms = targetsOf(useAtomValue(campaignAtom)).length;
  const isOneTooMany = useAtomValue(isOneTooManyAtom);
  const cost = useCostOf(useAtomValue(seriesToWriteAtom));
  return (
    <Muted
      role="status"
      paddingInline="3"
      // Two lines of a phone: a tick moves nothing below.
      minHeight={{ base: '2.8em', md: '0' }}
      fontVariantNumeric="tabular-nums"
    >
      {themes === 0 ? 'Tick themes: each gets a post of its own.' : sumOf(themes, platforms, cost)}
      {isOneTooMany && ' Seven at most: untick one first.'}
    </Muted>
  );
}

/** `3 themes × 2 platforms = 6 posts, about 4 cents.` */
const sumOf = (themes: number, platforms: number, cost: string): string =>
  `${count(themes, 'theme')} × ${count(platforms, 'platform')} = ${count(themes * platforms, 'post')}${cost && `, ${cost}`}.`;

const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;
