import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useState } from 'react';
import { findChoice } from '#domain/campaign/choice.ts';
import { type Draft, visibleText } from '#domain/posts/draft.ts';
import { contentOf, hasFields, piecesOf } from '#domain/posts/draft-content.ts';
import { describeOverflow } from '#domain/posts/field-length.ts';
import { PLATFORMS } from '#domain/posts/platforms.ts';
import { checkLimits } from '#domain/posts/post-check.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import { currentDraftAtom } from '#state/drafts.ts';
import { markDraftUsedAtom } from '#state/draft-use.ts';
import { servicesAtom } from '#state/services.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { CopyIcon, DownloadIcon, MailIcon, ShareIcon } from '#ui/icons.tsx';
import { Muted } from '#ui/text.tsx';
import { useCopy } from './use-copy.ts';

type Action = 'copy' | 'share';

/** Export actions for a post and its second part. */
export function ReviewActions({ draft }: { draft: Draft }) {
  const latest = useLatest(draft);
  const found = useAtomValue(servicesAtom);
  const copyText = useCopy();
  const markUsed = useSetAtom(markDraftUsedAtom);
  const [asking, ask] = useState<Action>();
  /** Text offered in the menu that replaces a missing share sheet. */
  const [offered, offer] = useState<string>();
  if (!found) return null;
  const { sharing, notify } = found;
  const copy = (text: string, piece?: string) => void copyText(text, warningFor(latest(), piece));
  const download = (text: string) => {
    sharing.downloadText(`${draft.origin.platform}-content.txt`, text);
    notify(TOASTS.downloadStarted);
  };
  async function share(text: string): Promise<void> {
    if (!sharing.canShare()) return offer(text);
    // If the share sheet fails, falls back to the menu.
    const outcome = await sharing.share({ title: titleOf(draft), text });
    if (outcome === 'shared') markUsed('shared', draft.id);
    else if (outcome === 'failed') offer(text);
    return undefined;
  }
  /**
   * Asks before copying fields as one text, and before sharing: a share target has room for one
   * part.
   */
  const start = (action: Action) => {
    const isChoice = piecesOf(latest()).length > 1 && (action === 'share' || hasFields(draft));
    if (isChoice) ask(action);
    else act(action, contentOf(latest()));
  };
  const act = (action: Action, text: string, piece?: string) => {
    ask(undefined);
    if (action === 'copy') copy(text, piece);
    else void share(text);
  };
  return (
    <chakra.div display="grid" gap="2">
      <Button wide onClick={() => start('copy')}>
        <CopyIcon size={18} />
        Copy Content
      </Button>
      <Button wide variant="outline" onClick={() => download(contentOf(latest()))}>
        <DownloadIcon size={18} />
        Download
      </Button>
      <Button wide variant="outline" onClick={() => start('share')}>
        <ShareIcon size={18} />
        Share Draft
      </Button>
      <PieceDialog draft={draft} action={asking} onChoose={act} onClose={() => ask(undefined)} />
      <ShareMenu
        draft={draft}
        text={offered}
        onCopy={copy}
        onDownload={download}
        onClose={() => offer(undefined)}
      />
    </chakra.div>
  );
}

/** Returns the latest draft, including the last keystroke: the deferred one lags behind. */
function useLatest(shown: Draft): () => Draft {
  const store = useStore();
  return () => {
    const live = store.get(currentDraftAtom);
    return live?.id === shown.id ? live : shown;
  };
}

interface PieceDialogProps {
  draft: Draft;
  action: Action | undefined;
  /** `piece` is the name of a single part; absent for the whole post. */
  onChoose(action: Action, text: string, piece?: string): void;
  onClose(): void;
}

const QUESTIONS = {
  copy: 'Which part do you want to copy?',
  share: 'Which part do you want to share?',
} as const;

function PieceDialog({ draft, action, onChoose, onClose }: PieceDialogProps) {
  if (!action) return null;
  return (
    <Dialog title={QUESTIONS[action]} open onClose={onClose}>
      <Muted>
        {hasFields(draft)
          ? 'YouTube has a separate field for each.'
          : 'They go in different places.'}
      </Muted>
      <chakra.div display="grid" gap="2">
        {piecesOf(draft).map(({ name, text }) => (
          <Button key={name} variant="outline" onClick={() => onChoose(action, text, name)}>
            {name}
          </Button>
        ))}
        <Button variant="outline" onClick={() => onChoose(action, contentOf(draft))}>
          {hasFields(draft) ? 'Everything, with labels' : 'Everything'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </chakra.div>
    </Dialog>
  );
}

interface ShareMenuProps {
  draft: Draft;
  /** Undefined while the menu is closed. */
  text: string | undefined;
  onCopy(text: string): void;
  onDownload(text: string): void;
  onClose(): void;
}

function ShareMenu({ draft, text, onCopy, onDownload, onClose }: ShareMenuProps) {
  if (text === undefined) return null;
  /** Closes the menu first: a toast would be hidden behind it. */
  const choose = (act: () => unknown) => () => {
    onClose();
    act();
  };
  return (
    <Dialog title="Share Draft" open onClose={onClose}>
      <Muted>This browser has no share sheet. You can share your draft another way.</Muted>
      <chakra.div display="grid" gap="2">
        <Button variant="outline" onClick={choose(() => onCopy(text))}>
          <CopyIcon size={18} />
          Copy
        </Button>
        <Button
          variant="outline"
          onClick={choose(() => window.open(mailOf(titleOf(draft), text), '_self'))}
        >
          <MailIcon size={18} />
          Email
        </Button>
        <Button variant="outline" onClick={choose(() => onDownload(text))}>
          <DownloadIcon size={18} />
          Save as a file
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </chakra.div>
    </Dialog>
  );
}

const nameOf = ({ origin }: Draft): string => findChoice(PLATFORMS, origin.platform)?.name ?? '';

const titleOf = (draft: Draft): string => `Draft for ${nameOf(draft)}`;

const warningFor = (draft: Draft, piece?: string): string | undefined =>
  describeOverflow(checkLimits(draft.origin.platform, visibleText(draft)), nameOf(draft), piece);

const mailOf = (title: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`;
