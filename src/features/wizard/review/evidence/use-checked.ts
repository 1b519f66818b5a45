import { useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue, useEffect, useState } from 'react';
import { type Draft, visibleText } from '#domain/drafts/draft.ts';
import { postLanguage } from '#domain/campaign/writing-language.ts';
import { type Standing, standingOf } from '#domain/evidence/summary.ts';
import { uncomparedQuotes } from '#domain/evidence/uncompared.ts';
import { languageOfText } from '#domain/posts/text-language.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import type { CheckedSentence } from '#domain/evidence/verdict.ts';
import { checkDraftAtom, draftQuotesAtom } from '#state/review/evidence.ts';

export interface StandingSentence extends CheckedSentence {
  /** Undefined for a sentence that claims nothing. */
  readonly standing: Standing | undefined;
  /** Number of its first source in the list of quotes, from 1; undefined if it was removed. */
  readonly number: number | undefined;
}

export interface Checked {
  readonly text: string;
  readonly sentences: readonly StandingSentence[];
  /** The quotes that its sentences were not compared with: "8 German quotes"; empty for none. */
  readonly uncompared: string;
}

/** `none`: there are no quotes to check against. `failed`: the check did not load. */
export type CheckState = Checked | 'none' | 'checking' | 'failed';

const NO_QUOTES: readonly Quote[] = [];

/** The verdicts on a draft. The page passes the text being typed when the hands rest. */
export function useChecked(draft: Draft | undefined): CheckState {
  const quotesOf = useAtomValue(draftQuotesAtom);
  const quotes = draft ? quotesOf(draft) : NO_QUOTES;
  const check = useSetAtom(checkDraftAtom);
  const later = useDeferredValue(draft);
  const [checked, setChecked] = useState<{ id: string; state: Checked | 'failed' }>();
  const isEmpty = quotes.length === 0 && !draft?.evidence;
  useEffect(() => {
    if (isEmpty || !later) return undefined;
    const wanted = new AbortController();
    async function look(shown: Draft) {
      const sentences = await check(shown, wanted.signal);
      if (wanted.signal.aborted) return;
      const state = sentences ? withStandings(shown, sentences, quotes) : 'failed';
      setChecked({ id: shown.id, state });
    }
    void look(later);
    return () => wanted.abort();
  }, [check, later, quotes, isEmpty]);
  if (isEmpty) return 'none';
  return checked?.id === draft?.id ? (checked?.state ?? 'checking') : 'checking';
}

/** The verdicts on exactly this text; undefined while there are none. */
export const checkedAs = (text: string, state: CheckState): Checked | undefined =>
  typeof state === 'object' && state.text === text ? state : undefined;

function withStandings(
  draft: Draft,
  sentences: readonly CheckedSentence[],
  quotes: readonly Quote[],
): Checked {
  const text = visibleText(draft);
  const kept = new Set(draft.kept);
  const numbers = new Map(quotes.map(({ id }, index) => [id, index + 1]));
  const language = languageOfText(text, postLanguage(draft.origin));
  return {
    text,
    uncompared: uncomparedQuotes(quotes, language),
    sentences: sentences.map((sentence) => ({
      ...sentence,
      standing: standingOf(sentence, kept.has(text.slice(sentence.start, sentence.end))),
      number: numbers.get(sentence.sources[0]?.quote.id ?? ''),
    })),
  };
}
