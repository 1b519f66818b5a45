import { useSetAtom } from 'jotai';
import { type ReactNode, useRef, useState } from 'react';
import { retryQuestion } from '#domain/jobs/describe-job.ts';
import type { Job } from '#domain/jobs/job.ts';
import { acceptPartialJobAtom, retryJobAtom } from '#state/jobs/job-actions.ts';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Cluster } from '#ui/page/layout.tsx';
import { SmallButton } from './small-button.tsx';

interface RetryActionsProps {
  job: Job;
  /** Further buttons, hidden while the question is asked. */
  children?: ReactNode;
}

/** Buttons of a request that ended without a post. Asks before what may be charged again. */
export function RetryActions({ job, children }: RetryActionsProps) {
  const [asking, setAsking] = useState(false);
  const question = retryQuestion(job);
  const asked = useRef<HTMLParagraphElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useFocusAfter(asking, () => asked.current ?? first.current);
  const retry = useSetAtom(retryJobAtom);
  const keep = useSetAtom(acceptPartialJobAtom);
  const send = () => {
    setAsking(false);
    void retry(job.id);
  };
  if (asking) {
    return (
      <>
        <p ref={asked}>{question}</p>
        <Cluster gap="2">
          <SmallButton onClick={send}>Send again</SmallButton>
          <SmallButton onClick={() => setAsking(false)}>Cancel</SmallButton>
        </Cluster>
      </>
    );
  }
  return (
    <Cluster gap="2">
      <SmallButton ref={first} onClick={() => (question ? setAsking(true) : send())}>
        Try again
      </SmallButton>
      {job.status === 'partial' && (
        <SmallButton onClick={() => void keep(job.id)}>Keep the text</SmallButton>
      )}
      {children}
    </Cluster>
  );
}
