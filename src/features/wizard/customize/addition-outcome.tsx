import { useAtomValue } from 'jotai';
import { Fragment, useEffect, useRef } from 'react';
import type { LastAddition } from '#domain/quotes/addition.ts';
import { askedAtom, lastAdditionAtom } from '#state/quotes/additions.ts';
import type { InsightProblem } from '#insight/insight.ts';
import type { AddResult, ClipboardProblem } from '#state/quotes/insight.ts';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Stack } from '#ui/page/layout.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Muted } from '#ui/page/text.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { ColumnPicker, ConsentFilter, SpeakerQuestion } from './addition-questions.tsx';

/** Loaded with the first file that isn't Unicode. */
const FileEncoding = lazyPart(async () => (await import('./file-encoding.tsx')).FileEncoding);

interface AdditionOutcomeProps {
  /** Undefined after a reload, or once the group has been folded. */
  result: AddResult | undefined;
  onShown(part: 'outcome'): void;
}

/** Outcome of the last addition, as far as the summary doesn't say it, and its questions. */
export function AdditionOutcome({ result, onShown }: AdditionOutcomeProps) {
  useEffect(() => onShown('outcome'), [onShown]);
  const last = useAtomValue(lastAdditionAtom);
  const earlier = useAtomValue(askedAtom);
  const open = [...earlier, ...(last && !last.isSettled ? [last] : [])];
  const frame = useRef<HTMLDivElement>(null);
  // The summary below: without its question the frame may be empty.
  useFocusAfter(open.length, () => frame.current?.parentElement?.querySelector('[data-facts]'));
  return (
    <Stack
      ref={frame}
      gap="2"
      gridTemplateColumns="minmax(0, 1fr)"
      // Without content it takes no gap either.
      css={{ '&:empty': { position: 'absolute' } }}
    >
      {result && !result.ok && (
        <Notice tone="error" title="Nothing was added">
          <p>{PROBLEMS[result.problem]}</p>
        </Notice>
      )}
      {result?.ok && !isSaidBySummary(result) && (
        <Muted role="status">{wordsOf(result, last)}</Muted>
      )}
      {last?.source?.file && <FileEncoding addition={last} />}
      {open.map((addition) => (
        <Fragment key={addition.batch}>
          <SpeakerQuestion addition={addition} />
          <ColumnPicker addition={addition} />
          <ConsentFilter addition={addition} />
        </Fragment>
      ))}
    </Stack>
  );
}

const PROBLEMS: Record<InsightProblem | ClipboardProblem, string> = {
  'too-large': 'That’s more than 200 kB. Use part of it. Nothing here has changed.',
  binary: 'This isn’t a text file. Use .txt, .csv or .json. Nothing here has changed.',
  empty: 'It contains no words. Nothing here has changed.',
  'no-text': 'There’s no text on your clipboard.',
  refused: 'Your browser didn’t share the clipboard. Paste into the field above instead.',
  unreadable: 'We couldn’t read it this time. Try again. Nothing here has changed.',
};

type Added = Extract<AddResult, { ok: true }>;

/** The summary counts all quotes: of the first ones it says the same. */
const isSaidBySummary = ({ isFirst, added, known, repeated }: Added): boolean =>
  isFirst && added > 0 && known === 0 && repeated === 0;

/** Answers to the questions change the number of added quotes. */
function wordsOf(result: Added, last: LastAddition | undefined) {
  const { known, repeated, isAgain } = result;
  const added = isAgain ? 0 : (last?.added.length ?? result.added);
  return [
    `Added ${added} ${added === 1 ? 'quote' : 'quotes'}.`,
    ...(known > 0 ? [`${known} ${known === 1 ? 'was' : 'were'} already there.`] : []),
    ...(repeated > 0
      ? [`${repeated} ${repeated === 1 ? 'was a duplicate' : 'were duplicates'}.`]
      : []),
  ].join(' ');
}
