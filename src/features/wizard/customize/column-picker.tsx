import { chakra } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import type { LastAddition } from '#domain/insight/paste/addition.ts';
import { answerAtom, closeQuestionAtom } from '#state/additions.ts';
import { Button } from '#ui/button.tsx';
import { Choice, ChoiceGroup } from '#ui/choice.tsx';
import { Muted } from '#ui/text.tsx';
import { Question } from './speaker-question.tsx';

/** Asks which columns contain customers' words, if neither headers nor cells tell. */
export function ColumnPicker({ addition }: { addition: LastAddition }) {
  const answer = useSetAtom(answerAtom);
  const close = useSetAtom(closeQuestionAtom);
  const { columns = [], source } = addition;
  if (columns.length < 2 || !source) return null;
  const read = columns.filter(({ isRead }) => isRead).map(({ index }) => index);
  const toggled = (index: number) =>
    read.includes(index) ? read.filter((it) => it !== index) : [...read, index];
  return (
    <Question>
      <ChoiceGroup legend="Which column holds what customers said?">
        <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
          {columns.map(({ index, name, sample, isRead }) => (
            <Choice
              key={index}
              type="checkbox"
              shape="chip"
              name="column"
              value={String(index)}
              checked={isRead}
              onChange={() => {
                const next = toggled(index);
                if (next.length > 0) void answer({ columns: next });
              }}
            >
              <chakra.span minWidth="0" overflowWrap="anywhere">
                {name}
                <Muted as="span"> {sample}</Muted>
              </chakra.span>
            </Choice>
          ))}
        </chakra.div>
      </ChoiceGroup>
      <chakra.div>
        <Button variant="outline" size="sm" onClick={() => close()}>
          Done
        </Button>
      </chakra.div>
    </Question>
  );
}
