import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactNode, useState } from 'react';
import { type Draft, visibleText } from '#domain/posts/draft.ts';
import { contentOf, hasFields, piecesOf } from '#domain/posts/draft-content.ts';
import { describeOverflow } from '#domain/posts/field-length.ts';
import { checkLimits } from '#domain/posts/post-check.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import { currentDraftAtom } from '#state/drafts.ts';
import { servicesAtom } from '#state/services.ts';
import { readAllPostsAtom } from '#state/variants.ts';
import { platformName } from '../cards/variant-state.tsx';
import { type ExportAction, PieceDialog, ShareMenu, titleOf } from './export-dialogs.tsx';
import { useCopy } from './use-copy.ts';

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
  const readAll = useSetAtom(readAllPostsAtom);
  const copyText = useCopy();
  const [asking, ask] = useState<ExportAction>();
  /** Text offered in the menu that replaces a missing share sheet. */
  const [offered, offer] = useState<string>();
  const copy = (text: string, piece?: string) => void copyText(text, warningFor(latest(), piece));
  function save(name: string, text: string): void {
    services?.sharing.downloadText(name, text);
    services?.notify(TOASTS.downloadStarted);
  }
  const download = (text: string) => save(`${draft.origin.platform}-content.txt`, text);
  async function share(text: string): Promise<void> {
    const { sharing } = services ?? {};
    const outcome = sharing?.canShare()
      ? await sharing.share({ title: titleOf(draft), text })
      : 'failed';
    // The menu replaces a share sheet that is missing or fails.
    if (outcome === 'failed') offer(text);
  }
  function act(action: ExportAction, text: string, piece?: string): void {
    ask(undefined);
    if (action === 'copy') copy(text, piece);
    else void share(text);
  }
  /**
   * Asks before copying fields as one text, and before sharing: a share target has room for one
   * part.
   */
  function start(action: ExportAction): void {
    const isChoice = piecesOf(latest()).length > 1 && (action === 'share' || hasFields(draft));
    if (isChoice) ask(action);
    else act(action, contentOf(latest()));
  }
  return {
    copy: () => start('copy'),
    share: () => start('share'),
    download: () => download(contentOf(latest())),
    copyAll: () => void copyText(readAll()),
    downloadAll: () => save(ALL_POSTS_FILE, readAll()),
    dialogs: (
      <>
        <PieceDialog
          draft={asking ? latest() : draft}
          action={asking}
          onChoose={act}
          onClose={() => ask(undefined)}
        />
        <ShareMenu
          draft={draft}
          text={offered}
          onCopy={copy}
          onDownload={download}
          onClose={() => offer(undefined)}
        />
      </>
    ),
  };
}

/** Returns the latest draft, including the last keystroke: the deferred one lags behind. */
function useLatest(shown: Draft): () => Draft {
  const store = useStore();
  return () => {
    const live = store.get(currentDraftAtom);
    return live?.id === shown.id ? live : shown;
  };
}

const warningFor = (draft: Draft, piece?: string): string | undefined => {
  const { platform } = draft.origin;
  return describeOverflow(checkLimits(platform, visibleText(draft)), platformName(platform), piece);
};
