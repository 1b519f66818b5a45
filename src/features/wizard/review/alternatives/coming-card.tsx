import { chakra } from '@chakra-ui/react';
import { shownText } from '#domain/jobs/generation.ts';
import { isUnderWay, type Job } from '#domain/jobs/job.ts';
import { countWords } from '#domain/posts/reply.ts';
import { Muted } from '#ui/page/text.tsx';
import { useJobWords } from '../../cards/job-words.ts';
import { PostParagraph } from '../evidence/marked-text.tsx';
import { RetryActions } from '../retry-actions.tsx';
import { AlternativeFrame } from './alternative-frame.tsx';

/** An alternative that is on its way, or failed. */
export function ComingCard({ job }: { job: Job }) {
  const text = shownText(job);
  const words = useJobWords(job);
  return (
    <AlternativeFrame data-coming>
      <chakra.h4 fontWeight="600">{job.refines?.name}</chakra.h4>
      <Muted fontVariantNumeric="tabular-nums">
        {isUnderWay(job) && text !== '' ? `Writing, ${countWords(text)} words` : words}
      </Muted>
      {text !== '' && (
        <PostParagraph htmlTranslate="no" dir="auto">
          {text}
        </PostParagraph>
      )}
      {!isUnderWay(job) && <RetryActions job={job} />}
    </AlternativeFrame>
  );
}
