import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import type { SplitFault } from '#domain/questions/split-request.ts';
import {
  askSplitAtom,
  dropUnchosenSplitAtom,
  offerSplitAtom,
  splitQuestionAtom,
  stopSplitAtom,
} from '#state/questions/split-paste.ts';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { FocusGroup } from '#ui/controls/focus-group.tsx';
import { Muted } from '#ui/page/text.tsx';
import { FailureNotice } from '../cards/failure-notice.tsx';
import {
  AskButton,
  Offer,
  Running,
  useObstacle,
  useOnModelChange,
} from '../cards/model-question.tsx';

interface SplitWithModelProps {
  /** `refused`: the quotes, split like this, would be too large. */
  onEnd(outcome: 'split' | 'refused'): void;
}

/** Lets the user's own model split the last paste, after showing the cost. */
export function SplitWithModel({ onEnd }: SplitWithModelProps) {
  const question = useAtomValue(splitQuestionAtom);
  const obstacle = useObstacle();
  const offer = useSetAtom(offerSplitAtom);
  const ask = useSetAtom(askSplitAtom);
  const stop = useSetAtom(stopSplitAtom);
  useOnModelChange(useSetAtom(dropUnchosenSplitAtom));
  const [problem, setProblem] = useState<'too-long' | 'unreadable'>();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Doesn't focus Split: a held key would send a billed request.
  useFocusAfter(question?.status, () => (question ? frame.current : button.current));
  const isOpen = question?.status === 'offered' || question?.status === 'running';
  return (
    <FocusGroup
      ref={frame}
      label="Split by your model"
      gap="2"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      {question?.status === 'failed' && (
        <FailureNotice failure={question.failure} baseUrl={question.request.baseUrl}>
          <p>The quotes stay as they are.</p>
        </FailureNotice>
      )}
      {question?.status === 'done' && !question.answer.ok && (
        <Notice tone="error" title="Your model’s split doesn’t add up">
          <p>{faultWords(question.answer.fault)} The quotes stay as they are.</p>
          <p>Try again, or choose another model in the Generate step.</p>
        </Notice>
      )}
      {problem && <Muted role="status">{PROBLEMS[problem]}</Muted>}
      {question?.status === 'offered' && (
        <Offer
          request={question.request}
          told={(provider) =>
            `The text goes to ${provider}, names and contacts masked. It only says where to cut: every word stays.`
          }
          ask="Split"
          onAsk={() => void ask().then((outcome) => outcome && onEnd(outcome))}
          onCancel={stop}
        />
      )}
      {question?.status === 'running' && (
        <Running onStop={stop}>Your model is splitting the text…</Running>
      )}
      {!isOpen && (
        <AskButton
          ref={button}
          label="Split with AI"
          obstacle={obstacle}
          busy={undefined}
          onOffer={async () => setProblem(await offer())}
        />
      )}
    </FocusGroup>
  );
}

const PROBLEMS = {
  'too-long': 'The text is too long for one request. Paste it in parts.',
  unreadable: 'We couldn’t prepare the text. Reload the page when you’re back online.',
} as const;

function faultWords(fault: SplitFault): string {
  switch (fault.kind) {
    case 'unreadable':
      return 'Its reply has no parts that we could read.';
    case 'no-quotes':
      return 'It found no words of a customer.';
    case 'missing':
      return `It skipped piece ${fault.piece} of the text.`;
    case 'twice':
      return `It used piece ${fault.piece} of the text twice.`;
    case 'unknown':
      return `It named piece ${fault.piece}, which the text doesn’t have.`;
    default:
      throw fault satisfies never;
  }
}
