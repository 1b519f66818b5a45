import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { findChoice } from '#domain/campaign/choice.ts';
import { describeJob, retryQuestion } from '#domain/jobs/describe-job.ts';
import { isRunning, isUnderWay, type Job } from '#domain/jobs/job.ts';
import { sourceDraftOf } from '#domain/jobs/job-draft.ts';
import { canRetry, isPaused, isShown } from '#domain/jobs/job-status.ts';
import { PLATFORMS } from '#domain/platforms/platforms.ts';
import { jobsAtom } from '#state/jobs/jobs.ts';
import { connectionAtom, isOffline } from '#state/jobs/network.ts';
import {
  cancelJobAtom,
  editJobAtom,
  acceptPartialJobAtom,
  removeJobAtom,
  replacesChoicesAtom,
  retryJobAtom,
} from '#state/jobs/job-actions.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { timeText } from '#ui/page/local-time.ts';
import { Muted } from '#ui/page/text.tsx';
import { BackgroundSendSettings } from './background-send-settings.tsx';

interface QueuePanelProps {
  open: boolean;
  onClose(): void;
}

/** Lists all queued jobs with their actions. */
export function QueuePanel({ open, onClose }: QueuePanelProps) {
  const [retried, setRetried] = useState<readonly string[]>([]);
  const jobs = useListedJobs(retried);
  const navigate = useNavigate();
  useFocusAfter(jobs.length);
  // An empty panel closes, unless a job was retried here: the user waits for its outcome.
  const isDone = jobs.length === 0 && retried.length === 0;
  useEffect(() => {
    if (isDone) onClose();
  });
  const close = () => {
    setRetried([]);
    onClose();
  };
  const goTo = (step: 'customize') => {
    close();
    void navigate({ to: '/', search: { step } });
  };
  return (
    <Dialog title="Queue" open={open} onClose={close}>
      {jobs.some(({ status }) => status === 'queued') && (
        <Muted>Queued posts are sent automatically, one at a time, when you’re back online.</Muted>
      )}
      {jobs.length === 0 && <Muted>Nothing is queued.</Muted>}
      <Stack as="ul" gap="3">
        {jobs.map((job) => (
          <Stack
            as="li"
            key={job.id}
            gap="1"
            paddingTop="3"
            borderTopWidth="1px"
            borderColor="hairline"
          >
            <JobEntry job={job} onRetry={() => setRetried((ids) => [...ids, job.id])} goTo={goTo} />
          </Stack>
        ))}
      </Stack>
      <BackgroundSendSettings />
      <Foot>
        <Button variant="outline" onClick={close}>
          Close
        </Button>
      </Foot>
    </Dialog>
  );
}

/** Jobs of the queue, and those retried here while they are under way: they are watched here. */
function useListedJobs(retried: readonly string[]): readonly Job[] {
  const jobs = useAtomValue(jobsAtom);
  return jobs.filter((job) => isShown(job) || (retried.includes(job.id) && isUnderWay(job)));
}

/** Within reach, however long the queue. */
const Foot = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    display: 'flex',
    justifyContent: 'end',
    marginInline: '-6',
    marginBottom: '-6',
    paddingInline: '6',
    paddingBlock: '3',
    background: 'surface',
    borderTopWidth: '1px',
    borderColor: 'hairline',
  },
});

interface JobEntryProps {
  job: Job;
  onRetry(): void;
  goTo(step: 'customize'): void;
}

function JobEntry({ job, onRetry, goTo }: JobEntryProps) {
  const [asking, setAsking] = useState<'retry' | 'edit'>();
  const name = useRef<HTMLHeadingElement>(null);
  useFocusAfter(`${asking} ${job.status}`, () => name.current);
  const retry = useSetAtom(retryJobAtom);
  const edit = useSetAtom(editJobAtom);
  const replacesChoices = useSetAtom(replacesChoicesAtom);
  const jobs = useAtomValue(jobsAtom);
  const now = useSeconds();
  const isOnline = !isOffline(useAtomValue(connectionAtom));
  const platform = findChoice(PLATFORMS, job.campaign.platform)?.name ?? '';
  const question = retryQuestion(job) ?? '';
  const send = () => {
    setAsking(undefined);
    onRetry();
    void retry(job.id);
  };
  const change = async () => {
    await edit(job);
    goTo('customize');
  };
  return (
    <>
      <chakra.h3 ref={name} fontWeight="600" overflowWrap="anywhere">
        {platform} post{subjectOf(job)}
      </chakra.h3>
      <Muted>
        Queued <time>{timeText(job.createdAt)}</time>
      </Muted>
      <p>{describeJob(job, { now, isOnline, isPaused: isPaused(job, jobs), counts: true })}</p>
      {asking ? (
        <Question
          {...(asking === 'retry' ? { question, yes: 'Send again' } : EDIT)}
          onYes={asking === 'retry' ? send : () => void change()}
          onNo={() => setAsking(undefined)}
        />
      ) : (
        <Cluster gap="2">
          <RetryButton job={job} onRetry={() => (question ? setAsking('retry') : send())} />
          <OtherButtons
            job={job}
            onEdit={() => (replacesChoices(job) ? setAsking('edit') : void change())}
          />
        </Cluster>
      )}
    </>
  );
}

/** Subject of a post, or else the first words of its first quote. */
function subjectOf({ campaign: { subject, quotes } }: Job): string {
  if (subject.trim() !== '') return `: ${subject}`;
  const words = quotes[0]?.text.slice(0, FIRST_WORDS) ?? '';
  return words === '' ? '' : `: “${words}${words.length < FIRST_WORDS ? '' : '…'}”`;
}

const FIRST_WORDS = 60;

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
      <Cluster gap="2">
        <Button size="sm" onClick={onYes}>
          {yes}
        </Button>
        <Button size="sm" variant="outline" onClick={onNo}>
          Cancel
        </Button>
      </Cluster>
    </>
  );
}

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
  onEdit(): void;
}

function OtherButtons({ job, onEdit }: OtherButtonsProps) {
  const cancel = useSetAtom(cancelJobAtom);
  const remove = useSetAtom(removeJobAtom);
  const keep = useSetAtom(acceptPartialJobAtom);
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
