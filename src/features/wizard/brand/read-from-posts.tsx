import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type BrandFault, LONGEST_POST, MOST_POSTS } from '#domain/questions/brand-request.ts';
import { changeBrandFormAtom } from '#state/brand/brand-form.ts';
import {
  askDistilAtom,
  distilQuestionAtom,
  dropUnchosenDistilAtom,
  offerDistilAtom,
  stopDistilAtom,
} from '#state/questions/distil-brand.ts';
import type { Obstacle } from '#state/questions/model-question.ts';
import { focusOn, useFocusAfter } from '#ui/behaviour/focus.ts';
import { Button } from '#ui/controls/button.tsx';
import { FocusGroup } from '#ui/controls/focus-group.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';
import { FailureNotice } from '../cards/lazy-failure-notice.tsx';
import {
  AskButton,
  Offer,
  Running,
  useObstacle,
  useOnModelChange,
} from '../cards/model-question.tsx';
import { PostFields } from './post-fields.tsx';

/** Fields for the user's posts, and the request that reads the brand from them. */
export function ReadFromPosts({ posts }: { posts: readonly string[] }) {
  const update = useSetAtom(changeBrandFormAtom);
  const fields = useRef<HTMLDivElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const tooLong = posts.find(isTooLong);
  const hint = useId();
  /** Goes to the field that has to be changed before anything can be sent. */
  function goToFault(fault: 'no-posts' | 'too-long'): void {
    flushSync(() => setEmpty(fault === 'no-posts'));
    fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }
  return (
    <Box>
      <Stack gap="3" ref={fields} role="group" aria-label="Your posts" aria-describedby={hint}>
        <Muted id={hint}>
          Paste a post or a few that you like, one in each field. Two or more show what they share.
        </Muted>
        <PostFields
          posts={posts}
          most={MOST_POSTS}
          label="Post"
          isWrong={(post) => isTooLong(post) || isEmpty}
          onChange={(next) => {
            setEmpty(false);
            update({ posts: next });
          }}
        />
        {tooLong !== undefined && (
          <Problem>
            A post has at most {number(LONGEST_POST)} characters here; this one has{' '}
            {number(tooLong.trim().length)}. If it’s several posts, give each its own field.
          </Problem>
        )}
        {isEmpty && <Problem>Paste a post first.</Problem>}
      </Stack>
      <Reading onFault={goToFault} />
    </Box>
  );
}

const isTooLong = (post: string): boolean => post.trim().length > LONGEST_POST;

const number = (count: number): string => count.toLocaleString('en');

const Problem = chakra(
  'p',
  { base: { color: 'danger', fontSize: 'sm' } },
  {
    defaultProps: { role: 'alert' },
  },
);

const Box = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '4',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'card',
  },
});

interface ReadingProps {
  onFault(fault: 'no-posts' | 'too-long'): void;
}

/** The request: its cost, its progress, and why it filled in nothing. */
function Reading({ onFault }: ReadingProps) {
  const question = useAtomValue(distilQuestionAtom);
  const obstacle = useObstacle();
  const offer = useSetAtom(offerDistilAtom);
  const ask = useSetAtom(askDistilAtom);
  const stop = useSetAtom(stopDistilAtom);
  useOnModelChange(useSetAtom(dropUnchosenDistilAtom));
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Doesn't focus Read: a held key would send a billed request.
  useFocusAfter(question?.status, () => (question ? frame.current : button.current));
  const isOpen = question?.status === 'offered' || question?.status === 'running';
  return (
    <FocusGroup
      ref={frame}
      label="Reading by your model"
      gap="3"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      {question?.status === 'failed' && (
        <FailureNotice failure={question.failure} baseUrl={question.request.baseUrl}>
          <p>Your posts and the form stay as they are.</p>
        </FailureNotice>
      )}
      {question?.status === 'done' && !question.answer.ok && (
        <Notice tone="error" title={FAULTS[question.answer.fault].title}>
          <p>{FAULTS[question.answer.fault].todo}</p>
          <p>Your posts and the form stay as they are.</p>
        </Notice>
      )}
      {question?.status === 'offered' && (
        <Offer
          request={question.request}
          told={(provider) => sayWhatGoes(question.request.posts.length, provider)}
          ask="Read"
          onAsk={() => void ask()}
          onCancel={stop}
        />
      )}
      {question?.status === 'running' && (
        <Running onStop={stop}>Your model is reading your posts…</Running>
      )}
      {!isOpen && (
        <AskButton
          ref={button}
          label="Read my posts"
          obstacle={obstacle}
          busy={undefined}
          where="under “Your model” on this page"
          onOffer={async () => {
            const fault = await offer();
            if (fault) onFault(fault);
          }}
        >
          {isModelMissing(obstacle) && (
            <Button variant="quiet" size="sm" onClick={goToModel}>
              Go to your model
            </Button>
          )}
        </AskButton>
      )}
    </FocusGroup>
  );
}

const sayWhatGoes = (count: number, provider: string): string =>
  count === 1
    ? `The post goes to ${provider} as it is.`
    : `The ${count} posts go to ${provider} as they are.`;

const isModelMissing = (obstacle: Obstacle | 'none' | undefined): boolean =>
  obstacle === 'no-key' || obstacle === 'locked' || obstacle === 'no-provider';

/** The ways to a model are on the same page: what is typed here stays. */
function goToModel(): void {
  const setting = document.getElementById('your-model');
  focusOn(setting?.querySelector<HTMLElement>('button, input, select'));
  setting?.scrollIntoView({ block: 'start' });
}

const FAULTS: Readonly<Record<BrandFault, { readonly title: string; readonly todo: string }>> = {
  cut: {
    title: 'Your model’s answer broke off',
    todo: 'It ran out of room. Try again with fewer posts, or choose another model.',
  },
  unreadable: {
    title: 'We couldn’t read your model’s answer',
    todo: 'It isn’t in the form that we asked for. Try again, or choose another model.',
  },
  nothing: {
    title: 'Nothing to fill in',
    todo: 'What your model answered doesn’t stand in your posts. Try other posts, or fill in the form yourself.',
  },
};
