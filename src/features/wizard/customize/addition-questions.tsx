import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import {
  type Answering,
  type LastAddition,
  toggleColumn,
  toggleSpeaker,
} from '#domain/quotes/addition.ts';
import {
  type Answers,
  type ConsentChoice,
  type ConsentQuestion,
  CONSENTS,
} from '#domain/quotes/reading.ts';
import { isSideOpen } from '#domain/quotes/held-quotes.ts';
import type { InsightProblem } from '#insight/insight.ts';
import { answerAtom, closeQuestionAtom } from '#state/quotes/additions.ts';
import { quotesAtom } from '#state/campaign/campaign.ts';
import { Button } from '#ui/controls/button.tsx';
import { Choice, ChoiceGroup } from '#ui/controls/choice.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Muted } from '#ui/page/text.tsx';

interface QuestionProps {
  addition: LastAddition;
}

/** Asks once which speakers of a conversation are the user's side. */
export function SpeakerQuestion({ addition }: QuestionProps) {
  const { speakers = [], answers, source, added } = addition;
  const quotes = useAtomValue(quotesAtom);
  if (speakers.length < 2 || !source) return null;
  const named = speakers.map(({ name, count, isOwn }) => ({
    value: name,
    label: (
      <span dir="auto">
        {name} ({count})
      </span>
    ),
    isChosen: isOwn,
    answers: toggleSpeaker(name),
  }));
  const isOpen = isSideOpen(addition);
  const count = quotes.filter(({ id }) => added.includes(id)).length;
  const none = {
    value: '',
    label: 'None of them',
    isChosen: answers.own?.length === 0,
    answers: { own: [] },
  };
  return (
    <Question
      addition={addition}
      name="own-side"
      legend="Which of these is you?"
      hint={`Your own side’s messages are left out. The others are customers.${isOpen ? heldHint(count) : ''}`}
      options={[...named, none]}
      isRequired={isOpen}
    />
  );
}

/** Nothing uses the quotes before: they may be the user’s own words. */
function heldHint(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? ' Until you answer, this quote isn’t used.'
    : ` Until you answer, these ${count} quotes aren’t used.`;
}

/** Asks which columns hold customers' words, where neither names nor cells tell. */
export function ColumnPicker({ addition }: QuestionProps) {
  const { columns = [], source } = addition;
  if (columns.length < 2 || !source) return null;
  const options = columns.map(({ index, name, sample, isRead }) => ({
    value: String(index),
    label: (
      <>
        {name}
        <Muted as="span"> {sample}</Muted>
      </>
    ),
    isChosen: isRead,
    answers: toggleColumn(index),
  }));
  return (
    <Question
      addition={addition}
      name="column"
      legend="Which column holds what customers said?"
      options={options}
      isList
    />
  );
}

/** Offers the rows of a survey by what customers answered about the use of their words. */
export function ConsentFilter({ addition }: QuestionProps) {
  const { consent, source } = addition;
  if (!consent || !source || consent.refused + consent.unclear === 0) return null;
  const { given, refused, unclear, choice } = consent;
  const labels: Partial<Record<ConsentChoice, string>> = {
    ...(refused > 0 && { 'not-refused': `Didn’t say no (${given + unclear})` }),
    ...(unclear > 0 && { given: `Said yes (${given})` }),
    all: `Everyone (${given + unclear + refused})`,
  };
  const shown = refused === 0 && choice === 'not-refused' ? 'all' : choice;
  return (
    <Question
      addition={addition}
      name={`consent-${addition.batch}`}
      legend="Whose words may we use?"
      hint={consentHint(consent)}
      options={CONSENTS.flatMap((value) => {
        const label = labels[value];
        return label === undefined
          ? []
          : [{ value, label, isChosen: shown === value, answers: { consent: value } }];
      })}
      isSingle
    />
  );
}

/** `“May we quote you?”: 2 said no, 1 answer is unclear.` */
function consentHint({ name, refused, unclear }: ConsentQuestion): string {
  const told = [
    ...(refused > 0 ? [`${refused} said no`] : []),
    ...(unclear > 0 ? [`${unclear} ${unclear === 1 ? 'answer is' : 'answers are'} unclear`] : []),
  ];
  return `“${name}”: ${told.join(', ')}.`;
}

interface Option {
  value: string;
  label: ReactNode;
  isChosen: boolean;
  /** Answers about the paste that pressing it gives. */
  answers: Answers | Answering;
}

interface QuestionCardProps extends QuestionProps {
  name: string;
  legend: string;
  hint?: string;
  options: readonly Option[];
  /** One below the other. */
  isList?: boolean;
  /** True if an option replaces the others. */
  isSingle?: boolean;
  /** True while it can't be closed without an answer. */
  isRequired?: boolean;
}

/** A question about a paste. Each answer applies at once. */
function Question({ addition, name, legend, hint, options, ...form }: QuestionCardProps) {
  const { isList = false, isSingle = false, isRequired = false } = form;
  const answer = useSetAtom(answerAtom);
  const close = useSetAtom(closeQuestionAtom);
  const [problem, setProblem] = useState<InsightProblem>();
  return (
    <Stack
      gap="3"
      padding="4"
      background="surface"
      borderWidth="1px"
      borderColor="hairline"
      borderRadius="card"
    >
      <ChoiceGroup legend={legend} {...(hint && { hint })}>
        <chakra.div
          gap="2"
          {...(isList
            ? { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }
            : { display: 'flex', flexWrap: 'wrap' })}
        >
          {options.map(({ value, label, isChosen, answers }) => (
            <Choice
              key={value}
              type={isSingle ? 'radio' : 'checkbox'}
              shape="chip"
              name={name}
              value={value}
              checked={isChosen}
              onChange={() => void answer(answers, addition).then(setProblem)}
            >
              <chakra.span minWidth="0" overflowWrap="anywhere">
                {label}
              </chakra.span>
            </Choice>
          ))}
        </chakra.div>
      </ChoiceGroup>
      {problem && (
        <Notice tone="error" title="The quotes stay as they are">
          <p>{PROBLEMS[problem]}</p>
        </Notice>
      )}
      <chakra.div>
        <Button
          variant="outline"
          size="sm"
          disabled={isRequired}
          onClick={() => void close(addition)}
        >
          Done
        </Button>
      </chakra.div>
    </Stack>
  );
}

const UNREAD = 'We couldn’t read it this time. Try again.';

const PROBLEMS: Record<InsightProblem, string> = {
  'too-large': 'With these there would be more than 200 kB of quotes. Remove some first.',
  binary: UNREAD,
  empty: UNREAD,
  unreadable: UNREAD,
};
