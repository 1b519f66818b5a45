import { chakra } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { dayAt, firstWeekday } from '#domain/drafts/days.ts';
import { isSame } from '#domain/campaign/merge.ts';
import { filterPosts, searchTextOf } from '#domain/drafts/post-filter.ts';
import { postsByCampaign, postsByWeek, type PostGroup } from '#domain/drafts/posts.ts';
import { currentDraftIdAtom } from '#state/drafts/draft-summaries.ts';
import { chooseVersionAtom } from '#state/drafts/choose-version.ts';
import {
  deletedDraftAtom,
  draftByIdAtom,
  draftsReadAtom,
  quarantinedDraftsAtom,
} from '#state/drafts/drafts.ts';
import { exportDraftsAtom, findQuarantinedAtom } from '#state/drafts/export-drafts.ts';
import { postGroupingAtom, postsAtom } from '#state/drafts/posts.ts';
import { lastReplanAtom, undoReplanAtom } from '#state/drafts/replan.ts';
import { servicesAtom } from '#state/services.ts';
import { openPostAtom } from '#state/review/open-post.ts';
import { restoreDraftAtom } from '#state/drafts/delete-post.ts';
import { momentOf } from '#domain/drafts/wall-time.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Segments } from '#ui/controls/segments.tsx';
import { dateLocale } from '#ui/page/local-time.ts';
import { lazyPart, Nothing } from '#ui/page/lazy-part.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Muted, PageHeading } from '#ui/page/text.tsx';
import { UndoBar } from '#ui/feedback/undo-bar.tsx';
import { DownloadIcon } from '#ui/pictures/action-icons.tsx';
import { BlankPostIllustration } from '#ui/pictures/illustrations.tsx';
import { PostActions } from './post-actions.tsx';
import { PlanBar } from './plan-bar.tsx';
import { filterOf, PostFilters, type PostSearch } from './post-filters.tsx';
import { PostList } from './post-list.tsx';
import type { RowActions } from './post-row.tsx';
import { groupWords, momentWords } from './post-words.ts';
import { useNow } from './use-now.ts';

interface PostsProps {
  /** The address, so that Back and a reload find the same list. */
  search: PostSearch;
  /** Replaces the address. */
  onSearch(search: PostSearch): void;
}

/** The posts of all campaigns on this device. */
export function Posts(props: PostsProps) {
  const isRead = useAtomValue(draftsReadAtom);
  const count = useAtomValue(postsAtom).length;
  const findQuarantined = useSetAtom(findQuarantinedAtom);
  useEffect(() => void findQuarantined(), [findQuarantined]);
  return (
    // The page as built knows no view, and its first rendering has to match it.
    <Page maxWidth={isRead && viewOf(props.search) ? 'page' : '760px'}>
      <Cluster alignItems="center" justifyContent="space-between" gap="2">
        <PageHeading>Posts</PageHeading>
        {isRead && <ExportButton count={count} />}
      </Cluster>
      {isRead ? (
        <>
          <UndoDelete />
          <UndoReplan />
          <Unreadable />
          {count === 0 ? <NoPosts /> : <AllPosts {...props} />}
        </>
      ) : (
        <chakra.div minHeight="100vh" />
      )}
    </Page>
  );
}

const Page = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    width: 'full',
    marginInline: 'auto',
  },
});

function AllPosts({ search, onSearch }: PostsProps) {
  const [grouping, setGrouping] = useAtom(postGroupingAtom);
  const [typed, setTyped] = useTyped(search, onSearch);
  const [openId, setOpenId] = useState<string>();
  const actions = useRowActions(setOpenId);
  const isLost = useOpenLinked(search.open);
  usePreparedSearch();
  const change = (next: PostSearch) => setTyped({ ...typed, ...next });
  // At once: a press on a post may follow, from which Back leads to this address.
  const show = (next: PostSearch) => onSearch({ ...typed, ...next });
  const view = viewOf(search);
  return (
    <>
      {isLost && <Muted role="status">That post isn’t on this device.</Muted>}
      <ViewSwitch view={view} onView={(next) => show({ view: next, day: next && search.day })} />
      {view ? (
        <>
          <PlanBar />
          <Reminders />
          <Calendar view={view} day={search.day} onDay={(day) => show({ day })} actions={actions} />
        </>
      ) : (
        <>
          <PostFilters
            search={typed}
            grouping={grouping}
            onSearch={change}
            onGrouping={setGrouping}
          />
          <PlanBar />
          <Reminders />
          <FoundPosts search={typed} actions={actions} onClear={() => change(NO_SEARCH)} />
        </>
      )}
      {openId !== undefined && <OpenedPost id={openId} onClose={() => setOpenId(undefined)} />}
    </>
  );
}

