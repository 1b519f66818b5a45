import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { sayMissing } from '#domain/campaign/choice.ts';
import { missingChoices, targetsOf } from '#domain/campaign/campaign.ts';
import { type PlatformId, PLATFORMS } from '#domain/platforms/platforms.ts';
import type { Variant } from '#domain/drafts/variants.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { draftsAtom } from '#state/drafts/drafts.ts';
import { openQueueAtom } from '#state/jobs/jobs.ts';
import { watchConnectionAtom } from '#state/jobs/network.ts';
import { alsoWriteForAtom } from '#state/generation/also-write-for.ts';
import {
  isOwnReviewedAtom,
  reviewedPlatformAtom,
  reviewedVariantsAtom,
  reviewPlatformAtom,
} from '#state/generation/variants.ts';
import { Button } from '#ui/controls/button.tsx';
import { platformIcons } from '#ui/controls/choice-icons.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';
import { rovingTabIndex } from '#ui/controls/roving-tab-index.ts';
import { Segments } from '#ui/controls/segments.tsx';
import { PlatformChips } from '../cards/platform-chips.tsx';
import { RequestsNote } from '../cards/requests-note.tsx';
import { platformName, VariantStateMark } from '../cards/variant-state.tsx';
import { PlusIcon } from './icons.tsx';

interface VariantTabsProps {
  /** Id of the element that shows the post of the chosen tab. */
  panelId: string;
  /** Called with the id of the tab that labels the panel, if there are several posts. */
  onTab(tabId: string | undefined): void;
}

/** Posts of a campaign as tabs, and a button for additional platforms. */
export function VariantTabs({ panelId, onTab }: VariantTabsProps) {
  const variants = useAtomValue(reviewedVariantsAtom);
  const shown = useAtomValue(reviewedPlatformAtom);
  const isOwn = useAtomValue(isOwnReviewedAtom);
  const several = variants.length > 1;
  useWhatStands();
  useSomethingShown(several ? variants : [], shown);
  useEffect(() => onTab(several && shown ? tabIdOf(shown) : undefined), [onTab, several, shown]);
  const hasPosts = variants.some(({ draft, job }) => draft ?? job);
  const [only] = variants;
  if (!only) return null;
  return (
    <chakra.div
      display="flex"
      flexWrap={several ? 'nowrap' : 'wrap'}
      alignItems="center"
      gap="2"
      minWidth="0"
    >
      {several && shown ? (
        <Tabs variants={variants} shown={shown} panelId={panelId} />
      ) : (
        <OnlyPost variant={only} />
      )}
      {isOwn && hasPosts && <AlsoWriteFor isShort={several} />}
    </chakra.div>
  );
}

/** Takes the place of the tabs, so that a second post moves nothing. */
const OnlyPost = ({ variant }: { variant: Variant }) => (
  <Segments flexShrink="0">
    <div data-chosen="">
      <VariantLabel variant={variant} />
    </div>
  </Segments>
);

/**
 * Loads the queue, since unsent jobs and failures are stored on the device, and checks the network,
 * so that the buttons know whether to send or queue.
 */
function useWhatStands(): void {
  const openQueue = useSetAtom(openQueueAtom);
  const watchConnection = useSetAtom(watchConnectionAtom);
  useEffect(() => {
    void openQueue().catch(() => undefined);
    void watchConnection().then(
      ({ check }) => check(),
      () => undefined,
    );
  }, [openQueue, watchConnection]);
}

/** Selects a tab: the campaign's own platform first, and an awaited post once it is ready. */
function useSomethingShown(variants: readonly Variant[], shown: PlatformId | undefined): void {
  const review = useSetAtom(reviewPlatformAtom);
  const isAwaited = useAtomValue(draftsAtom).awaited !== undefined;
  const { platform: first } = useAtomValue(campaignAtom);
  const variant = variants.find(({ platform }) => platform === shown);
  const start = variants.find(({ platform }) => platform === first) ?? variants[0];
  const next = variant ? isAwaited && variant.draft && variant.platform : start?.platform;
  useEffect(() => {
    if (next) review(next);
  }, [next, review]);
}

