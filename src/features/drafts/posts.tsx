import { chakra } from '@chakra-ui/react';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { dayAt } from '#domain/drafts/days.ts';
import { filterPosts } from '#domain/drafts/post-filter.ts';
import { postsByCampaign, postsByWeek, type PostGroup } from '#domain/drafts/posts.ts';
import { currentDraftIdAtom } from '#state/drafts/draft-summaries.ts';
import {
  deletedDraftAtom,
  draftByIdAtom,
  draftsReadAtom,
  quarantinedDraftsAtom,
} from '#state/drafts/drafts.ts';
import { exportDraftsAtom, findQuarantinedAtom } from '#state/drafts/export-drafts.ts';
import { postGroupingAtom, postsAtom } from '#state/drafts/posts.ts';
import { restoreDraftAtom } from '#state/review/restore-draft.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Muted, PageHeading } from '#ui/page/text.tsx';
import { DownloadIcon } from '#ui/pictures/action-icons.tsx';
import { BlankPostIllustration } from '#ui/pictures/illustrations.tsx';
import { PostActions } from './post-actions.tsx';
import { filterOf, PostFilters, type PostSearch } from './post-filters.tsx';
import { PostList } from './post-list.tsx';
import { groupWords } from './post-words.ts';
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
    <Page>
      <Cluster alignItems="center" justifyContent="space-between" gap="2">
        <PageHeading>Posts</PageHeading>
        {isRead && <ExportButton count={count} />}
      </Cluster>
      {isRead ? (
        <>
          <UndoDelete />
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
    maxWidth: '760px',
    marginInline: 'auto',
  },
});

function AllPosts({ search, onSearch }: PostsProps) {
  const [grouping, setGrouping] = useAtom(postGroupingAtom);
  const [typed, setTyped] = useTyped(search);
  const change = (next: PostSearch) => {
    setTyped((now) => ({ ...now, ...next }));
    onSearch({ ...typed, ...next });
  };
  return (
    <>
      <PostFilters search={typed} grouping={grouping} onSearch={change} onGrouping={setGrouping} />
      <FoundPosts search={typed} onClear={() => change(NO_SEARCH)} />
    </>
  );
}

const NO_SEARCH = { q: undefined, state: undefined, platform: undefined } as const;

/** What is typed, ahead of the address, which follows it; another address replaces it. */
function useTyped(search: PostSearch) {
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  const isSame =
    seen.q === search.q && seen.state === search.state && seen.platform === search.platform;
  if (!isSame) {
    setSeen(search);
    setTyped(search);
  }
  return [typed, setTyped] as const;
}

function FoundPosts({ search, onClear }: { search: PostSearch; onClear(): void }) {
  const posts = useAtomValue(postsAtom);
  const draftOf = useAtomValue(draftByIdAtom);
  const reviewedId = useAtomValue(currentDraftIdAtom);
  const grouping = useAtomValue(postGroupingAtom);
  const [openId, setOpenId] = useState<string>();
  const today = dayAt(useNow());
  // The key is shown first, then what it finds.
  const asked = useDeferredValue(search);
  const by = useDeferredValue(grouping);
  const found = useMemo(
    () => filterPosts(posts, filterOf(asked), draftOf),
    [posts, asked, draftOf],
  );
  const groups = useMemo(
    () => (by === 'week' ? postsByWeek(found, today) : postsByCampaign(found)),
    [found, by, today],
  );
  const nameOf = useCallback((group: PostGroup) => groupWords(group, by, today), [by, today]);
  const opened = posts.find(({ id }) => id === openId);
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
          today={today}
          reviewedId={reviewedId}
          onMore={setOpenId}
        />
      )}
      {opened && <PostActions post={opened} onClose={() => setOpenId(undefined)} />}
    </>
  );
}

function UndoDelete() {
  const deleted = useAtomValue(deletedDraftAtom);
  const bringBack = useSetAtom(restoreDraftAtom);
  const undo = useRef<HTMLButtonElement>(null);
  useFocusAfter(deleted, () => undo.current);
  return (
    <chakra.div
      role="status"
      // In sight wherever the list is scrolled to.
      css={{ '&:empty': { display: 'none' }, position: 'sticky', top: '8px', zIndex: '1' }}
    >
      {deleted && (
        <Undo>
          The post was deleted.
          <Button ref={undo} variant="quiet" size="sm" onClick={() => bringBack()}>
            Undo delete
          </Button>
        </Undo>
      )}
    </chakra.div>
  );
}

const Undo = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '2',
    paddingInlineStart: '4',
    background: 'surface',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'card',
    boxShadow: 'float',
  },
});

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
