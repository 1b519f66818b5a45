import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, memo } from 'react';
import { piecesOf } from '#domain/evidence/pieces.ts';
import { signOf } from '#domain/evidence/signs.ts';
import { type Standing, STANDING_LABELS } from '#domain/evidence/summary.ts';
import type { Span } from '#domain/text/span.ts';
import { notedText } from '#ui/page/noted-text.ts';
import { VisuallyHidden } from '#ui/page/text.tsx';
import type { StandingSentence } from './use-checked.ts';

interface MarkedTextProps {
  text: string;
  /** Part of the text to show. */
  within: Span;
  /** Empty until they are checked. */
  sentences: readonly StandingSentence[];
  /** True to show the evidence for every claim, not only numbers and what needs a look. */
  showsAll: boolean;
  /** `index`: the pressed sentence. */
  onOpen(index: number): void;
}

/**
 * Text of a post that reads like a post: a number behind a sentence that rests on a quote, and a
 * colour with a sign where the user should look. A press on a sentence with a sign opens its quotes.
 */
export const MarkedText = memo((props: MarkedTextProps) => {
  const { text, within, sentences } = props;
  const shown = sentences.flatMap((sentence, index) => {
    const start = Math.max(sentence.start, within.start);
    const end = Math.min(sentence.end, within.end);
    return start < end ? [{ sentence: { ...sentence, start, end }, index }] : [];
  });
  return (
    <>
      {shown.map(({ sentence, index }, at) => (
        <span key={sentence.start}>
          <Plain
            text={text}
            start={shown[at - 1]?.sentence.end ?? within.start}
            end={sentence.start}
          />
          <SignedSentence {...props} sentence={sentence} index={index} />
        </span>
      ))}
      <Plain text={text} start={shown.at(-1)?.sentence.end ?? within.start} end={within.end} />
    </>
  );
});
MarkedText.displayName = 'MarkedText';

/** Words that know their place in the text, for the selection: see `text-selection.ts`. */
const Plain = ({ text, start, end }: Span & { text: string }) =>
  start < end && <span data-start={start}>{text.slice(start, end)}</span>;

interface SignedSentenceProps extends Omit<MarkedTextProps, 'within' | 'sentences'> {
  sentence: StandingSentence;
  index: number;
}

/** A button within running text: a `<button>` element wouldn't wrap with its line. */
function SignedSentence({ text, sentence, index, showsAll, onOpen }: SignedSentenceProps) {
  const { standing, number } = sentence;
  const sign = signOf(standing, number, showsAll);
  const plain = <Plain text={text} start={sentence.start} end={sentence.end} />;
  if (standing === undefined || sign === undefined) return plain;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onOpen(index);
  };
  return (
    <span
      role="button"
      tabIndex={0}
      data-sentence={index}
      data-verdict={standing}
      data-tone={toneOf(standing)}
      onClick={() => hasNoSelection() && onOpen(index)}
      onKeyDown={onKeyDown}
    >
      {showsAll ? <MarkedSentence text={text} sentence={sentence} /> : plain}
      <sup aria-hidden>{sign}</sup>
      <VisuallyHidden userSelect="none"> ({nameOf(standing, number)})</VisuallyHidden>
    </span>
  );
}

/** The colour of a sentence that needs a look. */
export const toneOf = (standing: Standing): 'danger' | 'warn' | undefined =>
  standing === 'otherwise' ? 'danger' : standing === 'no-source' ? 'warn' : undefined;

const nameOf = (standing: Standing, number: number | undefined): string =>
  `${STANDING_LABELS[standing]}${number === undefined ? '' : `, quote ${number}`}`;

/** The end of a selection by mouse is no press. */
const hasNoSelection = () => getSelection()?.isCollapsed !== false;

interface MarkedSentenceProps {
  text: string;
  sentence: StandingSentence;
}

/**
 * A sentence whose words are underlined that its first source shares or contradicts. Inside an
 * element with the styles of `underlines`.
 */
export function MarkedSentence({ text, sentence }: MarkedSentenceProps) {
  const [source] = sentence.sources;
  const pieces = piecesOf(
    text,
    [
      ...(source?.difference?.here ?? []).map((span) => ({ ...span, kind: 'different' as const })),
      ...(source?.here ?? []).map((span) => ({ ...span, kind: 'same' as const })),
    ],
    sentence,
  );
  return pieces.map(({ text: words, start, kind }) =>
    kind === 'plain' ? (
      <span key={start} data-start={start}>
        {words}
      </span>
    ) : (
      <mark key={start} data-start={start} data-kind={kind}>
        {words}
      </mark>
    ),
  );
}

/** Lines under the words that a sentence shares with its quote, and under those that differ. */
export const underlines = {
  '& mark': {
    background: 'transparent',
    color: 'inherit',
    textDecoration: 'underline 1px',
    textDecorationColor: 'done',
    textUnderlineOffset: '5px',
  },
  '& mark[data-kind=different]': {
    textDecorationStyle: 'wavy',
    textDecorationColor: 'danger',
  },
};

/** Paragraph of a post. */
export const PostParagraph = chakra('p', {
  base: {
    maxWidth: 'measure',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontSize: '1.0625rem',
    lineHeight: '1.7',
    ...underlines,
    ...notedText,
    '& [role=button]': { cursor: 'pointer', borderRadius: '4px' },
    '@media (hover: hover)': { '& [role=button]:hover': { background: 'accentSoft' } },
  },
});
