import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { type Draft, visibleText } from '#domain/drafts/draft.ts';
import {
  contentOf,
  contentOfAll,
  hasFields,
  isOnlyPart,
  piecesOf,
} from '#domain/drafts/draft-content.ts';
import { describeOverflow } from '#domain/platforms/field-length.ts';
import { checkLimits } from '#domain/platforms/post-check.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import { copyTextAtom, markDraftUsedAtom } from '#state/drafts/draft-use.ts';
import { servicesAtom } from '#state/services.ts';
import { readReviewedDraftsAtom } from '#state/generation/variants.ts';
import { platformName } from '../../cards/variant-state.tsx';
import {
  type ExportAction,
  type ExportedText,
  PieceDialog,
  ShareMenu,
  titleOf,
} from './export-dialogs.tsx';
import { useLatest } from '../use-latest.ts';

const ALL_POSTS_FILE = 'all-posts.txt';

interface Export {
  copy(): void;
  share(): void;
  download(): void;
  copyAll(): void;
  downloadAll(): void;
  /** Dialogs that the actions open. */
  readonly dialogs: ReactNode;
}

/** Copies, shares and downloads a post with its second part, as shown on screen. */
export function useExport(draft: Draft): Export {
  const latest = useLatest(draft);
  const services = useAtomValue(servicesAtom);
  const readAll = useSetAtom(readReviewedDraftsAtom);
  const copyText = useSetAtom(copyTextAtom);
  const markUsed = useSetAtom(markDraftUsedAtom);
  const [asking, ask] = useState<ExportAction>();
  /** Text offered in the menu that replaces a missing share sheet. */
  const [offered, offer] = useState<ExportedText>();
  const copy = ({ draft: copied, text, piece }: ExportedText) =>
    void copyText(text, {
      draftIds: isOnlyPart(piece) ? [] : [copied.id],
      warning: warningFor(copied, piece),
    });
  function copyAll(): void {
    const drafts = readAll();
    void copyText(contentOfAll(drafts), {
      draftIds: drafts.map(({ id }) => id),
      warning: warningForAll(drafts),
    });
  }
  function markShared({ draft: { id }, piece }: ExportedText): void {
    if (!isOnlyPart(piece)) markUsed('shared', id);
  }
  function save(name: string, text: string): void {
    services?.sharing.downloadText(name, text);
    services?.notify(TOASTS.downloadStarted);
  }
  const download = ({ draft: { origin }, text }: ExportedText) =>
    save(`${origin.platform}-content.txt`, text);
  async function share(exported: ExportedText): Promise<void> {
    // Without a share sheet, or if it fails, falls back to the menu.
    const data = { title: titleOf(exported.draft), text: exported.text };
    const outcome = services?.sharing.canShare() ? await services.sharing.share(data) : 'failed';
    if (outcome === 'shared') markShared(exported);
    else if (outcome === 'failed') offer(exported);
  }
  function wholePost(): ExportedText {
    const now = latest();
    return { draft: now, text: contentOf(now) };
  }
  function act(action: ExportAction, exported: ExportedText): void {
    ask(undefined);
    if (action === 'copy') copy(exported);
    else void share(exported);
  }
  /**
   * Asks before copying fields as one text, and before sharing: a share target has room for one
   * part.
   */
  function start(action: ExportAction): void {
    const isChoice = piecesOf(latest()).length > 1 && (action === 'share' || hasFields(draft));
    if (isChoice) ask(action);
    else act(action, wholePost());
  }
  return {
    copy: () => start('copy'),
    share: () => start('share'),
    download: () => download(wholePost()),
    copyAll,
    downloadAll: () => save(ALL_POSTS_FILE, contentOfAll(readAll())),
    dialogs: (
      <>
        <PieceDialog
          draft={asking ? latest() : draft}
          action={asking}
          onChoose={act}
          onClose={() => ask(undefined)}
        />
        <ShareMenu
          exported={offered}
          onCopy={copy}
          onMail={markShared}
          onDownload={download}
          onClose={() => offer(undefined)}
        />
      </>
    ),
  };
}

const warningFor = (draft: Draft, piece?: string): string | undefined => {
  const { platform } = draft.origin;
  const field = isOnlyPart(piece) ? piece : undefined;
  return describeOverflow(checkLimits(platform, visibleText(draft)), platformName(platform), field);
};

/** One sentence for each post that is too long; undefined if all fit. */
const warningForAll = (drafts: readonly Draft[]): string | undefined =>
  drafts.flatMap((draft) => warningFor(draft) ?? []).join(' ') || undefined;
