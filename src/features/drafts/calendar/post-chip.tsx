import { chakra } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { type DueState, isMovable } from '#domain/drafts/calendar.ts';
import { platformName } from '#domain/drafts/drafts-file.ts';
import type { Post } from '#domain/drafts/posts.ts';
import { detectLanguage } from '#domain/text/detect-language.ts';
import { MoreIcon } from '#ui/pictures/action-icons.tsx';
import { Icon } from '#ui/pictures/icons.tsx';
import type { RowActions } from '../post-row.tsx';
import { PostStateMark, stateStyles } from '../post-state.tsx';
import { titleOf } from '../post-words.ts';
import { clockWords } from './calendar-words.ts';
import { useDraggable } from './drag.ts';

const List = chakra('ul');

/** Safari forgets that a list without bullets is one. */
export const ChipList = (props: { label: string; children: ReactNode }) => (
  <List role="list" aria-label={props.label}>
    {props.children}
  </List>
);

export interface ChipActions extends Pick<RowActions, 'hrefOf' | 'open' | 'more'> {
  /** Picks the post up, or puts it down. */
  grip(post: Post): void;
}

interface PostChipProps {
  post: Post;
  due: DueState | undefined;
  /** True while the post is picked up. */
  isHeld: boolean;
  actions: ChipActions;
}

const GripIcon = () => (
  <Icon
    size={18}
    d="M8.6 6h.8M14.6 6h.8M8.6 12h.8M14.6 12h.8M8.6 18h.8M14.6 18h.8M8.6 6.6h.8M14.6 6.6h.8M8.6 12.6h.8M14.6 12.6h.8M8.6 18.6h.8M14.6 18.6h.8"
  />
);

/**
 * A post of the calendar: its first words, its time, platform and state. Native elements, styled by
 * the calendar around them.
 */
export const PostChip = memo(({ post, due, isHeld, actions }: PostChipProps) => {
  const canMove = isMovable(post);
  const ref = useDraggable(post.id, canMove);
  const title = titleOf(post);
  const isDated = post.plan !== undefined || post.state === 'posted';
  return (
    <li ref={ref} data-chip={post.id} data-carried={isHeld || undefined}>
      <a
        translate="no"
        lang={detectLanguage(title)}
        dir="auto"
        // The post is dragged, not its address.
        draggable={false}
        href={actions.hrefOf(post.id)}
        onClick={(event) => actions.open(post, event)}
      >
        {title}
      </a>
      <p>
        {isDated && (
          <>
            <time>{clockWords(post.at)}</time>
            {' · '}
            <PostStateMark state={post.state} due={due} />
            {' · '}
          </>
        )}
        {platformName(post.platform)}
      </p>
      {canMove && (
        <button
          type="button"
          data-grip={post.id}
          aria-pressed={isHeld}
          aria-label={`Move: ${title}`}
          onClick={() => actions.grip(post)}
        >
          <GripIcon />
        </button>
      )}
      <button
        type="button"
        data-more
        aria-label={`More: ${title}`}
        aria-haspopup="dialog"
        onClick={() => actions.more(post.id)}
      >
        <MoreIcon />
      </button>
    </li>
  );
});

const icon = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '11',
  height: '11',
  borderRadius: 'field',
  color: 'muted',
  cursor: 'pointer',
  '&:hover': { background: 'accentSoft', color: 'ink' },
} as const;

/** Styles of all chips, for the calendar around them. */
export const chipStyles = {
  '& [data-chip]': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    paddingInlineStart: '3',
    paddingBlock: '1',
    background: 'surface',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'field',
    WebkitTouchCallout: 'none',
    userSelect: 'none',
  },
  '& [data-chip][draggable=true]': { cursor: 'grab' },
  '& [data-chip][data-dragged]': { opacity: 0.5 },
  '& [data-chip][data-carried]': { borderColor: 'accent', background: 'accentSoft' },
  // The whole chip opens the post; its buttons lie above the link.
  '& [data-chip] > a': {
    gridColumn: '1',
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflowWrap: 'anywhere',
    color: 'ink',
    fontSize: 'sm',
    fontWeight: '600',
    lineHeight: '1.25rem',
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'field' },
    '&:hover': { textDecoration: 'underline', textDecorationColor: 'accent' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: '2px solid',
      outlineColor: 'accent',
      outlineOffset: '-2px',
    },
  },
  '& [data-chip] > p': {
    gridColumn: '1',
    color: 'muted',
    fontSize: 'xs',
    lineHeight: '1.25rem',
  },
  '& [data-chip] > [data-grip]': {
    ...icon,
    gridColumn: '2',
    gridRow: '1 / span 2',
    cursor: 'grab',
  },
  '& [data-chip] > [data-more]': { ...icon, gridColumn: '3', gridRow: '1 / span 2' },
  ...stateStyles,
} as const;

/** The same in a narrow column: the buttons below the words. */
export const narrowChipStyles = {
  '& [data-chip]': { gridTemplateColumns: 'auto auto minmax(0, 1fr)', paddingInline: '2' },
  '& [data-chip] > :is(a, p)': { gridColumn: '1 / -1' },
  '& [data-chip] > :is([data-grip], [data-more])': {
    gridRow: '3',
    gridColumn: 'auto',
    width: '8',
    height: '8',
  },
} as const;
