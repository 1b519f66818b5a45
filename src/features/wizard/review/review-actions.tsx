import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import type { Draft } from '#domain/drafts/draft.ts';
import { countToCheck } from '#domain/evidence/summary.ts';
import { reviewedVariantsAtom } from '#state/generation/variants.ts';
import { Button, type ButtonProps } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { CopyIcon, DownloadIcon, MoreIcon, ShareIcon } from '#ui/pictures/action-icons.tsx';
import { ArrowLeftIcon, WarningIcon } from '#ui/pictures/icons.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { BackButton } from '#ui/steps/step-frame.tsx';
import { hiddenOnPhones } from '#ui/theme/visually-hidden.ts';
import { PictureIcon, PlusIcon } from './icons.tsx';
import type { EvidenceView } from './evidence/use-evidence.ts';
import { useExport } from './export/use-export.tsx';

const PictureDialog = lazyPart(
  async () => (await import('./picture/picture-dialog.tsx')).PictureDialog,
);

interface ReviewActionsProps {
  draft: Draft;
  evidence: EvidenceView;
  onBack(): void;
  onNewCampaign(): void;
}

/**
 * Actions of a post: on a phone Copy and Share in the bar and the others behind More, from 1024 px
 * all of them beside the post.
 */
export function ReviewActions({ draft, evidence, onBack, onNewCampaign }: ReviewActionsProps) {
  const act = useExport(draft);
  const [isPicturing, setPicturing] = useState(false);
  const posts = useAtomValue(reviewedVariantsAtom).filter((variant) => variant.draft).length;
  const others: Action[] = [
    { name: 'Download', icon: <DownloadIcon size={18} />, run: act.download },
    ...(posts > 1
      ? [
          { name: `Copy all ${posts} posts`, icon: <CopyIcon size={18} />, run: act.copyAll },
          {
            name: `Download all ${posts} posts`,
            icon: <DownloadIcon size={18} />,
            run: act.downloadAll,
          },
        ]
      : []),
    ...(evidence.checked === 'none'
      ? []
      : [{ name: 'Make a picture', icon: <PictureIcon />, run: () => setPicturing(true) }]),
    { name: 'Create New Campaign', icon: <PlusIcon size={18} />, run: onNewCampaign },
  ];
  return (
    <>
      <CheckFirst {...evidence} />
      <Row>
        <chakra.div display={{ lg: 'none' }} marginInlineEnd={{ sm: 'auto' }}>
          <BackButton onClick={onBack}>Back to Generate</BackButton>
        </chakra.div>
        <Button flex={{ base: '1', sm: '0 1 auto', lg: 'none' }} onClick={act.copy}>
          <CopyIcon size={18} />
          <Short rest=" Content">Copy</Short>
        </Button>
        <Button
          variant="outline"
          flex={{ base: '1', sm: '0 1 auto', lg: 'none' }}
          onClick={act.share}
        >
          <ShareIcon size={18} />
          <Short rest=" Draft">Share</Short>
        </Button>
        <MoreActions actions={others} />
        <BesideActions actions={others} onBack={onBack} />
      </Row>
      {act.dialogs}
      {isPicturing && (
        <PictureDialog draft={draft} evidence={evidence} onClose={() => setPicturing(false)} />
      )}
    </>
  );
}

/** Says before Copy that something needs a look, and leads there. Blocks nothing. */
function CheckFirst({ toCheck, goTo }: EvidenceView) {
  const [first] = toCheck;
  if (first === undefined) return null;
  return (
    <CheckButton type="button" onClick={() => goTo(first)}>
      <WarningIcon size={16} />
      {countToCheck(toCheck.length)}
    </CheckButton>
  );
}

const CheckButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    width: 'full',
    minHeight: '11',
    marginTop: { base: '-2', lg: '0' },
    color: 'warn',
    fontSize: 'sm',
    fontWeight: '600',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
});

const Row = chakra('div', {
  base: {
    display: { base: 'flex', lg: 'grid' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    '& svg': { flexShrink: 0 },
    '@media (max-width: 359px)': { gap: '4px', '& button': { paddingInline: '8px' } },
  },
});

/** Shortens a label on a phone; its accessible name stays whole. */
const Short = ({ children, rest }: { children: string; rest: string }) => (
  // One text for screen readers: separate elements would be separated by a pause.
  <span>
    {children}
    <Rest>{rest}</Rest>
  </span>
);

const Rest = chakra('span', {
  base: { whiteSpace: 'pre', ...hiddenOnPhones },
});

interface Action {
  readonly name: string;
  readonly icon: ReactNode;
  run(): void;
}

/** Less frequent actions of a phone, in a sheet above the bar. */
function MoreActions({ actions }: { actions: readonly Action[] }) {
  const [open, setOpen] = useState(false);
  /** Closes the sheet first: a toast would be hidden behind it. */
  const choose = (run: () => void) => () => {
    setOpen(false);
    run();
  };
  return (
    <chakra.div display={{ lg: 'none' }}>
      <Button
        variant="outline"
        size="icon"
        aria-label="More actions"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <MoreIcon />
      </Button>
      <Dialog title="More" placement="sheet" open={open} onClose={() => setOpen(false)}>
        {/* Their icons in line with the title. */}
        <Stack marginInline="-4" _highContrast={{ gap: '2', marginInline: '0' }}>
          {actions.map(({ name, icon, run }) => (
            <ListButton key={name} onClick={choose(run)}>
              {icon}
              {name}
            </ListButton>
          ))}
        </Stack>
        <Button variant="outline" onClick={() => setOpen(false)}>
          Close
        </Button>
      </Dialog>
    </chakra.div>
  );
}

interface BesideActionsProps {
  actions: readonly Action[];
  onBack(): void;
}

const BesideActions = ({ actions, onBack }: BesideActionsProps) => (
  <chakra.div display={{ base: 'none', lg: 'grid' }}>
    {actions.map(({ name, icon, run }) => (
      <ListButton key={name} onClick={run}>
        {icon}
        {name}
      </ListButton>
    ))}
    <ListButton onClick={onBack}>
      <ArrowLeftIcon size={18} />
      Back to Generate
    </ListButton>
  </chakra.div>
);

const ListButton = (props: ButtonProps) => (
  <Button variant="quiet" justifyContent="start" gap="3" {...props} />
);

interface EmptyActionsProps {
  onBack(): void;
  onNewCampaign(): void;
}

/** Actions while there is no post to export. */
export const EmptyActions = ({ onBack, onNewCampaign }: EmptyActionsProps) => (
  <chakra.div
    display="flex"
    flexDirection={{ lg: 'column' }}
    justifyContent="space-between"
    gap="3"
    css={{ '& > :last-child': { flexGrow: { base: 1, sm: 0 } } }}
  >
    <BackButton onClick={onBack}>Back to Generate</BackButton>
    <Button onClick={onNewCampaign}>Create New Campaign</Button>
  </chakra.div>
);
