import { focusOn, themeIn } from '../posts/theme-focus.ts';
import type { Theme } from '../quotes/analysis.ts';
import { assignQuotes } from './assign-quotes.ts';
import { type CampaignConfiguration, withTicks } from './campaign.ts';

/**
 * Returns a campaign for each of these themes, in their order: about the theme, with quotes of its
 * own. `labels`: those of all themes, one of which the subject may name so far. The series has no id
 * yet.
 */
export function seriesOf(
  campaign: CampaignConfiguration,
  themes: readonly Theme[],
  labels: readonly string[],
): CampaignConfiguration[] {
  const dropped = new Set(
    campaign.quotes.flatMap((quote) => (quote.choice === 'dropped' ? quote.id : [])),
  );
  const usable = themes.map(({ quoteIds }) => quoteIds.filter((it) => !dropped.has(it)));
  const assigned = assignQuotes(usable);
  return themes.map((theme, place) => {
    const focused = focusOn(
      withTicks(campaign, []),
      { ...theme, quoteIds: assigned[place] ?? [] },
      labels,
    );
    // Behind a long text the label has no room: the posts would have one subject.
    const subject = themeIn(focused.subject) === theme.label ? focused.subject : theme.label;
    return { ...focused, subject, series: { id: '', place } };
  });
}
