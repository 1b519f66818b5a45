import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { quotesAtom } from '#state/campaign/campaign.ts';
import { QuoteFacts } from '../cards/quote-facts.tsx';
import { Group } from './group.tsx';
import { InsightField, type InsightFieldProps } from './insight-field.tsx';

/** Group “What customers said”. Its title labels its field. */
export function QuotesGroup({ onShown }: Pick<InsightFieldProps, 'onShown'>) {
  const titleId = useId();
  const hasQuotes = useAtomValue(quotesAtom).length > 0;
  return (
    <Group
      group="quotes"
      title="What customers said"
      titleId={titleId}
      answer={hasQuotes ? <QuoteFacts /> : 'Nothing added yet. Optional.'}
    >
      <InsightField labelId={titleId} onShown={onShown} />
    </Group>
  );
}
