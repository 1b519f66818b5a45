import { Fragment, memo, type MouseEvent, type ReactNode } from 'react';
import type { DueState } from '#domain/drafts/calendar.ts';
import type { Day } from '#domain/drafts/days.ts';
import { platformName } from '#domain/drafts/drafts-file.ts';
import type { Post } from '#domain/drafts/posts.ts';
import { detectLanguage } from '#domain/text/detect-language.ts';
import { MoreIcon } from '#ui/pictures/action-icons.tsx';
import { PostStateMark, stateStyles } from './post-state.tsx';
import { momentWords, titleOf } from './post-words.ts';

/** Actions of a row. */
export interface RowActions {
  /** Address of the review. */
  /** Address that opens a post in a tab of its own. */
  hrefOf(id: string): string;
  /** Opens the review of the post; false to leave that to the browser. */
  open(post: Post, event: MouseEvent): void;
  /** Opens the actions of the post. */
  more(id: string): void;
}

interface PostRowProps {
  post: Post;
  today: Day;
  due: DueState | undefined;
  /** True for the post that Review shows. */
  isReviewed: boolean;
  actions: RowActions;
}

/**
 * A post of the list: its first words, its state, its platform, its day. Native elements, styled by
 * the list: a key in the search renders a screenful of them.
 */
export const PostRow = memo(({ post, today, due, isReviewed, actions }: PostRowProps) => {
  const title = titleOf(post);
  const words = { translate: 'no', lang: detectLanguage(title), dir: 'auto' } as const;
  const open = (event: MouseEvent) => actions.open(post, event);
  return (
    <div>
      {post.draft ? (
        <a
          {...words}
          href={actions.hrefOf(post.id)}
          aria-current={isReviewed || undefined}
          onClick={open}
        >
          {title}
        </a>
      ) : (
        <button
          {...words}
          type="button"
          aria-haspopup="dialog"
          onClick={() => actions.more(post.id)}
        >
          {title}
        </button>
      )}
      <p>
        {marksOf(post, isReviewed, due).map(([key, mark]) => (
          <Fragment key={key}>
            {mark}
            {' · '}
          </Fragment>
        ))}
        {platformName(post.platform)} · <time>{momentWords(post.at, today)}</time>
      </p>
      <button
        type="button"
        data-more
        aria-label={`More: ${title}`}
        aria-haspopup="dialog"
        onClick={() => actions.more(post.id)}
      >
        <MoreIcon />
      </button>
    </div>
  );
});

/** Marks of a row before its platform, the most important first. */
function marksOf(
  post: Post,
  isReviewed: boolean,
  due: DueState | undefined,
): [key: string, mark: ReactNode][] {
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
    ['state', <PostStateMark key="" state={state} due={due} />],
    ...notes.map((note): [string, ReactNode] => [note, <span key="">{note}</span>]),
  ];
}

/** Height of a row and of a heading, in rem: the list knows it before it renders them. */
export const ROW_REM = 4.5;
export const HEADING_REM = 3;

const ELLIPSIS = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Styles of all rows, for the list around them. */
export const rowStyles = {
  '& > li > div': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'center',
    columnGap: '2',
    height: `${ROW_REM}rem`,
    borderBottomWidth: '1px',
    borderColor: 'hairline',
  },
  // The whole row opens the post; the button in it lies above the link.
  '& [translate=no]': {
    gridColumn: '1',
    ...ELLIPSIS,
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
  },
  '& p': {
    gridColumn: '1',
    ...ELLIPSIS,
    color: 'muted',
    fontSize: 'sm',
    lineHeight: '1.375rem',
  },
  '& [data-more]': {
    position: 'relative',
    gridColumn: '2',
    gridRow: '1 / span 2',
    display: 'grid',
    placeItems: 'center',
    width: '11',
    height: '11',
    marginInlineEnd: '-2',
    borderRadius: 'field',
    color: 'muted',
    cursor: 'pointer',
    '&:hover': { background: 'accentSoft', color: 'ink' },
  },
  ...stateStyles,
} as const;
