import { chakra } from '@chakra-ui/react';
import type { Draft } from '#domain/posts/draft.ts';
import { contentOf, hasFields, piecesOf } from '#domain/posts/draft-content.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { CopyIcon, DownloadIcon, MailIcon } from '#ui/icons.tsx';
import { Muted } from '#ui/text.tsx';
import { platformName } from '../cards/variant-state.tsx';

/** Way of a post out of the app that may ask for a part of it. */
export type ExportAction = 'copy' | 'share';

interface PieceDialogProps {
  draft: Draft;
  action: ExportAction | undefined;
  /** `piece` is the name of a single part; absent for the whole post. */
  onChoose(action: ExportAction, text: string, piece?: string): void;
  onClose(): void;
}

const QUESTIONS = {
  copy: 'Which part do you want to copy?',
  share: 'Which part do you want to share?',
} as const;

export function PieceDialog({ draft, action, onChoose, onClose }: PieceDialogProps) {
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

export function ShareMenu({ draft, text, onCopy, onDownload, onClose }: ShareMenuProps) {
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

export const titleOf = ({ origin }: Draft): string => `Draft for ${platformName(origin.platform)}`;

const mailOf = (title: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`;
