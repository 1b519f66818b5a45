import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { sayMissing } from '#domain/campaign/choice.ts';
import { missingChoices } from '#domain/campaign/campaign.ts';
import { describeJob, retryQuestion } from '#domain/jobs/describe-job.ts';
import type { Job } from '#domain/jobs/job.ts';
import { isPaused } from '#domain/jobs/job-status.ts';
import { shownText } from '#domain/jobs/generation.ts';
import { isReportedWithPost } from '#domain/drafts/fix-failure.ts';
import { countWords } from '#domain/posts/reply.ts';
import { canRefresh, type Variant } from '#domain/drafts/variants.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { forgetPressFailureAtom, pressFailureAtom } from '#state/generation/current.ts';
import { writeAtom } from '#state/generation/generate.ts';
import { jobsAtom } from '#state/jobs/jobs.ts';
import { connectionAtom, isOffline } from '#state/jobs/network.ts';
import {
  cancelJobAtom,
  acceptPartialJobAtom,
  removeJobAtom,
  retryJobAtom,
} from '#state/jobs/job-actions.ts';
import { servicesAtom } from '#state/services.ts';
import {
  isOwnReviewedAtom,
  reviewedPlatformAtom,
  reviewedVariantsAtom,
} from '#state/generation/variants.ts';
import { Card } from '#ui/page/card.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Cluster } from '#ui/page/layout.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Muted } from '#ui/page/text.tsx';
import { FailureNotice } from '../cards/lazy-failure-notice.tsx';
import { SmallButton } from './small-button.tsx';
import { Outdated } from './outdated-notice.tsx';
import { PostTextFallback } from './post-text-fallback.tsx';
import { RequestsNote } from '../cards/requests-note.tsx';
import { platformName } from '../cards/variant-state.tsx';

/** Status of the post under review and its actions, next to the post. */
export function VariantNotice({ onGenerate }: { onGenerate(): void }) {
  const shown = useAtomValue(reviewedPlatformAtom);
  const variants = useAtomValue(reviewedVariantsAtom);
  const variant = variants.find(({ platform }) => platform === shown) ?? onlyAsked(variants);
  const isOwn = useAtomValue(isOwnReviewedAtom);
  const failure = useAtomValue(pressFailureAtom);
  const forget = useSetAtom(forgetPressFailureAtom);
  // Drops failures of other screens, which were reported there.
  useEffect(() => forget(), [forget]);
  const area = useRef<HTMLDivElement>(null);
  // Focus goes to the surrounding panel: the buttons come and go with the state.
  useFocusAfter(
    `${variant?.state} ${variant?.job?.status} ${variant?.outdated}`,
    () => area.current?.parentElement,
    area,
  );
  if (!variant) return null;
  return (
    <chakra.div ref={area} display="contents">
      {failure && <FailureNotice failure={failure} onGenerate={onGenerate} />}
      <VariantStatus variant={variant} onGenerate={onGenerate} />
      {isOwn && canRefresh(variant) && <Outdated variant={variant} />}
    </chakra.div>
  );
}

/** A single post has no tab, so its status is shown as soon as it has been requested. */
const onlyAsked = ([first, ...others]: readonly Variant[]): Variant | undefined =>
  others.length === 0 && first?.state !== 'none' ? first : undefined;

interface VariantStatusProps {
  variant: Variant;
  onGenerate(): void;
}

function VariantStatus({ variant, onGenerate }: VariantStatusProps) {
  const { state, job, platform, draft } = variant;
  switch (state) {
    case 'none':
      return <NotWritten variant={variant} />;
    case 'waiting':
      return job && <Waiting job={job} />;
    case 'writing':
      return job && <Writing job={job} hasPost={draft !== undefined} />;
    case 'failed':
      if (!job || isReportedWithPost(variant)) return null;
      return (
        <Failed key={platform} job={job} hasPost={draft !== undefined} onGenerate={onGenerate} />
      );
    case 'ready':
      return null;
  }
}

