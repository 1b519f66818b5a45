import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { Fragment, memo, type ReactNode } from 'react';
import type { Day } from '#domain/drafts/days.ts';
import { platformName } from '#domain/drafts/drafts-file.ts';
import type { Post } from '#domain/drafts/posts.ts';
import { detectLanguage } from '#domain/text/detect-language.ts';
import { chooseDraftAtom, openDraftAtom } from '#state/drafts/drafts.ts';
import { Button } from '#ui/controls/button.tsx';
import { MoreIcon } from '#ui/pictures/action-icons.tsx';
import { PostStateMark } from './post-state.tsx';
import { momentWords, titleOf } from './post-words.ts';

interface PostRowProps {
  post: Post;
  today: Day;
  /** True for the post that Review shows. */
  isReviewed: boolean;
  /** Opens the actions of the post. */
  onMore(id: string): void;
}

/** A post of the list: its first words, its state, its platform, its day. Always as high. */
export const PostRow = memo(({ post, today, isReviewed, onMore }: PostRowProps) => {
  const title = titleOf(post);
  return (
    <Row>
      {post.draft ? (
        <OpenPost post={post} title={title} isReviewed={isReviewed} />
      ) : (
        <TitleButton
          type="button"
          aria-haspopup="dialog"
          htmlTranslate="no"
          lang={detectLanguage(title)}
          dir="auto"
          onClick={() => onMore(post.id)}
        >
          {title}
        </TitleButton>
      )}
      <Details>
        {marksOf(post, isReviewed).map(([key, mark]) => (
          <Fragment key={key}>
            {mark}
            {' · '}
          </Fragment>
        ))}
        {platformName(post.platform)} · <time>{momentWords(post.at, today)}</time>
      </Details>
      <MoreCell>
        <Button
          variant="quiet"
          size="icon"
          aria-label={`More: ${title}`}
          aria-haspopup="dialog"
          onClick={() => onMore(post.id)}
        >
          <MoreIcon />
        </Button>
      </MoreCell>
    </Row>
  );
});

function OpenPost({ post, title, isReviewed }: { post: Post; title: string; isReviewed: boolean }) {
  const openDraft = useSetAtom(openDraftAtom);
  const choose = useSetAtom(chooseDraftAtom);
  const open = () => {
    if (post.isEarlier) choose(post.id);
    openDraft(post.id);
  };
  return (
    <TitleLink
      to="/"
      search={REVIEW}
      aria-current={isReviewed || undefined}
      htmlTranslate="no"
      lang={detectLanguage(title)}
      dir="auto"
      onClick={open}
      // The new tab or its menu: the link itself names no draft, the next visit resumes this one.
      onAuxClick={open}
      onContextMenu={open}
    >
      {title}
    </TitleLink>
  );
}

const REVIEW = { step: 'review' } as const;

/** What the row says before its platform, the most important first. */
function marksOf(post: Post, isReviewed: boolean): [key: string, mark: ReactNode][] {
  const { state, draft, isEarlier } = post;
  const notes = [
    draft?.isIncomplete && 'Incomplete',
    draft?.isConflictCopy && 'Edited in another tab',
    draft?.hasUnsavedEdit && 'Unsaved edit',
    isReviewed && 'In Review now',
    isEarlier && 'Earlier version',
    state === 'ready' && draft?.state === 'copied' && 'Copied',
    state === 'ready' && draft?.state === 'shared' && 'Shared',
  ].filter((note) => typeof note === 'string');
  return [
    ['state', <PostStateMark key="" state={state} />],
    ...notes.map((note): [string, ReactNode] => [note, <span key="">{note}</span>]),
  ];
}

/** Height of a row and of a heading, in rem: the list knows it before it renders them. */
export const ROW_REM = 4.5;
export const HEADING_REM = 3;

const Row = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'center',
    columnGap: '2',
    height: `${ROW_REM}rem`,
    borderBottomWidth: '1px',
    borderColor: 'hairline',
  },
});

/** The whole row opens the post; the button in it lies above the link. */
const titleStyle = {
  gridColumn: '1',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'ink',
  fontWeight: '600',
  lineHeight: '1.5rem',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'field' },
  '&:hover': { textDecoration: 'underline', textDecorationColor: 'accent' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: '2px solid',
    outlineColor: 'accent',
    outlineOffset: '-2px',
  },
} as const;

const TitleLink = createLink(chakra('a', { base: titleStyle }));

const TitleButton = chakra('button', { base: titleStyle });

const Details = chakra('p', {
  base: {
    gridColumn: '1',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'muted',
    fontSize: 'sm',
    lineHeight: '1.375rem',
  },
});

const MoreCell = chakra('div', {
  base: {
    position: 'relative',
    gridColumn: '2',
    gridRow: '1 / span 2',
    alignSelf: 'center',
    marginInlineEnd: '-2',
    color: 'muted',
  },
});