const tabIdOf = (platform: PlatformId) => `variant-${platform}`;

interface TabsProps {
  variants: readonly Variant[];
  shown: PlatformId;
  panelId: string;
}

function Tabs({ variants, shown, panelId }: TabsProps) {
  const review = useSetAtom(reviewPlatformAtom);
  const list = useRef<HTMLDivElement>(null);
  const goTo = (platform: PlatformId | undefined) => {
    if (!platform) return;
    review(platform);
    list.current?.querySelector<HTMLElement>(`#${tabIdOf(platform)}`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = variants.findIndex(({ platform }) => platform === shown);
    const to = rovingTabIndex(event.key, at, variants.length);
    if (to === undefined) return;
    event.preventDefault();
    goTo(variants[to]?.platform);
  };
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected=true]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  return (
    <Segments
      ref={list}
      role="tablist"
      aria-label="Posts of this campaign"
      onKeyDown={onKeyDown}
      flex={{ base: '1', lg: '0 1 auto' }}
      // Room for the names of three.
      css={{
        '@media (max-width: 479px)': {
          '& > button': { paddingInline: '10px' },
          '& > button > svg': { display: 'none' },
        },
      }}
    >
      {variants.map((variant) => (
        <button
          key={variant.platform}
          type="button"
          role="tab"
          id={tabIdOf(variant.platform)}
          aria-selected={variant.platform === shown}
          aria-controls={panelId}
          tabIndex={variant.platform === shown ? 0 : -1}
          onClick={() => review(variant.platform)}
        >
          <VariantLabel variant={variant} />
        </button>
      ))}
    </Segments>
  );
}

function VariantLabel({ variant }: { variant: Variant }) {
  const PlatformIcon = platformIcons[variant.platform];
  return (
    <>
      <PlatformIcon size={18} />
      <Stack as="span" justifyItems="start" position="relative">
        <span>{platformName(variant.platform)}</span>
        <VariantStateMark variant={variant} hidesReady />
      </Stack>
    </>
  );
}

/** Requests the same campaign for additional platforms. */
function AlsoWriteFor({ isShort }: { isShort: boolean }) {
  const campaign = useAtomValue(campaignAtom);
  const variants = useAtomValue(reviewedVariantsAtom);
  const [open, setOpen] = useState(false);
  const known = [...targetsOf(campaign), ...variants.map(({ platform }) => platform)];
  const left = PLATFORMS.map(({ id }) => id).filter((id) => !known.includes(id));
  if (left.length === 0) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        flexShrink={isShort ? 0 : 1}
        aria-label="Also write for…"
        onClick={() => setOpen(true)}
      >
        <PlusIcon size={18} />
        <chakra.span display={{ base: isShort ? 'none' : 'inline', md: 'inline' }}>
          Also write for…
        </chakra.span>
      </Button>
      <Dialog title="Also write for" open={open} onClose={() => setOpen(false)}>
        <MorePlatforms left={left} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function MorePlatforms({ left, onClose }: { left: readonly PlatformId[]; onClose(): void }) {
  const [chosen, choose] = useState<readonly PlatformId[]>([]);
  const write = useSetAtom(alsoWriteForAtom);
  const missing = missingChoices(useAtomValue(campaignAtom));
  const toggle = (id: PlatformId) =>
    choose(left.filter((it) => (it === id) !== chosen.includes(it)));
  return (
    <>
      <p>The same customers, tone and tags, tailored to each platform.</p>
      <PlatformChips legend="Platforms" platforms={left} chosen={chosen} onToggle={toggle} />
      {chosen.length > 0 && <RequestsNote platforms={chosen} />}
      {missing.length > 0 && <Muted>{sayMissing(missing)}</Muted>}
      <Cluster justifyContent="end" gap="3">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={chosen.length === 0 || missing.length > 0}
          onClick={() => {
            void write(chosen);
            onClose();
          }}
        >
          {chosen.length > 1 ? `Write ${chosen.length} posts` : 'Write the post'}
        </Button>
      </Cluster>
    </>
  );
}
