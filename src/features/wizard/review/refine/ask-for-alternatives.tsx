import { useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import type { Draft } from '#domain/drafts/draft.ts';
import {
  ALTERNATIVE_IDS,
  type AlternativeId,
  ALTERNATIVES,
  LEAST_ALTERNATIVES,
  MOST_ALTERNATIVES,
} from '#domain/posts/refinement.ts';
import { askForAlternativesAtom } from '#state/review/alternatives.ts';
import { Label, Muted } from '#ui/page/text.tsx';
import { ChoiceChips } from '#ui/controls/choice-chips.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { useCostOf } from '../../cards/request-cost.tsx';
import { SmallButton } from '../small-button.tsx';

interface AskForAlternativesProps {
  draft: Draft;
  isBusy: boolean;
  /** Called with the press. */
  onAsk(): void;
}

const OPTIONS = ALTERNATIVE_IDS.map((value) => ({ value, label: ALTERNATIVES[value] }));

/** Requests several versions of the post with different hooks, to compare: one request each. */
export function AskForAlternatives({ draft, isBusy, onAsk }: AskForAlternativesProps) {
  const [chosen, setChosen] = useState<readonly AlternativeId[]>(['question', 'story', 'quote']);
  const ask = useSetAtom(askForAlternativesAtom);
  const isFull = chosen.length >= MOST_ALTERNATIVES;
  const isFew = chosen.length < LEAST_ALTERNATIVES;
  function toggle(id: AlternativeId): void {
    if (chosen.includes(id)) setChosen(chosen.filter((it) => it !== id));
    else if (!isFull) setChosen([...chosen, id]);
  }
  return (
    <Stack gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <ChoiceChips
        legend={<Label fontSize="sm">Several new ones, to compare</Label>}
        name="alternatives"
        type="checkbox"
        options={OPTIONS}
        isChosen={(id) => chosen.includes(id)}
        onChoose={toggle}
      />
      <Cluster alignItems="center" gap="3">
        <SmallButton
          disabled={isBusy || isFew}
          onClick={() => {
            onAsk();
            void ask(ALTERNATIVE_IDS.filter((id) => chosen.includes(id)));
          }}
        >
          {isFew ? 'Write new ones' : `Write ${chosen.length} new ones`}
        </SmallButton>
        <Muted role="status">
          {isFew ? 'Choose two to four.' : <Requests draft={draft} count={chosen.length} />}
          {isFull && ' Four is the most.'}
        </Muted>
      </Cluster>
    </Stack>
  );
}

function Requests({ draft: { origin }, count }: { draft: Draft; count: number }) {
  const posts = useMemo(
    () => Array.from({ length: count }, () => ({ campaign: origin, platforms: [origin.platform] })),
    [origin, count],
  );
  const cost = useCostOf(posts);
  return `${count} requests${cost && `, ${cost}`}.`;
}
