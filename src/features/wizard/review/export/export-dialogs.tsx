import type { Draft } from '#domain/drafts/draft.ts';
import { contentOf, hasFields, piecesOf } from '#domain/drafts/draft-content.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { CopyIcon, DownloadIcon, MailIcon } from '#ui/pictures/action-icons.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';
import { platformName } from '../../cards/variant-state.tsx';

/** Way of a post out of the app that may ask for a part of it. */
export type ExportAction = 'copy' | 'share';

/** The text of a post, or of one piece of it. */
export interface ExportedText {
  /** The post as it was asked for: another one may come under review meanwhile. */
  readonly draft: Draft;
  readonly text: string;
  /** Name of the piece; absent for everything. */
  readonly piece?: string;
}

interface PieceDialogProps {
  draft: Draft;
  action: ExportAction | undefined;
  onChoose(action: ExportAction, exported: ExportedText): void;
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
      <Stack gap="2">
        {piecesOf(draft).map(({ name, text }) => (
          <Button
            key={name}
            variant="outline"
            onClick={() => onChoose(action, { draft, text, piece: name })}
          >
            {name}
          </Button>
        ))}
        <Button
          variant="outline"
          onClick={() => onChoose(action, { draft, text: contentOf(draft) })}
        >
          {hasFields(draft) ? 'Everything, with labels' : 'Everything'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </Stack>
    </Dialog>
  );
}

interface ShareMenuProps {
  /** Undefined while the menu is closed. */
  exported: ExportedText | undefined;
  onCopy(exported: ExportedText): void;
  /** Called when the user’s mail program opens with the text. */
  onMail(exported: ExportedText): void;
  onDownload(exported: ExportedText): void;
  onClose(): void;
}

export function ShareMenu(props: ShareMenuProps) {
  const { exported, onCopy, onMail, onDownload, onClose } = props;
  if (exported === undefined) return null;
  /** Closes the menu first: a toast would be hidden behind it. */
  const choose = (act: () => unknown) => () => {
    onClose();
    act();
  };
  return (
    <Dialog title="Share Draft" open onClose={onClose}>
      <Muted>This browser has no share sheet. You can share your draft another way.</Muted>
      <Stack gap="2">
        <Button variant="outline" onClick={choose(() => onCopy(exported))}>
          <CopyIcon size={18} />
          Copy
        </Button>
        <Button
          variant="outline"
          onClick={choose(() => {
            onMail(exported);
            window.open(mailOf(titleOf(exported.draft), exported.text), '_self');
          })}
        >
          <MailIcon size={18} />
          Email
        </Button>
        <Button variant="outline" onClick={choose(() => onDownload(exported))}>
          <DownloadIcon size={18} />
          Save as a file
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </Stack>
    </Dialog>
  );
}

export const titleOf = ({ origin }: Draft): string => `Draft for ${platformName(origin.platform)}`;

const mailOf = (title: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`;
