import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { sayMissing } from '#domain/campaign/choice.ts';
import { missingChoices } from '#domain/campaign/campaign.ts';
import { isUnderWay, type Job } from '#domain/jobs/job.ts';
import { shownText } from '#domain/jobs/generation.ts';
import { isReportedWithPost } from '#domain/drafts/fix-failure.ts';
import { countWords } from '#domain/posts/reply.ts';
import { canRefresh, type Variant } from '#domain/drafts/variants.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { forgetPressFailureAtom, pressFailureAtom } from '#state/generation/current.ts';
import { writeAtom } from '#state/generation/generate.ts';
import { cancelJobAtom, removeJobAtom, retryJobAtom } from '#state/jobs/job-actions.ts';
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
import { RetryActions } from './retry-actions.tsx';
import { isComparedAtom } from '#state/review/alternatives.ts';
import { jobsAtom } from '#state/jobs/jobs.ts';
import { useJobWords } from '../cards/job-words.ts';
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
  // The comparison shows its requests itself.
  const isCompared = useAtomValue(isComparedAtom);
  if (isCompared && job?.refines) return null;
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
  const words = useJobWords(job);
  const cancel = useSetAtom(cancelJobAtom);
  const send = useSetAtom(retryJobAtom);
  const jobs = useAtomValue(jobsAtom);
  // The alternatives to a post are asked for in one press.
  const isWithIt = ({ press, refines }: Job) =>
    refines && press !== undefined && press === job.press;
  function cancelAll(): void {
    for (const one of jobs)
      if (one.id === job.id || (isWithIt(one) && isUnderWay(one))) void cancel(one.id);
  }
  const canSend = job.holdReason !== undefined || job.retries > 0;
  return (
    <Notice
      tone="info"
      title={`The post for ${platformName(job.campaign.platform)} is in the queue`}
    >
      <p>{words}</p>
      <Cluster gap="2">
        {canSend && <SmallButton onClick={() => void send(job.id)}>Send now</SmallButton>}
        <SmallButton onClick={cancelAll}>Cancel</SmallButton>
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
  const words = useJobWords(job);
  const remove = useSetAtom(removeJobAtom);
  const actions = (
    <RetryActions job={job}>
      {hasPost && (
        <SmallButton onClick={() => void remove(job.id)}>Keep the post below</SmallButton>
      )}
    </RetryActions>
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
