import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, memo } from 'react';
import { piecesOf } from '#domain/evidence/pieces.ts';
import { type Standing, STANDING_LABELS } from '#domain/evidence/summary.ts';
import type { Span } from '#domain/text/span.ts';
import { VisuallyHidden } from '#ui/page/text.tsx';
import type { StandingSentence } from './use-checked.ts';

interface MarkedTextProps {
  text: string;
  /** Part of the text to show. */
  within: Span;
  /** Empty until they are checked: the underlines appear without moving anything. */
  sentences: readonly StandingSentence[];
  /** `index`: the pressed sentence. */
  onOpen(index: number): void;
}

/** Text of a post whose claims are underlined by what customers said; a press opens their words. */
export const MarkedText = memo(({ text, within, sentences, onOpen }: MarkedTextProps) => {
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
          {sentence.standing ? (
            <SentenceButton
              text={text}
              sentence={sentence}
              standing={sentence.standing}
              onOpen={() => onOpen(index)}
            />
          ) : (
            <Plain text={text} start={sentence.start} end={sentence.end} />
          )}
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

interface SentenceButtonProps {
  text: string;
  sentence: StandingSentence;
  standing: Standing;
  onOpen(): void;
}

/** A button within running text: a `<button>` element wouldn't wrap with its line. */
function SentenceButton({ text, sentence, standing, onOpen }: SentenceButtonProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onOpen();
  };
  return (
    <span
      role="button"
      tabIndex={0}
      data-verdict={standing}
      onClick={() => hasNoSelection() && onOpen()}
      onKeyDown={onKeyDown}
    >
      {standing === 'possible' ? (
        <WholeSentence text={text} sentence={sentence} standing={standing} />
      ) : (
        <MarkedSentence text={text} sentence={sentence} standing={standing} />
      )}
      <VisuallyHidden userSelect="none"> ({STANDING_LABELS[standing]})</VisuallyHidden>
    </span>
  );
}

/** Single words that only come near would be noise in a text: they are marked in the dialog. */
const WholeSentence = ({ text, sentence: { start, end }, standing }: MarkedSentenceProps) => (
  <mark data-start={start} data-line={standing}>
    {text.slice(start, end)}
  </mark>
);

/** The end of a selection by mouse is no press. */
const hasNoSelection = () => getSelection()?.isCollapsed !== false;

interface MarkedSentenceProps {
  text: string;
  sentence: StandingSentence;
  standing: Standing;
}

/**
 * A sentence whose words are underlined that its first source shares or contradicts; all of it if
 * there is no such word. Inside an element with the styles of `underlines`.
 */
export function MarkedSentence({ text, sentence, standing }: MarkedSentenceProps) {
  const [source] = sentence.sources;
  const pieces = piecesOf(
    text,
    [
      ...(source?.difference?.here ?? []).map((span) => ({ ...span, kind: 'different' as const })),
      ...(source?.here ?? []).map((span) => ({ ...span, kind: 'same' as const })),
    ],
    sentence,
  );
  const isMarked = pieces.some(({ kind }) => kind !== 'plain');
  return pieces.map(({ text: words, start, kind }) =>
    isMarked && kind === 'plain' ? (
      <span key={start} data-start={start}>
        {words}
      </span>
    ) : (
      <mark key={start} data-start={start} data-kind={kind} data-line={lineOf(kind, standing)}>
        {words}
      </mark>
    ),
  );
}

/** Style of the line under a piece. */
function lineOf(kind: string, standing: Standing): Standing {
  if (kind === 'different') return 'otherwise';
  return kind === 'same' && standing === 'otherwise' ? 'said' : standing;
}

/** Lines under the claims of a text: each verdict has a form of its own, not only a colour. */
export const underlines = {
  '& mark': {
    background: 'transparent',
    color: 'inherit',
    textDecorationLine: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '5px',
    textDecorationColor: 'done',
  },
  '& mark[data-line=possible]': {
    textDecorationStyle: 'dashed',
    textDecorationThickness: '1px',
    textDecorationColor: 'warn',
  },
  '& mark[data-line=no-source]': { textDecorationStyle: 'dotted', textDecorationColor: 'warn' },
  '& mark[data-line=not-compared]': {
    textDecorationStyle: 'double',
    textDecorationThickness: '1px',
    textDecorationColor: 'muted',
  },
  '& mark[data-line=kept]': { textDecorationColor: 'hairline' },
  '& mark[data-line=otherwise]': { textDecorationStyle: 'wavy', textDecorationColor: 'danger' },
  '& [role=button]': { cursor: 'pointer', borderRadius: '4px' },
  '@media (hover: hover)': { '& [role=button]:hover': { background: 'accentSoft' } },
};

/** Paragraph of a post. */
export const PostParagraph = chakra('p', {
  base: {
    maxWidth: 'measure',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontSize: '17px',
    lineHeight: '1.7',
    ...underlines,
  },
});
