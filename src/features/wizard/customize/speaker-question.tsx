import { chakra } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { LastAddition } from '#domain/insight/paste/addition.ts';
import { answerAtom, closeQuestionAtom } from '#state/additions.ts';
import { Button } from '#ui/button.tsx';
import { Choice, ChoiceGroup } from '#ui/choice.tsx';

/** Asks once which speakers of a conversation are the user's side. Each answer applies at once. */
export function SpeakerQuestion({ addition }: { addition: LastAddition }) {
  const answer = useSetAtom(answerAtom);
  const close = useSetAtom(closeQuestionAtom);
  const { speakers = [], answers, source } = addition;
  if (speakers.length < 2 || !source) return null;
  const own = speakers.filter(({ isOwn }) => isOwn).map(({ name }) => name);
  const toggled = (name: string) =>
    own.includes(name) ? own.filter((it) => it !== name) : [...own, name];
  return (
    <Question>
      <ChoiceGroup
        legend="Which of these is you?"
        hint="Your own side’s messages are left out. The others are customers."
      >
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {speakers.map(({ name, count, isOwn }) => (
            <Choice
              key={name}
              type="checkbox"
              shape="chip"
              name="own-side"
              value={name}
              checked={isOwn}
              onChange={() => void answer({ own: toggled(name) })}
            >
              <chakra.span dir="auto" overflowWrap="anywhere">
                {name} ({count})
              </chakra.span>
            </Choice>
          ))}
          <Choice
            type="checkbox"
            shape="chip"
            name="own-side"
            value=""
            checked={answers.own?.length === 0}
            onChange={() => void answer({ own: [] })}
          >
            <span>None of them</span>
          </Choice>
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

/** Container of a question about a paste. */
export function Question({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gap="3"
      padding="4"
      background="surface"
      borderWidth="1px"
      borderColor="hairline"
      borderRadius="card"
    >
      {children}
    </chakra.div>
  );
}
