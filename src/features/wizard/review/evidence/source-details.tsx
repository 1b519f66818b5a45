import { chakra } from '@chakra-ui/react';
import { STANDING_LABELS, summarise } from '#domain/evidence/summary.ts';
import { checkedPart } from '#domain/drafts/draft-content.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import { Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';
import { underlines } from './marked-text.tsx';
import { ProofSheetActions } from './proof-sheet.tsx';
import { SecondOpinion } from './second-opinion.tsx';
import type { Checked, StandingSentence } from './use-checked.ts';

interface SourceDetailsProps {
  draft: Draft;
  checked: Checked;
  isInPlace: boolean;
  onOpen(sentence: number): void;
}

/** Legend of the underlines, the second opinion and the proof sheet. */
export function SourceDetails({ draft, checked, isInPlace, onOpen }: SourceDetailsProps) {
  const { text, sentences } = checked;
  const summary = summarise(
    sentences.map(({ standing }) => standing),
    checkedPart(draft),
  );
  return (
    <>
      {isInPlace ? <Legend sentences={sentences} /> : <Claims checked={checked} onOpen={onOpen} />}
      <SecondOpinion draft={draft} text={text} sentences={sentences} />
      <ProofSheetActions draft={draft} text={text} sentences={sentences} summary={summary} />
    </>
  );
}

const Legend = ({ sentences }: Pick<Checked, 'sentences'>) => (
  <Muted css={underlines}>
    Press a sentence to see its quotes. <mark data-line="said">Solid</mark>: a customer’s words.{' '}
    <mark data-line="possible">Dashed</mark>: a quote comes near.{' '}
    <mark data-line="no-source">Dotted</mark>: no customer said it.{' '}
    <mark data-line="otherwise">Wavy</mark>: a customer said otherwise.
    {sentences.some(({ standing }) => standing === 'not-compared') && (
      <>
        {' '}
        <mark data-line="not-compared">Double</mark>: in another language, so not compared.
      </>
    )}
  </Muted>
);

/** The claims that need a look, while the post itself shows no sentences to press. */
function Claims({
  checked: { text, sentences },
  onOpen,
}: Pick<SourceDetailsProps, 'checked' | 'onOpen'>) {
  const claims = sentences.flatMap((sentence, index) =>
    sentence.standing && sentence.standing !== 'said' && sentence.standing !== 'kept'
      ? [{ sentence, standing: sentence.standing, index }]
      : [],
  );
  if (claims.length === 0) return null;
  return (
    <Stack as="ul" aria-label="Claims to check">
      {claims.map(({ sentence, standing, index }) => (
        <li key={sentence.start}>
          <ClaimButton data-verdict={standing} type="button" onClick={() => onOpen(index)}>
            <span dir="auto">{wordsOf(text, sentence)}</span>
            <chakra.span color="muted" flexShrink="0">
              {STANDING_LABELS[standing]}
            </chakra.span>
          </ClaimButton>
        </li>
      ))}
    </Stack>
  );
}

const wordsOf = (text: string, { start, end }: StandingSentence) => text.slice(start, end).trim();

const ClaimButton = chakra('button', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '3',
    width: 'full',
    minHeight: '11',
    paddingBlock: '2',
    textAlign: 'start',
    fontSize: 'sm',
    lineHeight: '1.5',
    cursor: 'pointer',
    _hover: { background: 'accentSoft' },
  },
});
