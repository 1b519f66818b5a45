import { chakra } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import type { Draft } from '#domain/drafts/draft.ts';
import { isBeforeEdit } from '#domain/drafts/earlier.ts';
import { acceptAtom, rejectAtom } from '#state/review/refine.ts';
import { Button } from '#ui/controls/button.tsx';
import { focusOn, useFocusOnArrival } from '#ui/behaviour/focus.ts';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';
import type { EvidenceView } from '../evidence/use-evidence.ts';
import { ChangedWords, sayChanges } from './changed-words.tsx';
import { wordDifference } from './word-difference.ts';

interface ProposalProps {
  draft: Draft;
  /** The post that it would replace. */
  before: Draft;
  /** ISO 639-1 code. */
  language: string;
  evidence: EvidenceView;
  /** Called once the user has decided: the focused button is gone. */
  onDecided(): void;
}

/** A reworked post, word by word beside the one that it would replace, to accept or reject. */
export function Proposal({ draft, before, language, evidence, onDecided }: ProposalProps) {
  const { id, text, refinement } = draft;
  const changes = useMemo(() => wordDifference(before.text, text), [before.text, text]);
  const accept = useSetAtom(acceptAtom);
  const reject = useSetAtom(rejectAtom);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnArrival(heading);
  useEffect(() => {
    // The pressed button is below the post, and stays.
    if (document.activeElement?.matches('[data-improve] button')) {
      focusOn(heading.current);
      heading.current?.scrollIntoView({ block: 'nearest' });
    }
  }, []);
  const decide = (take: (id: string) => void) => () => {
    take(id);
    onDecided();
  };
  return (
    <Stack as="section" aria-label="Proposed post" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Stack gap="1">
        <chakra.h3
          ref={heading}
          tabIndex={-1}
          outline="none"
          fontWeight="600"
          scrollMarginTop="6"
          lineClamp={2}
        >
          {refinement}
        </chakra.h3>
        <chakra.p role="status" color="muted" fontSize="sm">
          {sayChanges(changes, sameWords(draft))}
        </chakra.p>
      </Stack>
      <ChangedWords changes={changes} language={language} />
      <OtherPart draft={draft} before={before} />
      <NewToCheck before={before.text} {...evidence} />
      <Cluster gap="2">
        <Button size="sm" onClick={decide(accept)}>
          Accept
        </Button>
        <Button variant="outline" size="sm" onClick={decide(reject)}>
          Reject
        </Button>
      </Cluster>
    </Stack>
  );
}

const sameWords = (draft: Draft) =>
  isBeforeEdit(draft) ? 'The words are the same.' : 'The model changed nothing.';

/** Its image prompt or video script is below the post. */
function OtherPart({ draft, before }: Pick<ProposalProps, 'draft' | 'before'>) {
  if (draft.imagePrompt !== before.imagePrompt) return <Muted>The image prompt is new, too.</Muted>;
  if (draft.videoScript !== before.videoScript) return <Muted>The video script is new, too.</Muted>;
  return null;
}

/** Tells before Accept which sentences are new and rest on no quote. */
function NewToCheck({ before, checked, toCheck, onOpen }: EvidenceView & { before: string }) {
  if (typeof checked !== 'object') return null;
  const { text, sentences } = checked;
  const isNew = (index: number) => {
    const sentence = sentences[index];
    return sentence !== undefined && !before.includes(text.slice(sentence.start, sentence.end));
  };
  const [first, ...others] = toCheck.filter(isNew);
  if (first === undefined) return null;
  return (
    <Cluster alignItems="center" gap="2" color="warn" fontSize="sm" fontWeight="600">
      <p>
        {others.length === 0
          ? '1 new sentence to check'
          : `${others.length + 1} new sentences to check`}
      </p>
      <Button variant="outline" size="sm" onClick={() => onOpen(first)}>
        Check
      </Button>
    </Cluster>
  );
}
