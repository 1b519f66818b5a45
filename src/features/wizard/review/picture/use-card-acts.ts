import { useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import type { Card } from '#domain/pictures/card.ts';
import type { CardFormat } from '#domain/pictures/card-choices.ts';
import { cardAltText, cardFileName } from '#domain/pictures/card-texts.ts';
import {
  type CardOutcome,
  type CardWays,
  cardWaysAtom,
  copyAltTextAtom,
  copyCardAtom,
  downloadCardAtom,
  shareCardAtom,
} from '#state/pictures/cards.ts';
import type { DrawnCard } from './use-drawn-card.ts';

/** The ways of a card out of the app. */
export interface CardActs {
  /** True if there is a card to take along: presses do nothing before. */
  readonly isReady: boolean;
  readonly isBusy: boolean;
  /** Outcome of the last press, in words; empty before. */
  readonly said: string;
  /** The platform is the first part of the file's name. */
  download(format: CardFormat, platform: string): void;
  share(format: CardFormat, platform: string): void;
  copy(): void;
  copyAltText(): void;
  /** Says what came of another press. */
  say(words: string): void;
}

const FAILED = 'That didn’t work here. Try again, or another way.';

/** Takes along what is on the screen: the card that was drawn last. */
export function useCardActs(drawn: DrawnCard | undefined): CardActs {
  const [said, say] = useState('');
  const [isBusy, setBusy] = useState(false);
  const download = useSetAtom(downloadCardAtom);
  const copy = useSetAtom(copyCardAtom);
  const share = useSetAtom(shareCardAtom);
  const copyAltText = useSetAtom(copyAltTextAtom);
  // The same object until something is drawn or said: a keystroke renders no button.
  return useMemo(() => {
    const shown = drawn?.ok ? drawn : undefined;
    // Of what is on the screen, not of what is being drawn.
    const nameOf = (platform: string, format: CardFormat) =>
      shown ? cardFileName(platform, shown.card, format) : '';
    async function act(way: (card: Card) => Promise<CardOutcome>, done: string): Promise<void> {
      if (isBusy || !shown) return;
      setBusy(true);
      say('');
      const outcome = await way(shown.card);
      setBusy(false);
      say(outcome === 'done' ? done : outcome === 'failed' ? FAILED : '');
    }
    return {
      isReady: shown !== undefined,
      isBusy,
      said,
      say,
      download(format, platform) {
        const fileName = nameOf(platform, format);
        void act((card) => download(card, format, fileName), `Saved as ${fileName}.`);
      },
      share: (format, platform) =>
        void act((card) => share(card, format, nameOf(platform, format)), 'Shared.'),
      copy: () => void act(copy, 'Picture copied.'),
      copyAltText: () =>
        void act((card) => copyAltText(shown ? cardAltText(card, shown) : ''), ALT_COPIED),
    };
  }, [drawn, isBusy, said, download, copy, share, copyAltText]);
}

const ALT_COPIED = 'Alt text copied. Paste it where the platform asks you to describe the picture.';

/** Finds out what this browser can do with a picture; nothing until that is known. */
export function useCardWays(): CardWays {
  const find = useSetAtom(cardWaysAtom);
  const [ways, setWays] = useState<CardWays>({ canCopy: false, canShare: false });
  useEffect(() => {
    void find().then(setWays);
  }, [find]);
  return ways;
}
