import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { describeJob, retryQuestion } from '#domain/jobs/describe-job.ts';
import { isUnderWay, type Job } from '#domain/jobs/job.ts';
import { canRetry, isPaused } from '#domain/jobs/job-status.ts';
import { visibleText } from '#domain/drafts/draft.ts';
import { platformName } from '#domain/drafts/drafts-file.ts';
import { COMPOSE_ADDRESSES, takeEndApart } from '#domain/drafts/post-pieces.ts';
import type { Post } from '#domain/drafts/posts.ts';
import type { PlatformId } from '#domain/platforms/platforms.ts';
import { detectLanguage } from '#domain/text/detect-language.ts';
import { campaignIdAtom } from '#state/campaign/campaign.ts';
import { deletePostAtom } from '#state/drafts/delete-post.ts';
import { draftByIdAtom } from '#state/drafts/drafts.ts';
import { copyTextAtom, setPostedAtom } from '#state/drafts/draft-use.ts';
import { exportCalendarAtom } from '#state/drafts/plan.ts';
import { duplicateDraftAtom } from '#state/drafts/posts.ts';
import {
  acceptPartialJobAtom,
  cancelJobAtom,
  removeJobAtom,
  retryJobAtom,
} from '#state/jobs/job-actions.ts';
import { jobsAtom } from '#state/jobs/jobs.ts';
import { connectionAtom, isOffline } from '#state/jobs/network.ts';
import { Button, ButtonLink, type ButtonProps } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';
import { ClockIcon, CopyIcon, DownloadIcon, TrashIcon } from '#ui/pictures/action-icons.tsx';
import { CheckIcon, ExternalIcon } from '#ui/pictures/icons.tsx';
import { PlanForm } from './plan-form.tsx';
import { titleOf } from './post-words.ts';
import { useNow } from './use-now.ts';

interface PostActionsProps {
  post: Post;
  onClose(): void;
}

