import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { evidenceLine } from '#domain/evidence/summary.ts';
import { checkedPart } from '#domain/drafts/draft-content.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import { type Fix, undoableFixAtom, undoFixAtom } from '#state/review/evidence.ts';
import { Button } from '#ui/controls/button.tsx';
import { WarningIcon } from '#ui/pictures/icons.tsx';
import { Cluster } from '#ui/page/layout.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { DetailRow } from '../detail-row.tsx';
import { QuoteIcon } from '../icons.tsx';
import { ToCheck } from './to-check.tsx';
import type { EvidenceView } from './use-evidence.ts';

const SourceDetails = lazyPart(async () => (await import('./source-details.tsx')).SourceDetails);
const SentenceDialog = lazyPart(async () => (await import('./sentence-dialog.tsx')).SentenceDialog);

interface SourcesProps {
  draft: Draft;
  evidence: EvidenceView;
  /** Called after a fix has changed the text of the post. */
  onFixed(): void;
}

/** The sentences of a post that need a look, with everything about its sources on demand. */
export function Sources({ draft, evidence, onFixed }: SourcesProps) {
  const { checked, toCheck, open, onOpen, goTo } = evidence;
  if (checked === 'none') return null;
  const found = typeof checked === 'object' ? checked : undefined;
  const standings = found?.sentences.map(({ standing }) => standing) ?? [];
  return (
    <DetailRow
      label="Sources in your reviews"
      icon={toCheck.length > 0 ? <ToCheckIcon /> : <QuoteIcon size={18} />}
      line={
        <chakra.span
          role="status"
          color={toCheck.length > 0 ? 'ink' : undefined}
          fontWeight={toCheck.length > 0 ? '600' : undefined}
        >
          {checked === 'failed' && 'The check didn’t load.'}
          {found && evidenceLine(standings, checkedPart(draft))}
          {standings.includes('not-compared') && found?.uncompared !== '' && (
            <chakra.span color="muted" fontWeight="400">
              {` · ${found?.uncompared} not compared`}
            </chakra.span>
          )}
        </chakra.span>
      }
      notes={
        <>
          {found && <ToCheck checked={found} toCheck={toCheck} onGo={goTo} />}
          <UndoFix onUndone={onFixed} />
          {found && open !== undefined && (
            <SentenceDialog
              draft={draft}
              checked={found}
              sentence={found.sentences[open]}
              onClose={() => onOpen(undefined)}
              onFixed={onFixed}
            />
          )}
        </>
      }
    >
      {found ? (
        <SourceDetails draft={draft} checked={found} />
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

const ToCheckIcon = () => (
  <chakra.span color="warn" flexShrink="0">
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
