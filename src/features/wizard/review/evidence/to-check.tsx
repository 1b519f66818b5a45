import { chakra } from '@chakra-ui/react';
import { STANDING_LABELS } from '#domain/evidence/summary.ts';
import { Stack } from '#ui/page/layout.tsx';
import { toneOf } from './marked-text.tsx';
import type { Checked } from './use-checked.ts';

interface ToCheckProps {
  checked: Checked;
  /** Indexes of the sentences that need a look. */
  toCheck: readonly number[];
  onGo(sentence: number): void;
}

/** The sentences that need a look, each a press away. */
export function ToCheck({ checked: { text, sentences }, toCheck, onGo }: ToCheckProps) {
  const shown = toCheck.flatMap((index) => {
    const sentence = sentences[index];
    return sentence?.standing ? [{ ...sentence, standing: sentence.standing, index }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Stack
      as="ul"
      aria-label="Sentences to check"
      gap="1"
      gridTemplateColumns="minmax(0, 1fr)"
      paddingBottom="3"
    >
      {shown.map(({ start, end, standing, index }) => (
        <li key={start}>
          <SentenceButton data-tone={toneOf(standing)} type="button" onClick={() => onGo(index)}>
            <chakra.span htmlTranslate="no" dir="auto">
              {text.slice(start, end)}
            </chakra.span>
            <em>{standing === 'otherwise' ? 'Contradicted' : STANDING_LABELS[standing]}</em>
          </SentenceButton>
        </li>
      ))}
    </Stack>
  );
}

const SentenceButton = chakra('button', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    borderRadius: 'field',
    paddingInline: '3',
    width: 'full',
    minHeight: '11',
    paddingBlock: '2',
    textAlign: 'start',
    fontSize: 'sm',
    lineHeight: '1.4',
    cursor: 'pointer',
    '& > :first-of-type': { lineClamp: 2, overflowWrap: 'anywhere' },
    '& > em': { flexShrink: 0, fontStyle: 'normal', fontWeight: '600' },
    '&[data-tone=warn]': { background: 'warnSoft', '& > em': { color: 'warn' } },
    '&[data-tone=danger]': { background: 'dangerSoft', '& > em': { color: 'danger' } },
    _hover: { textDecoration: 'underline' },
  },
});