/** Actions for a post of the list, in a sheet. */
export function PostActions({ post, onClose }: PostActionsProps) {
  const jobs = useAtomValue(jobsAtom);
  const job = jobs.find(({ id }) => id === post.job?.id);
  const title = titleOf(post);
  return (
    <Dialog title="Post" placement="sheet" open onClose={onClose}>
      <Muted htmlTranslate="no" lang={detectLanguage(title)} dir="auto">
        {title}
      </Muted>
      {job && <JobWords job={job} jobs={jobs} />}
      <Stack marginInline="-4" _highContrast={{ gap: '2', marginInline: '0' }}>
        {post.draft ? (
          <DraftButtons post={post} onClose={onClose} />
        ) : (
          job && <JobButtons job={job} onClose={onClose} />
        )}
      </Stack>
      <Button variant="outline" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}

/** Closes the sheet first: it would hide the toast. */
function DraftButtons({ post, onClose }: PostActionsProps) {
  const [isPlanning, setPlanning] = useState(false);
  const exportCalendar = useSetAtom(exportCalendarAtom);
  const setPosted = useSetAtom(setPostedAtom);
  const duplicate = useSetAtom(duplicateDraftAtom);
  const remove = useSetAtom(deletePostAtom);
  const isPosted = post.state === 'posted';
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  if (isPlanning) return <PlanForm post={post} onDone={onClose} />;
  return (
    <>
      <PostNow id={post.id} platform={post.platform} />
      {!isPosted && !post.isEarlier && (
        <ListButton onClick={() => setPlanning(true)}>
          <ClockIcon size={18} />
          {post.plan ? 'Move' : 'Plan'}
        </ListButton>
      )}
      {post.plan && (
        <ListButton onClick={then(() => void exportCalendar([post]))}>
          <DownloadIcon size={18} />
          Calendar file
        </ListButton>
      )}
      <ListButton onClick={then(() => setPosted(post.id, !isPosted))}>
        <CheckIcon size={18} />
        {isPosted ? 'Not posted yet' : 'Mark as posted'}
      </ListButton>
      <ListButton onClick={then(() => duplicate(post.id))}>
        <CopyIcon size={18} />
        Duplicate
      </ListButton>
      <ListButton onClick={then(() => remove(post.id))}>
        <TrashIcon size={18} />
        Delete
      </ListButton>
    </>
  );
}

function JobWords({ job, jobs }: { job: Job; jobs: readonly Job[] }) {
  const isOnline = !isOffline(useAtomValue(connectionAtom));
  const context = { now: useNow(), isOnline, isPaused: isPaused(job, jobs), counts: false };
  return <p role="status">{describeJob(job, context)}</p>;
}

function JobButtons({ job, onClose }: { job: Job; onClose(): void }) {
  const retry = useSetAtom(retryJobAtom);
  const keep = useSetAtom(acceptPartialJobAtom);
  const cancel = useSetAtom(cancelJobAtom);
  const remove = useSetAtom(removeJobAtom);
  const isCurrent = useAtomValue(campaignIdAtom) === job.campaignId;
  const [isAsking, setAsking] = useState(false);
  const question = retryQuestion(job);
  const then = (act: () => Promise<void>) => () => {
    onClose();
    void act();
  };
  const send = then(() => retry(job.id));
  const isWaiting = job.status === 'queued' && job.holdReason === undefined && job.retries === 0;
  if (isAsking)
    return (
      <>
        <p>{question}</p>
        <ListButton onClick={send}>Send again</ListButton>
        <ListButton onClick={() => setAsking(false)}>Cancel</ListButton>
      </>
    );
  return (
    <>
      {isCurrent && (
        <ButtonLink to="/" search={GENERATE} variant="quiet" justifyContent="start">
          Open
        </ButtonLink>
      )}
      {canRetry(job) && !isWaiting && (
        <ListButton onClick={question === undefined ? send : () => setAsking(true)}>
          {job.status === 'queued' ? 'Send now' : 'Retry'}
        </ListButton>
      )}
      {job.status === 'partial' && (
        <ListButton onClick={then(() => keep(job.id))}>Keep the text</ListButton>
      )}
      {isUnderWay(job) ? (
        <ListButton onClick={then(() => cancel(job.id))}>Stop</ListButton>
      ) : (
        <ListButton onClick={then(() => remove(job.id))}>Remove</ListButton>
      )}
    </>
  );
}

const GENERATE = { step: 'generate' } as const;

/** Copies a post and opens the page on which it is posted; what is posted apart is copied apart. */
function PostNow({ id, platform }: { id: string; platform: PlatformId }) {
  const draft = useAtomValue(draftByIdAtom)(id);
  const copy = useSetAtom(copyTextAtom);
  if (!draft) return null;
  const text = visibleText(draft).trim();
  const { words, hashtags, firstComment } = takeEndApart(text);
  const name = platformName(platform);
  const start = async () => {
    await copy(text, { draftIds: [id] });
    window.open(COMPOSE_ADDRESSES[platform], '_blank', 'noopener');
  };
  const parts = [
    ...(firstComment === hashtags ? [] : ['links']),
    ...(hashtags ? ['hashtags'] : []),
  ];
  const endWords = parts.join(' and ');
  return (
    <>
      <ListButton onClick={() => void start()}>
        <ExternalIcon size={18} />
        Copy and open {name}
      </ListButton>
      {firstComment !== '' && words !== '' && (
        <>
          <ListButton onClick={() => void copy(words)}>
            <CopyIcon size={18} />
            Copy without {endWords}
          </ListButton>
          {hashtags !== '' && (
            <ListButton onClick={() => void copy(hashtags)}>
              <CopyIcon size={18} />
              Copy hashtags
            </ListButton>
          )}
          {firstComment !== hashtags && (
            <ListButton onClick={() => void copy(firstComment)}>
              <CopyIcon size={18} />
              Copy first comment
            </ListButton>
          )}
        </>
      )}
    </>
  );
}

const ListButton = (props: ButtonProps) => (
  <Button variant="quiet" justifyContent="start" gap="3" {...props} />
);
