import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import type { Draft } from '#domain/posts/draft.ts';
import { summarise } from '#domain/insight/evidence/summary.ts';
import { type Fix, undoableFixAtom, undoFixAtom } from '#state/evidence.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Muted, SectionHeading } from '#ui/text.tsx';
import { PostText } from './post-text.tsx';
import { ProofSheetActions } from './proof-sheet.tsx';
import { SecondOpinion } from './second-opinion.tsx';
import { SentenceDialog } from './sentence-dialog.tsx';
import { useChecked } from './use-checked.ts';

const TITLE = 'Sources in your reviews';

/** The sentences of the displayed post, each with its evidence from customers. */
export function EvidenceCard({ draft }: { draft: Draft }) {
  const checked = useChecked(draft);
  const [open, setOpen] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  if (checked === 'unknown') return <Unknown />;
  if (!checked) return null;
  const { text, sentences } = checked;
  const summary = summarise(sentences.map(({ standing }) => standing));
  return (
    <Card role="region" aria-label={TITLE}>
      <SectionHeading ref={heading} tabIndex={-1} outline="none">
        {TITLE}
      </SectionHeading>
      <Muted role="status">{summary}</Muted>
      <PostText text={text} sentences={sentences} onOpen={setOpen} />
      <Muted>
        Press a sentence to see its quotes. A solid line marks a customer’s words, dots mark words
        that come near, waves mark what a customer contradicts.
      </Muted>
      <UndoFix onUndone={() => heading.current?.focus()} />
      <SecondOpinion draft={draft} text={text} sentences={sentences} />
      <ProofSheetActions text={text} sentences={sentences} summary={summary} />
      <SentenceDialog
        text={text}
        sentence={open === undefined ? undefined : sentences[open]}
        onClose={() => setOpen(undefined)}
        onFixed={() => heading.current?.focus()}
      />
    </Card>
  );
}

function Unknown() {
  return (
    <Card>
      <SectionHeading>{TITLE}</SectionHeading>
      <Muted>The check did not load. Reload the page when you’re back online.</Muted>
    </Card>
  );
}

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
    <chakra.div role="status" display="flex" flexWrap="wrap" alignItems="center" gap="3">
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
    </chakra.div>
  );
}