const VIEWS = [
  [undefined, 'List'],
  ['week', 'Week'],
  ['month', 'Month'],
] as const;

type View = (typeof VIEWS)[number][0];

const viewOf = ({ view }: PostSearch): View =>
  view === 'week' || view === 'month' ? view : undefined;

/** The calendar loads with its first opening, and dragging with it. */
const Calendar = lazyPart(async () => (await import('./calendar/calendar.tsx')).Calendar, {
  Placeholder: () => <chakra.div minHeight="100vh" />,
});

/** Not before the first rows: it counts what is due, too. */
const Reminders = lazyPart(
  async () => {
    await new Promise((resolve) => setTimeout(resolve, REMINDERS_AFTER_MS));
    return (await import('./reminders.tsx')).Reminders;
  },
  { Fallback: Nothing },
);

const REMINDERS_AFTER_MS = 300;

function ViewSwitch({ view, onView }: { view: View; onView(view: View): void }) {
  return (
    <Segments look="framed" role="group" aria-label="View" justifySelf="start">
      {VIEWS.map(([id, name]) => (
        <button key={name} type="button" aria-pressed={view === id} onClick={() => onView(id)}>
          {name}
        </button>
      ))}
    </Segments>
  );
}

const NO_SEARCH = { q: undefined, state: undefined, platform: undefined } as const;

/** Rest after a key before the address follows, in milliseconds. */
const ADDRESS_MS = 300;

