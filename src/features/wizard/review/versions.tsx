import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { type RefObject, useEffect, useRef } from 'react';
import type { Version } from '#domain/drafts/versions.ts';
import { currentDraftIdAtom } from '#state/drafts/draft-summaries.ts';
import {
  besideVersionAtom,
  changedVersionAtom,
  longerVersionAtom,
  openVersionAtom,
  versionsAtom,
} from '#state/drafts/versions.ts';
import { Button } from '#ui/controls/button.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Stack } from '#ui/page/layout.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Segments } from '#ui/controls/segments.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { timeOf } from './version-time.ts';

const VersionTools = lazyPart(async () => (await import('./version-tools.tsx')).VersionTools, {
  Placeholder: () => <chakra.div minHeight="11" />,
});

/** Versions of the post by cause and time, if there are several. */
export function Versions() {
  const versions = useAtomValue(versionsAtom);
  const currentId = useAtomValue(currentDraftIdAtom);
  const open = useSetAtom(openVersionAtom);
  const row = useRef<HTMLDivElement>(null);
  const area = useUndoInView(currentId);
  useEffect(() => showChosen(row.current), [currentId, versions]);
  if (versions.length < 2) return null;
  // The others are in the list of all versions.
  const shown = versions.filter(({ id, isAside }) => !isAside || id === currentId);
  return (
    <Stack ref={area} gap="2" gridTemplateColumns="minmax(0, 1fr)" scrollMarginTop="6">
      {shown.length > 1 && (
        <Segments
          ref={row}
          look="plain"
          role="group"
          aria-label="Versions"
          justifySelf="start"
          maxWidth="full"
        >
          {shown.map(({ id, ...version }) => (
            <button key={id} type="button" aria-pressed={id === currentId} onClick={() => open(id)}>
              <VersionLabel {...version} />
            </button>
          ))}
        </Segments>
      )}
      <VersionTools />
      <UndoShortening />
      <ChangedMeanwhile />
    </Stack>
  );
}

/** Two of them fit beside each other on a phone. */
const VersionLabel = ({ cause, at, isEdited }: Omit<Version, 'id'>) => (
  <chakra.span display="grid" textAlign="start">
    <chakra.span maxWidth="130px" overflow="hidden" textOverflow="ellipsis">
      {cause}
    </chakra.span>
    <chakra.span fontSize="xs" fontWeight="400">
      {timeOf(at)}
      {isEdited && ', edited'}
    </chakra.span>
  </chakra.span>
);

/** Scrolls the row alone, at once: the page stays where it is. */
function showChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector('[aria-pressed=true]')?.getBoundingClientRect();
  if (!row || !chosen) return;
  const { left, width } = row.getBoundingClientRect();
  row.scrollLeft += chosen.left + chosen.width / 2 - (left + width / 2);
}

/** Scrolls to the returned element once a shortened post replaces the longer one on screen. */
function useUndoInView(currentId: string | undefined): RefObject<HTMLDivElement | null> {
  const longer = useAtomValue(longerVersionAtom);
  const area = useRef<HTMLDivElement>(null);
  const before = useRef(currentId);
  useEffect(() => {
    if (before.current !== currentId && before.current === longer?.id)
      area.current?.scrollIntoView({ block: 'nearest' });
    before.current = currentId;
  }, [currentId, longer]);
  return area;
}

function UndoShortening() {
  const longer = useAtomValue(longerVersionAtom);
  const open = useSetAtom(openVersionAtom);
  if (!longer) return null;
  return (
    <chakra.p display="flex" alignItems="center" gap="2" color="muted" fontSize="sm">
      Shortened to fit. The long version is kept.
      <Button variant="outline" size="sm" onClick={() => open(longer.id)}>
        Undo
      </Button>
    </chakra.p>
  );
}

/** Leads from a post to the text that was written for its earlier words, and back. */
function ChangedMeanwhile() {
  const beside = useAtomValue(besideVersionAtom);
  const changed = useAtomValue(changedVersionAtom);
  const open = useSetAtom(openVersionAtom);
  const other = beside ?? changed;
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(other?.id, () => button.current);
  if (!other) return null;
  return (
    <Notice tone="info">
      <p>
        {beside
          ? `You changed the post while this was written. ${KEPT.get(beside.cause) ?? KEPT_REWORK}`
          : 'This was written for the post as it was before your change.'}
      </p>
      <Button
        ref={button}
        variant="outline"
        size="sm"
        justifySelf="start"
        onClick={() => open(other.id)}
      >
        {beside ? 'See it' : 'Back to your post'}
      </Button>
    </Notice>
  );
}

const KEPT = new Map([
  ['Continued', 'The continuation is kept as a version.'],
  ['Shortened', 'The short post is kept as a version.'],
]);
const KEPT_REWORK = 'The reworked post is kept as a version.';
