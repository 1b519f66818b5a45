import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { summarise } from '#domain/evidence/summary.ts';
import { checkedPart } from '#domain/drafts/draft-content.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import { type Fix, undoableFixAtom, undoFixAtom } from '#state/review/evidence.ts';
import { Button } from '#ui/controls/button.tsx';
import { WarningIcon } from '#ui/pictures/icons.tsx';
import { Cluster } from '#ui/page/layout.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { DetailRow } from '../detail-row.tsx';
import { QuoteIcon } from '../icons.tsx';
import type { CheckState } from './use-checked.ts';

const SourceDetails = lazyPart(async () => (await import('./source-details.tsx')).SourceDetails);
const SentenceDialog = lazyPart(async () => (await import('./sentence-dialog.tsx')).SentenceDialog);

interface SourcesProps {
  draft: Draft;
  checked: CheckState;
  /** True while the post shows its sentences to press; otherwise the details list the claims. */
  isInPlace: boolean;
  /** Index of the sentence whose quotes are open. */
  open: number | undefined;
  onOpen(sentence: number | undefined): void;
  /** Called after a fix has changed the text of the post. */
  onFixed(): void;
}

/** Verdicts on a post's claims in one line, with everything about them on demand. */
export function Sources({ draft, checked, isInPlace, open, onOpen, onFixed }: SourcesProps) {
  if (checked === 'none') return null;
  const found = typeof checked === 'object' ? checked : undefined;
  const standings = found?.sentences.map(({ standing }) => standing) ?? [];
  const isWrong = standings.includes('otherwise');
  return (
    <DetailRow
      label="Sources in your reviews"
      icon={isWrong ? <Wrong /> : <QuoteIcon size={18} />}
      line={
        <chakra.span
          role="status"
          color={isWrong ? 'danger' : undefined}
          fontWeight={isWrong ? '600' : undefined}
        >
          {checked === 'failed' && 'The check didn’t load.'}
          {found && summarise(standings, checkedPart(draft))}
        </chakra.span>
      }
      notes={
        <>
          <UndoFix onUndone={onFixed} />
          {found && open !== undefined && (
            <SentenceDialog
              draft={draft}
              text={found.text}
              sentence={found.sentences[open]}
              onClose={() => onOpen(undefined)}
              onFixed={onFixed}
            />
          )}
        </>
      }
    >
      {found ? (
        <SourceDetails draft={draft} checked={found} isInPlace={isInPlace} onOpen={onOpen} />
      ) : (
        <p>
          {checked === 'failed'
            ? 'Reload the page when you’re back online to check the post.'
            : 'Checking the post against your reviews…'}
        </p>
      )}
    </DetailRow>
  );
}

const Wrong = () => (
  <chakra.span color="danger" flexShrink="0">
    <WarningIcon size={18} />
  </chakra.span>
);

const DONE: Readonly<Record<Fix['kind'], string>> = {
  words: 'The sentence is now in the customer’s words.',
  remove: 'The sentence is removed.',
  keep: 'The sentence is kept as something you know.',
};

/** Button to undo the last fix. */
function UndoFix({ onUndone }: { onUndone(): void }) {
  const fix = useAtomValue(undoableFixAtom);
  const undo = useSetAtom(undoFixAtom);
  return (
    <Cluster role="status" alignItems="center" gap="3" paddingBottom={fix && '3'}>
      {fix && (
        <>
          <chakra.span fontSize="sm">{DONE[fix.kind]}</chakra.span>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              undo();
              onUndone();
            }}
          >
            Undo
          </Button>
        </>
      )}
    </Cluster>
  );
}