/** The typed search, ahead of the address, which follows it; another address replaces it. */
function useTyped(search: PostSearch, onSearch: (search: PostSearch) => void) {
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  const [written, setWritten] = useState(search);
  if (!isSame(seen, search)) {
    setSeen(search);
    // Its own change may arrive after the next key.
    if (!isSame(search, written)) setTyped(search);
  }
  const write = useRef(onSearch);
  useEffect(() => {
    write.current = onSearch;
  });
  useEffect(() => {
    if (isSame(typed, seen)) return undefined;
    const timer = setTimeout(() => {
      setWritten(typed);
      write.current(typed);
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [typed, seen]);
  return [typed, setTyped] as const;
}

/** Prepares the texts of all posts to be searched, a few at a time, so that the first key is quick. */
function usePreparedSearch(): void {
  const posts = useAtomValue(postsAtom);
  const draftOf = useAtomValue(draftByIdAtom);
  const clock = useAtomValue(servicesAtom);
  useEffect(() => {
    const leaving = new AbortController();
    async function prepare(): Promise<void> {
      for (let at = 0; at < posts.length; at += AT_ONCE) {
        if (leaving.signal.aborted) return;
        for (const post of posts.slice(at, at + AT_ONCE)) searchTextOf(post, draftOf(post.id));
        await clock?.yieldToMain();
      }
    }
    void prepare();
    return () => leaving.abort();
  }, [posts, draftOf, clock]);
}

/** Texts prepared in one task: some 10 ms on a slow phone. */
const AT_ONCE = 100;

interface FoundPostsProps {
  search: PostSearch;
  actions: RowActions;
  onClear(): void;
}

function FoundPosts({ search, actions, onClear }: FoundPostsProps) {
  const posts = useAtomValue(postsAtom);
  const draftOf = useAtomValue(draftByIdAtom);
  const reviewedId = useAtomValue(currentDraftIdAtom);
  const grouping = useAtomValue(postGroupingAtom);
  const now = useNow();
  const today = dayAt(now);
  // The key is shown first, then what it finds.
  const asked = useDeferredValue(search);
  const by = useDeferredValue(grouping);
  const found = useMemo(
    () => filterPosts(posts, filterOf(asked), draftOf),
    [posts, asked, draftOf],
  );
  const groups = useMemo(
    () =>
      by === 'week'
        ? postsByWeek(found, today, firstWeekday(dateLocale()))
        : postsByCampaign(found),
    [found, by, today],
  );
  const nameOf = useCallback((group: PostGroup) => groupWords(group, by, today), [by, today]);
  return (
    <>
      <Muted role="status" css={{ '&:empty': { display: 'none' } }}>
        {found.length < posts.length && `${found.length} of ${posts.length} posts`}
      </Muted>
      {found.length === 0 ? (
        <Stack gap="3" justifyItems="start">
          <p>No post matches.</p>
          <Button variant="outline" size="sm" onClick={onClear}>
            Show all posts
          </Button>
        </Stack>
      ) : (
        <PostList
          groups={groups}
          nameOf={nameOf}
          now={now}
          today={today}
          reviewedId={reviewedId}
          actions={actions}
        />
      )}
    </>
  );
}

function OpenedPost({ id, onClose }: { id: string; onClose(): void }) {
  const post = useAtomValue(postsAtom).find((it) => it.id === id);
  return post && <PostActions post={post} onClose={onClose} />;
}

/** Opens the post that a link names. Returns true if there is none. */
function useOpenLinked(id: string | undefined): boolean {
  const router = useRouter();
  const openDraft = useSetAtom(openPostAtom);
  const isThere = useAtomValue(draftByIdAtom)(id) !== undefined;
  useEffect(() => {
    if (id === undefined || !isThere) return;
    openDraft(id);
    void router.navigate({ ...REVIEW, replace: true });
  }, [id, isThere, openDraft, router]);
  return id !== undefined && !isThere;
}

/** Actions of the rows; the same object for all renders. */
function useRowActions(more: (id: string) => void): RowActions {
  const router = useRouter();
  const openDraft = useSetAtom(openPostAtom);
  const choose = useSetAtom(chooseVersionAtom);
  return useMemo(
    () => ({
      hrefOf: (id) => router.buildLocation({ to: '/drafts', search: { open: id } }).href,
      more,
      open(post, event) {
        // A tab of its own opens it from the address.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        if (post.isEarlier) choose(post.id);
        openDraft(post.id);
        void router.navigate(REVIEW);
      },
    }),
    [router, openDraft, choose, more],
  );
}

const REVIEW = { to: '/', search: { step: 'review' } } as const;

function UndoDelete() {
  const deleted = useAtomValue(deletedDraftAtom);
  const bringBack = useSetAtom(restoreDraftAtom);
  const undo = useRef<HTMLButtonElement>(null);
  const before = useRef(deleted);
  useFocusAfter(deleted);
  // From wherever the sheet of the deleted post has left it.
  useEffect(() => {
    if (deleted && deleted !== before.current) undo.current?.focus();
    before.current = deleted;
  }, [deleted]);
  return (
    <chakra.div
      role="status"
      // In sight wherever the list is scrolled to.
      css={{ '&:empty': { display: 'none' }, position: 'sticky', top: '8px', zIndex: '1' }}
    >
      {deleted && (
        <UndoBar boxShadow="float">
          The post was deleted.
          <Button ref={undo} variant="quiet" size="sm" onClick={() => bringBack()}>
            Undo delete
          </Button>
        </UndoBar>
      )}
    </chakra.div>
  );
}

/** Says where a post was put, and takes it back. */
function UndoReplan() {
  const last = useAtomValue(lastReplanAtom);
  const undo = useSetAtom(undoReplanAtom);
  const isThere = useAtomValue(draftByIdAtom)(last?.id) !== undefined;
  const today = dayAt(useNow());
  useFocusAfter(last);
  return (
    <chakra.div
      role="status"
      css={{ '&:empty': { display: 'none' }, position: 'sticky', top: '8px', zIndex: '1' }}
    >
      {last && isThere && (
        <UndoBar boxShadow="float">
          {last.after
            ? `Planned for ${momentWords(momentOf(last.after), today)}.`
            : 'Taken out of the plan.'}
          <Button variant="quiet" size="sm" onClick={() => undo()}>
            Undo move
          </Button>
        </UndoBar>
      )}
    </chakra.div>
  );
}

function NoPosts() {
  return (
    <Stack gap="4" justifyItems="start">
      <BlankPostIllustration />
      <p>No posts yet. Every post you generate is kept here.</p>
      <ButtonLink to="/">Start a post</ButtonLink>
    </Stack>
  );
}

function ExportButton({ count }: { count: number }) {
  const unreadable = useAtomValue(quarantinedDraftsAtom).length;
  const exportDrafts = useSetAtom(exportDraftsAtom);
  if (count === 0 && unreadable === 0) return null;
  return (
    <Button variant="quiet" size="sm" onClick={() => void exportDrafts()}>
      <DownloadIcon size={18} />
      Export posts
    </Button>
  );
}

function Unreadable() {
  const unreadable = useAtomValue(quarantinedDraftsAtom).length;
  if (unreadable === 0) return null;
  return (
    <Muted>
      {unreadable === 1 ? '1 post' : `${unreadable} posts`} couldn’t be read. You’ll find the stored
      data at the end of the exported file.
    </Muted>
  );
}
