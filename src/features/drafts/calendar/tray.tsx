import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { plannablePostsAtom, unplannedPostsAtom } from '#state/drafts/plan.ts';
import { Muted } from '#ui/page/text.tsx';
import { type ChipActions, ChipList, chipStyles, PostChip } from './post-chip.tsx';

interface TrayProps {
  /** The post in hand is shown on its day. */
  heldId: string | undefined;
  actions: ChipActions;
}

/** Posts that are ready and have no day yet, to be put on one. */
export function Tray({ heldId, actions }: TrayProps) {
  const count = useAtomValue(plannablePostsAtom).length;
  const posts = useAtomValue(unplannedPostsAtom).filter(({ id }) => id !== heldId);
  if (posts.length === 0) return null;
  return (
    <Section aria-label="Not planned yet">
      <h3>Not planned yet · {count}</h3>
      <ChipList label="Posts not planned yet">
        {posts.map((post) => (
          <PostChip key={post.id} post={post} due={undefined} isHeld={false} actions={actions} />
        ))}
      </ChipList>
      {count > posts.length + 1 && <Muted>The {posts.length} newest. The list has them all.</Muted>}
    </Section>
  );
}

const Section = chakra('section', {
  base: {
    display: 'grid',
    gap: '2',
    minWidth: '0',
    '& > h3': { color: 'muted', fontSize: 'sm', fontWeight: '600' },
    '& > ul': {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(17rem, 82vw)',
      justifyContent: 'start',
      gap: '2',
      overflowX: 'auto',
      overscrollBehaviorInline: 'contain',
      paddingBottom: '2',
    },
    ...chipStyles,
  },
});
