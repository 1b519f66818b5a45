import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { Draft } from '#domain/drafts/draft.ts';
import type { CardQuotes, UsedQuote } from '#domain/pictures/card-quotes.ts';
import { readCardQuotesAtom } from '#state/pictures/cards.ts';
import type { CheckState } from '../evidence/use-checked.ts';

/**
 * The quotes for a card, those that the post rests on first. They stay as they were when the dialog
 * opened: the user chooses from a list that doesn't move.
 */
export function useCardQuotes(
  draft: Draft,
  checked: CheckState,
): CardQuotes | 'loading' | 'failed' {
  const read = useSetAtom(readCardQuotesAtom);
  const [quotes, setQuotes] = useState<CardQuotes | 'failed'>();
  const isChecking = checked === 'checking';
  useEffect(() => {
    if (quotes || isChecking) return undefined;
    let isWanted = true;
    async function look(): Promise<void> {
      const found = await read(draft, usedQuotes(checked));
      if (isWanted) setQuotes(found ?? 'failed');
    }
    void look();
    return () => {
      isWanted = false;
    };
  }, [quotes, isChecking, read, draft, checked]);
  return quotes ?? 'loading';
}

/** The quotes that sentences of the post rest on, in its order, with the words in question. */
function usedQuotes(checked: CheckState): UsedQuote[] {
  if (typeof checked !== 'object') return [];
  return checked.sentences.flatMap(({ sources }) =>
    sources.flatMap(({ verdict, quote: { id }, there }) =>
      verdict === 'said' || verdict === 'retold' ? [{ id, spans: there }] : [],
    ),
  );
}
