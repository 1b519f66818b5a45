import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { Analysis } from '#domain/insight/analysis/analysis.ts';
import type { Tag } from '#domain/campaign/tags.ts';
import { campaignAtom, toggleOnlyQuotesAtom, toggleTagAtom } from '#state/campaign.ts';
import { analyseAtom, analysisAtom } from '#state/insight.ts';
import { Button } from '#ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { Label, Muted } from '#ui/text.tsx';
import { QuoteList } from './quote-list.tsx';
import { ThemeChart } from './theme-chart.tsx';

/** Quotes, their analysis, and the selection sent to the model. */
export function QuoteInsight() {
  const { quotes } = useAtomValue(campaignAtom);
  const analysis = useAtomValue(analysisAtom);
  const analyse = useSetAtom(analyseAtom);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    void analyse().then((done) => setFailed(!done));
  }, [analyse, quotes]);
  return (
    <chakra.div display="grid" gap="5">
      <QuoteList />
      {failed && <NotStudied />}
      {analysis && quotes.length > 0 && (
        <>
          <GoingIn analysis={analysis} />
          <OnlyQuotes />
          <ThemeChart themes={analysis.themes} quotes={quotes} masks={analysis.masks} />
          <SuggestedTags analysis={analysis} />
        </>
      )}
    </chakra.div>
  );
}

/** Shown if the analysis chunk failed to load. */
function NotStudied() {
  return (
    <Notice tone="warning" title="We couldn’t analyze the quotes">
      <p>They’re saved. Reload the page when you’re back online.</p>
    </Notice>
  );
}

function GoingIn({ analysis }: { analysis: Analysis }) {
  const { quotes } = useAtomValue(campaignAtom);
  const masked = quotes.filter(
    ({ text, unmasked }) => !unmasked && analysis.masks.has(text),
  ).length;
  const { length } = analysis.sent;
  return (
    <chakra.div display="grid" gap="1" role="status">
      <Muted>
        {length === quotes.length
          ? 'All quotes are included in the request.'
          : `${length} of ${quotes.length} quotes are included in the request.`}
        {hasNoRoom(analysis, quotes.length) &&
          ' They’re chosen to cover every theme. More wouldn’t fit.'}
      </Muted>
      <Muted>
        Pin a quote to make sure it’s included. Exclude keeps it here but out of the request. The
        cross removes it.
      </Muted>
      {masked > 0 && (
        <Muted>
          {masked === 1 ? '1 quote contains' : `${masked} quotes contain`} people’s names, addresses
          or numbers. We mask them before anything is sent.
        </Muted>
      )}
    </chakra.div>
  );
}

function OnlyQuotes() {
  const { onlyQuotes = false } = useAtomValue(campaignAtom);
  const toggle = useSetAtom(toggleOnlyQuotesAtom);
  return (
    <chakra.div display="grid" gap="1">
      <chakra.div>
        <Choice
          type="checkbox"
          shape="chip"
          name="only-quotes"
          value="only-quotes"
          checked={onlyQuotes}
          onChange={() => toggle()}
        >
          <span>Only what customers said</span>
        </Choice>
      </chakra.div>
      <Muted>We tell the model to claim nothing that your quotes don’t say.</Muted>
    </chakra.div>
  );
}

const hasNoRoom = ({ sent, dropped }: Analysis, total: number) => sent.length + dropped < total;

/** Tags supported by the quotes. Added only on a click. */
function SuggestedTags({ analysis }: { analysis: Analysis }) {
  const { tags } = useAtomValue(campaignAtom);
  if (analysis.suggestions.length === 0) return null;
  return (
    <chakra.section display="grid" gap="2" aria-label="Suggested tags">
      <Label>Suggested tags</Label>
      <chakra.ul display="grid" gap="2">
        {analysis.suggestions.map(({ tag, reason }) => (
          <chakra.li key={tag} display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
            <SuggestedTag tag={tag} chosen={tags.includes(tag)} />
            <Muted>{reason}</Muted>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

function SuggestedTag({ tag, chosen }: { tag: Tag; chosen: boolean }) {
  const toggle = useSetAtom(toggleTagAtom);
  return (
    <Button
      variant="outline"
      size="sm"
      aria-pressed={chosen}
      borderRadius="full"
      onClick={() => toggle(tag)}
    >
      {chosen && <CheckIcon size={16} />}
      Suggested: {tag}
    </Button>
  );
}
