import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import type { Brand } from '#domain/brand/brand.ts';
import { keyOfHabit, sayHabit } from '#domain/brand/habits.ts';
import { type Draft, isEdited } from '#domain/drafts/draft.ts';
import {
  addRuleAtom,
  declineRuleAtom,
  findHabitsAtom,
  learnedForAtom,
  postponeRuleAtom,
  proposalForAtom,
  undoRuleAtom,
} from '#state/brand/habits.ts';
import type { Proposal } from '#state/brand/learned.ts';
import { draftsReadAtom } from '#state/drafts/drafts.ts';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Button } from '#ui/controls/button.tsx';
import { FocusGroup } from '#ui/controls/focus-group.tsx';
import { UndoBar } from '#ui/feedback/undo-bar.tsx';
import { Cluster } from '#ui/page/layout.tsx';

interface LearnedRuleProps {
  draft: Draft;
  brand: Brand;
}

/** A habit of the user, as a rule that they may add to the brand. */
export function LearnedRule({ draft, brand }: LearnedRuleProps) {
  const isAdded = useAtomValue(learnedForAtom)(brand, draft.id);
  const proposal = useAtomValue(proposalForAtom)(brand, draft);
  useHabits(draft, brand.id);
  const box = useRef<HTMLDivElement>(null);
  useFocusAfter(`${isAdded} ${proposal && keyOfHabit(proposal.habit)}`, () => box.current);
  return (
    // On the page before its words, which are announced.
    <chakra.div role="status" css={{ '&:empty': { display: 'none' } }}>
      {(isAdded || proposal) && (
        <FocusGroup ref={box} label="Your habits" gap="3" paddingBottom="3">
          {isAdded && <Added name={brand.name} />}
          {proposal && (
            // Keyed: a second press on Never must not meet the next question.
            <Question
              key={keyOfHabit(proposal.habit)}
              proposal={proposal}
              name={brand.name}
              draftId={draft.id}
            />
          )}
        </FocusGroup>
      )}
    </chakra.div>
  );
}

/** Looks for habits once after each edit: never while the user types. */
function useHabits(draft: Draft, brandId: string): void {
  const find = useSetAtom(findHabitsAtom);
  const isRead = useAtomValue(draftsReadAtom);
  const { id, revision } = draft;
  const wasEdited = isEdited(draft);
  useEffect(() => {
    if (wasEdited && isRead) find(brandId, id);
  }, [find, wasEdited, isRead, brandId, id, revision]);
}

function Added({ name }: { name: string }) {
  const undo = useSetAtom(undoRuleAtom);
  return (
    <UndoBar fontSize="sm" paddingBlock="1">
      <chakra.span dir="auto" overflowWrap="anywhere">
        It’s a rule of {name} now.
      </chakra.span>
      <Button variant="quiet" size="sm" aria-label="Undo adding it" onClick={() => undo()}>
        Undo
      </Button>
    </UndoBar>
  );
}

interface QuestionProps {
  proposal: Proposal;
  /** Of the brand. */
  name: string;
  draftId: string;
}

function Question({ proposal, name, draftId }: QuestionProps) {
  const add = useSetAtom(addRuleAtom);
  const postpone = useSetAtom(postponeRuleAtom);
  const decline = useSetAtom(declineRuleAtom);
  return (
    <Box>
      <chakra.p dir="auto" overflowWrap="anywhere">
        {sayHabit(proposal.habit)} Make it a rule of {name}?
      </chakra.p>
      <Cluster gap="1">
        <Button variant="outline" size="sm" onClick={() => add(proposal, draftId)}>
          Add the rule
        </Button>
        <Button variant="quiet" size="sm" onClick={() => postpone(proposal)}>
          Not now
        </Button>
        <Button variant="quiet" size="sm" onClick={() => decline(proposal)}>
          Never
        </Button>
      </Cluster>
    </Box>
  );
}

const Box = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '3',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'card',
    fontSize: 'sm',
    lineHeight: '1.5',
  },
});
