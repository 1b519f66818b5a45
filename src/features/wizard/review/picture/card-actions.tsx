import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import type { CardFormat } from '#domain/pictures/card-choices.ts';
import type { CardWays } from '#state/pictures/cards.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyIcon, DownloadIcon, ShareIcon } from '#ui/pictures/action-icons.tsx';
import { Muted } from '#ui/page/text.tsx';
import { PlusIcon } from '../icons.tsx';
import type { CardActs } from './use-card-acts.ts';

interface CardActionsProps {
  acts: CardActs;
  ways: CardWays;
  format: CardFormat;
  /** True if the carousel takes no further card. */
  isFull: boolean;
  onAdd(): void;
  onClose(): void;
}

/** The ways of the card out of the app. What came of the last is said here: a dialog hides toasts. */
export const CardActions = memo((props: CardActionsProps) => {
  const { acts, ways, format, isFull, onAdd, onClose } = props;
  const beside = { variant: 'outline', looksDisabled: !acts.isReady } as const;
  return (
    <Bar>
      <Muted role="status">{acts.said}</Muted>
      <div>
        <Button
          looksDisabled={!acts.isReady}
          busy={acts.isBusy}
          onClick={() => acts.download(format)}
        >
          <DownloadIcon size={18} />
          Download
        </Button>
        <Button
          variant="outline"
          looksDisabled={!acts.isReady || isFull}
          onClick={() => acts.isReady && onAdd()}
        >
          <PlusIcon size={18} />
          Add to carousel
        </Button>
        {ways.canShare ? (
          <Button {...beside} onClick={() => acts.share(format)}>
            <ShareIcon size={18} />
            Share
          </Button>
        ) : (
          ways.canCopy && (
            <Button {...beside} onClick={acts.copyWithPost}>
              <CopyIcon size={18} />
              Copy with post
            </Button>
          )
        )}
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </Bar>
  );
});

/** Stays in view below the controls. */
const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: '1',
    display: 'grid',
    gap: '2',
    marginInline: { base: '-4', md: '-6' },
    paddingInline: { base: '4', md: '6' },
    paddingTop: '3',
    paddingBottom: 'max(12px, env(safe-area-inset-bottom))',
    background: 'surface',
    borderTopWidth: '1px',
    borderColor: 'hairline',
    '& > p:empty': { display: 'none' },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& svg': { flexShrink: 0 },
    '& > div > *': { flex: { base: '1 0 auto', md: 'none' } },
    '& > div > :last-of-type': { marginInlineStart: { md: 'auto' } },
    '& button': { paddingInline: { base: '8px', md: '4' } },
    '@media (max-width: 379px)': { '& svg': { display: 'none' } },
  },
});
