import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { findChoice } from '#domain/campaign/choice.ts';
import { describeJob, retryQuestion } from '#domain/jobs/describe-job.ts';
import {
  canRetry,
  isPaused,
  isRunning,
  isUnderWay,
  type Job,
  sourceDraftOf,
} from '#domain/jobs/job.ts';
import { PLATFORMS } from '#domain/posts/platforms.ts';
import { shownJobsAtom } from '#state/jobs.ts';
import { connectionAtom, isOffline } from '#state/network.ts';
import {
  cancelJobAtom,
  editJobAtom,
  acceptPartialJobAtom,
  openJobAtom,
  removeJobAtom,
  replacesChoicesAtom,
  retryJobAtom,
} from '#state/job-actions.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useFocusAfter } from '#ui/focus.ts';
import { Muted } from '#ui/text.tsx';
import { BackgroundSendSettings } from './background-send-settings.tsx';

interface QueuePanelProps {
  open: boolean;
  onClose(): void;
}

/** Lists all queued jobs with their actions. */
export function QueuePanel({ open, onClose }: QueuePanelProps) {
  const jobs = useAtomValue(shownJobsAtom);
  const navigate = useNavigate();
  useFocusAfter(jobs.length);
  const goTo = (step: 'customize' | 'review') => {
    onClose();
    void navigate({ to: '/', search: { step } });
  };
  return (
    <Dialog title="Queue" open={open} onClose={onClose}>
      <Muted>Queued posts are sent automatically, one at a time, when you’re back online.</Muted>
      <chakra.ul display="grid" gap="3">
        {jobs.map((job) => (
          <chakra.li
            key={job.id}
            display="grid"
            gap="2"
            paddingTop="3"
            borderTopWidth="1px"
            borderColor="hairline"
          >
            <JobEntry job={job} goTo={goTo} />
          </chakra.li>
        ))}
      </chakra.ul>
      <BackgroundSendSettings />
      <chakra.div display="flex" justifyContent="end">
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      </chakra.div>
    </Dialog>
  );
}

interface JobEntryProps {
  job: Job;
  goTo(step: 'customize' | 'review'): void;
}

function JobEntry({ job, goTo }: JobEntryProps) {
  const [asking, setAsking] = useState<'retry' | 'edit'>();
  const name = useRef<HTMLHeadingElement>(null);
  useFocusAfter(`${asking} ${job.status}`, () => name.current);
  const retry = useSetAtom(retryJobAtom);
  const edit = useSetAtom(editJobAtom);
  const replacesChoices = useSetAtom(replacesChoicesAtom);
  const jobs = useAtomValue(shownJobsAtom);
  const now = useSeconds();
  const isOnline = !isOffline(useAtomValue(connectionAtom));
  const platform = findChoice(PLATFORMS, job.campaign.platform)?.name ?? '';
  const question = retryQuestion(job) ?? '';
  const send = () => {
    setAsking(undefined);
    void retry(job.id);
  };
  const change = async () => {
    await edit(job);
    goTo('customize');
  };
  return (
    <>
      <chakra.h3 ref={name} fontWeight="600" overflowWrap="anywhere">
        {platform} post{job.campaign.subject === '' ? '' : `: ${job.campaign.subject}`}
      </chakra.h3>
      <p>{describeJob(job, { now, isOnline, isPaused: isPaused(job, jobs), counts: true })}</p>
      {asking ? (
        <Question
          {...(asking === 'retry' ? { question, yes: 'Send again' } : EDIT)}
          onYes={asking === 'retry' ? send : () => void change()}
          onNo={() => setAsking(undefined)}
        />
      ) : (
        <Row>
          <RetryButton job={job} onRetry={() => (question ? setAsking('retry') : send())} />
          <OtherButtons
            job={job}
            onOpen={() => goTo('review')}
            onEdit={() => (replacesChoices(job) ? setAsking('edit') : void change())}
          />
        </Row>
      )}
    </>
  );
}

const EDIT = {
  question: 'The choices and reviews of this post will replace the ones in the wizard.',
  yes: 'Replace them',
};

interface QuestionProps {
  question: string;
  yes: string;
  onYes(): void;
  onNo(): void;
}

function Question({ question, yes, onYes, onNo }: QuestionProps) {
  return (
    <>
      <p>{question}</p>
      <Row>
        <Button size="sm" onClick={onYes}>
          {yes}
        </Button>
        <Button size="sm" variant="outline" onClick={onNo}>
          Cancel
        </Button>
      </Row>
    </>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <chakra.div display="flex" flexWrap="wrap" gap="2">
    {children}
  </chakra.div>
);

function RetryButton({ job, onRetry }: { job: Job; onRetry(): void }) {
  if (!canRetry(job)) return null;
  if (job.status === 'queued' && job.holdReason === undefined && job.retries === 0) return null;
  return (
    <Button size="sm" variant="outline" onClick={onRetry}>
      {job.status === 'queued' ? 'Send now' : 'Retry'}
    </Button>
  );
}

interface OtherButtonsProps {
  job: Job;
  onOpen(): void;
  onEdit(): void;
}

function OtherButtons({ job, onOpen, onEdit }: OtherButtonsProps) {
  const cancel = useSetAtom(cancelJobAtom);
  const remove = useSetAtom(removeJobAtom);
  const keep = useSetAtom(acceptPartialJobAtom);
  const open = useSetAtom(openJobAtom);
  if (job.status === 'done') {
    return (
      <Button size="sm" onClick={() => void open(job).then(onOpen)}>
        Open
      </Button>
    );
  }
  return (
    <>
      {job.status === 'partial' && (
        <Button size="sm" variant="outline" onClick={() => void keep(job.id)}>
          Keep the text
        </Button>
      )}
      {!isRunning(job) && sourceDraftOf(job) === undefined && (
        <Button size="sm" variant="outline" onClick={onEdit}>
          Edit
        </Button>
      )}
      {isUnderWay(job) ? (
        <Button size="sm" variant="quiet" onClick={() => void cancel(job.id)}>
          Cancel
        </Button>
      ) : (
        <Button size="sm" variant="quiet" onClick={() => void remove(job.id)}>
          Remove
        </Button>
      )}
    </>
  );
}

/** Current time, updated every second. */
function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
