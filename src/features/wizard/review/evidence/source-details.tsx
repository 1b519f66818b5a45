import { chakra } from '@chakra-ui/react';
import { useAtom } from 'jotai';
import { GONE_SIGN, NO_SOURCE_SIGN, OTHERWISE_SIGN } from '#domain/evidence/signs.ts';
import { summarise } from '#domain/evidence/summary.ts';
import { checkedPart } from '#domain/drafts/draft-content.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import { allEvidenceAtom } from '#state/review/all-evidence.ts';
import { Choice } from '#ui/controls/choice.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';
import { ProofSheetActions } from './proof-sheet.tsx';
import { SecondOpinion } from './second-opinion.tsx';
import type { Checked } from './use-checked.ts';

interface SourceDetailsProps {
  draft: Draft;
  checked: Checked;
}

/** The legend of the signs, a switch for all evidence, the second opinion and the proof sheet. */
export function SourceDetails({ draft, checked }: SourceDetailsProps) {
  const { sentences } = checked;
  const summary = summarise(
    sentences.map(({ standing }) => standing),
    checkedPart(draft),
  );
  return (
    <>
      <Signs sentences={sentences} />
      <SecondOpinion draft={draft} {...checked} />
      <ProofSheetActions draft={draft} summary={summary} {...checked} />
    </>
  );
}

/** The switch for all evidence, and the meaning of the signs that the post shows. */
function Signs({ sentences }: Pick<Checked, 'sentences'>) {
  const [showsAll, choose] = useAtom(allEvidenceAtom);
  if (!sentences.some(({ standing }) => standing)) return null;
  return (
    <Stack gap="2" justifyItems="start">
      <Choice
        type="checkbox"
        shape="chip"
        name="all-evidence"
        value="all-evidence"
        checked={showsAll}
        onChange={() => choose(!showsAll)}
      >
        <span>Show all evidence</span>
      </Choice>
      <Meanings>
        {MEANINGS.filter(([, , isQuiet]) => showsAll || !isQuiet).map(([sign, meaning]) => (
          <li key={sign}>
            <b aria-hidden>{sign}</b> {meaning}
          </li>
        ))}
      </Meanings>
      <Muted>Press a sentence to see its quotes.</Muted>
    </Stack>
  );
}

/** Each sign with its meaning; quiet ones only appear among all evidence. */
const MEANINGS: readonly (readonly [sign: string, meaning: string, isQuiet?: boolean])[] = [
  ['4', 'The number of the quote that a sentence rests on'],
  [OTHERWISE_SIGN, 'A customer said otherwise'],
  [NO_SOURCE_SIGN, 'No customer said it'],
  ['≈4', 'Quote 4 comes near; words that it shares are underlined', true],
  ['–', 'Not compared: the quotes that could say it are in other languages', true],
  [GONE_SIGN, 'Rests on a quote that is no longer in your list', true],
  ['✓', 'Kept by you', true],
];

const Meanings = chakra('ul', {
  base: {
    color: 'muted',
    fontSize: 'sm',
    lineHeight: '1.5',
    '& li': { display: 'flex' },
    '& b': { flexShrink: 0, width: '8', fontWeight: '600' },
  },
});
