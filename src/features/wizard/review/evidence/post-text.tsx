import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, memo } from 'react';
import { detectLanguage } from '#domain/insight/analysis/language.ts';
import { piecesOf } from '#domain/insight/evidence/masked-pieces.ts';
import { type Standing, STANDING_LABELS } from '#domain/insight/evidence/summary.ts';
import type { StandingSentence } from './use-checked.ts';

interface PostTextProps {
  text: string;
  sentences: readonly StandingSentence[];
  /** `index`: the pressed sentence. */
  onOpen(index: number): void;
}

/** The post, with the words underlined that a quote contains. */
export const PostText = memo(({ text, sentences, onOpen }: PostTextProps) => (
  <chakra.p
    lang={detectLanguage(text)}
    dir="auto"
    whiteSpace="pre-wrap"
    overflowWrap="anywhere"
    lineHeight="1.8"
    maxWidth="measure"
  >
    {sentences.map((sentence, index) => (
      <span key={sentence.start}>
        {text.slice(sentences[index - 1]?.end ?? 0, sentence.start)}
        {sentence.standing ? (
          <SentenceButton
            text={text}
            sentence={sentence}
            standing={sentence.standing}
            onOpen={() => onOpen(index)}
          />
        ) : (
          text.slice(sentence.start, sentence.end)
        )}
      </span>
    ))}
    {text.slice(sentences.at(-1)?.end ?? 0)}
  </chakra.p>
));
PostText.displayName = 'PostText';

const TONES: Readonly<Record<Standing, string>> = {
  said: 'done',
  otherwise: 'danger',
  possible: 'warn',
  'no-source': 'warn',
  'not-compared': 'muted',
  kept: 'muted',
};

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
    <chakra.span
      role="button"
      tabIndex={0}
      data-verdict={standing}
      cursor="pointer"
      borderRadius="4px"
      _hover={{ background: 'accentSoft' }}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <MarkedSentence text={text} sentence={sentence} />
      <chakra.span
        marginInlineStart="1"
        fontSize="xs"
        fontWeight="600"
        color={TONES[standing]}
        userSelect="none"
      >
        {' '}
        ({STANDING_LABELS[standing]})
      </chakra.span>
    </chakra.span>
  );
}

/** A sentence with the words highlighted that its first source shares or contradicts. */
export function MarkedSentence({ text, sentence }: { text: string; sentence: StandingSentence }) {
  const [source] = sentence.sources;
  const pieces = piecesOf(
    text,
    [
      ...(source?.difference?.here ?? []).map((span) => ({ ...span, kind: 'different' as const })),
      ...(source?.here ?? []).map((span) => ({ ...span, kind: 'same' as const })),
    ],
    sentence,
  );
  const isSaid = sentence.verdict === 'said';
  return pieces.map(({ text: words, start, kind }) =>
    kind === 'plain' ? (
      <span key={start}>{words}</span>
    ) : (
      <chakra.mark
        key={start}
        data-kind={kind}
        background="transparent"
        color="inherit"
        textDecorationLine="underline"
        textDecorationStyle={kind === 'different' ? 'wavy' : isSaid ? 'solid' : 'dotted'}
        textDecorationColor={kind === 'different' ? 'danger' : isSaid ? 'done' : 'warn'}
        textDecorationThickness="2px"
        textUnderlineOffset="5px"
      >
        {words}
      </chakra.mark>
    ),
  );
}