function NotWritten({ variant: { platform } }: { variant: Variant }) {
  const write = useSetAtom(writeAtom);
  const missing = missingChoices(useAtomValue(campaignAtom));
  return (
    <Notice tone="info" title={`No post for ${platformName(platform)} yet`}>
      <RequestsNote platforms={[platform]} />
      {missing.length > 0 && <p>{sayMissing(missing)}</p>}
      <Cluster gap="2">
        <SmallButton disabled={missing.length > 0} onClick={() => void write([platform])}>
          Write this post
        </SmallButton>
      </Cluster>
    </Notice>
  );
}

function Waiting({ job }: { job: Job }) {
  const words = useWords(job);
  const cancel = useSetAtom(cancelJobAtom);
  const send = useSetAtom(retryJobAtom);
  const canSend = job.holdReason !== undefined || job.retries > 0;
  return (
    <Notice
      tone="info"
      title={`The post for ${platformName(job.campaign.platform)} is in the queue`}
    >
      <p>{words}</p>
      <Cluster gap="2">
        {canSend && <SmallButton onClick={() => void send(job.id)}>Send now</SmallButton>}
        <SmallButton onClick={() => void cancel(job.id)}>Cancel</SmallButton>
      </Cluster>
    </Notice>
  );
}

function Writing({ job, hasPost }: { job: Job; hasPost: boolean }) {
  const stop = useSetAtom(cancelJobAtom);
  const text = shownText(job);
  const name = platformName(job.campaign.platform);
  // A continuation and a rework are reported with the text that they change.
  if (job.continues || job.refines) return null;
  return (
    <>
      <Card>
        <chakra.p role="status" fontWeight="600">
          {hasPost ? `Writing a new post for ${name}` : `Writing for ${name}`}
        </chakra.p>
        {/* Not announced: it changes with every word. */}
        <Muted fontVariantNumeric="tabular-nums">
          {text === '' ? 'Waiting for the first words' : `${countWords(text)} words`}
        </Muted>
        <Cluster gap="2">
          <SmallButton onClick={() => void stop(job.id)}>Stop</SmallButton>
        </Cluster>
      </Card>
      {!hasPost && text !== '' && <PostTextFallback text={text} />}
    </>
  );
}

interface FailedProps {
  job: Job;
  hasPost: boolean;
  onGenerate(): void;
}

function Failed({ job, hasPost, onGenerate }: FailedProps) {
  const words = useWords(job);
  const [asking, setAsking] = useState(false);
  const question = retryQuestion(job);
  const asked = useRef<HTMLParagraphElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useFocusAfter(asking, () => asked.current ?? first.current);
  const retry = useSetAtom(retryJobAtom);
  const keep = useSetAtom(acceptPartialJobAtom);
  const remove = useSetAtom(removeJobAtom);
  const send = () => {
    setAsking(false);
    void retry(job.id);
  };
  const actions = asking ? (
    <>
      <p ref={asked}>{question}</p>
      <Cluster gap="2">
        <SmallButton onClick={send}>Send again</SmallButton>
        <SmallButton onClick={() => setAsking(false)}>Cancel</SmallButton>
      </Cluster>
    </>
  ) : (
    <Cluster gap="2">
      <SmallButton ref={first} onClick={() => (question ? setAsking(true) : send())}>
        Try again
      </SmallButton>
      {job.status === 'partial' && (
        <SmallButton onClick={() => void keep(job.id)}>Keep the text</SmallButton>
      )}
      {hasPost && (
        <SmallButton onClick={() => void remove(job.id)}>Keep the post below</SmallButton>
      )}
    </Cluster>
  );
  if (job.failure) {
    return (
      <FailureNotice failure={job.failure} baseUrl={job.baseUrl} onGenerate={onGenerate}>
        {actions}
      </FailureNotice>
    );
  }
  return (
    <Notice tone="warning" title="The request didn’t finish">
      <p>{words}</p>
      {actions}
    </Notice>
  );
}

/** Job status without the countdown: it is announced on every change. */
function useWords(job: Job): string {
  const jobs = useAtomValue(jobsAtom);
  const isOnline = !isOffline(useAtomValue(connectionAtom));
  const now = useAtomValue(servicesAtom)?.now() ?? 0;
  return describeJob(job, { now, isOnline, isPaused: isPaused(job, jobs), counts: false });
}
