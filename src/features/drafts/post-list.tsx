import { chakra } from '@chakra-ui/react';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { dueState } from '#domain/drafts/calendar.ts';
import type { Day } from '#domain/drafts/days.ts';
import type { Post, PostGroup } from '#domain/drafts/posts.ts';
import { HEADING_REM, PostRow, ROW_REM, type RowActions, rowStyles } from './post-row.tsx';

interface PostListProps {
  groups: readonly PostGroup[];
  /** Names a group. */
  nameOf(group: PostGroup): string;
  /** Milliseconds since 1970. */
  now: number;
  today: Day;
  /** Id of the post that Review shows. */
  reviewedId: string | undefined;
  actions: RowActions;
}

/** Rows rendered above and below the screen. */
const OVERSCAN = 4;

interface Item {
  readonly post: Post;
  /** Name of the group that begins with this post. */
  readonly heading?: string;
}

/**
 * The posts as a list of which only the rows near the screen exist. Screen readers hear each row's
 * place among all; the row that has, or had last, the focus stays.
 */
export const PostList = memo(
  ({ groups, nameOf, now, today, reviewedId, actions }: PostListProps) => {
    const items = useMemo(
      () =>
        groups.flatMap((group) =>
          group.posts.map((post, at): Item =>
            at > 0 ? { post } : { post, heading: nameOf(group) },
          ),
        ),
      [groups, nameOf],
    );
    const list = useRef<HTMLUListElement>(null);
    const { rows, height, focusOn, onFocusedRow } = useRows(items, list);
    const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
      const at = items.findIndex(({ post }) => post.id === rowOf(event.target)?.dataset['row']);
      const next = at === -1 ? undefined : rowAfter(event.key, at, items.length);
      if (next === undefined) return;
      event.preventDefault();
      focusOn(next);
    };
    return (
      <List
        ref={list}
        // Safari forgets that a list without bullets is one.
        role="list"
        aria-label="Posts"
        style={{ height }}
        onFocus={({ target }) => onFocusedRow(rowOf(target)?.dataset['row'])}
        onKeyDown={onKeyDown}
      >
        {rows.map(({ index, start }) => {
          const item = items[index];
          if (!item) return null;
          const { post, heading } = item;
          return (
            <li
              key={post.id}
              data-row={post.id}
              aria-posinset={index + 1}
              aria-setsize={items.length}
              style={{ transform: `translateY(${start}px)` }}
            >
              {heading !== undefined && <h2>{heading}</h2>}
              <PostRow
                post={post}
                today={today}
                due={dueState(post, now)}
                isReviewed={post.id === reviewedId}
                actions={actions}
              />
            </li>
          );
        })}
      </List>
    );
  },
);

/** The rows to render, each with its distance from the start of the list, in CSS pixels. */
function useRows(items: readonly Item[], list: React.RefObject<HTMLElement | null>) {
  const [focused, setFocused] = useState<string>();
  const awaited = useRef<string>(undefined);
  const [above, setAbove] = useState(0);
  const [rem] = useState(
    () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
  );
  const kept = useMemo(() => items.findIndex(({ post }) => post.id === focused), [items, focused]);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range);
      return kept === -1 || near.includes(kept) ? near : [...near, kept].toSorted((a, b) => a - b);
    },
    [kept],
  );
  // The same functions for the same posts: for others, all places are computed again.
  const estimateSize = useCallback(
    (index: number) => (ROW_REM + (items[index]?.heading === undefined ? 0 : HEADING_REM)) * rem,
    [items, rem],
  );
  const getItemKey = useCallback((index: number) => items[index]?.post.id ?? index, [items]);
  // No compiler memoizes this hook, for which its functions would be too new.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize,
    getItemKey,
    overscan: OVERSCAN,
    scrollMargin: above,
    rangeExtractor,
    // A flick over hundreds of rows is drawn when there is time.
    useFlushSync: false,
  });
  useLayoutEffect(() => {
    const look = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      setAbove(Math.round(top + window.scrollY));
    };
    look();
    // Notices above the list may come and go.
    const page = new ResizeObserver(look);
    page.observe(document.body);
    return () => page.disconnect();
  }, [list]);
  useEffect(() => {
    const row = awaited.current === undefined ? null : findRow(list.current, awaited.current);
    if (!row) return;
    awaited.current = undefined;
    row.querySelector<HTMLElement>('a, button')?.focus();
  });
  const focusOn = (index: number) => {
    const id = items[index]?.post.id;
    awaited.current = id;
    setFocused(id);
    virtual.scrollToIndex(index);
  };
  return {
    rows: virtual.getVirtualItems().map(({ index, start }) => ({ index, start: start - above })),
    height: virtual.getTotalSize(),
    focusOn,
    onFocusedRow: setFocused,
  };
}

/** The row to which a key moves the focus; undefined for other keys. */
function rowAfter(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;

const findRow = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);

const List = chakra('ul', {
  base: {
    position: 'relative',
    '& > li': { position: 'absolute', top: '0', insetInline: '0' },
    '& > li > h2': {
      height: `${HEADING_REM}rem`,
      paddingTop: '1.25rem',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
      borderBottomWidth: '1px',
      borderColor: 'hairline',
      color: 'muted',
      fontSize: 'sm',
      fontWeight: '600',
      lineHeight: '1.5rem',
    },
    ...rowStyles,
  },
});
