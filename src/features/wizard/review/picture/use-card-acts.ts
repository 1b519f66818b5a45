import { useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { type Draft, visibleText } from '#domain/drafts/draft.ts';
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
  type PostBeside,
  shareCardAtom,
} from '#state/pictures/cards.ts';
import { useLatest } from '../use-latest.ts';
import type { DrawnCard } from './use-drawn-card.ts';

/** The ways of a card out of the app. */
export interface CardActs {
  /** True if there is a card to take along: presses do nothing before. */
  readonly isReady: boolean;
  readonly isBusy: boolean;
  /** Outcome of the last press, in words; empty before. */
  readonly said: string;
  download(format: CardFormat): void;
  /** With the post, where the share sheet takes both. */
  share(format: CardFormat): void;
  copy(): void;
  copyWithPost(): void;
  copyAltText(): void;
  /** Says what came of another press. */
  say(words: string): void;
}

const FAILED = 'That didn’t work here. Try again, or another way.';

/** Takes along what is on the screen: the card that was drawn last, and the post as it is then. */
export function useCardActs(drawn: DrawnCard | undefined, draft: Draft): CardActs {
  const [said, say] = useState('');
  const [isBusy, setBusy] = useState(false);
  const download = useSetAtom(downloadCardAtom);
  const copy = useSetAtom(copyCardAtom);
  const share = useSetAtom(shareCardAtom);
  const copyAltText = useSetAtom(copyAltTextAtom);
  const latest = useLatest(draft);
  // The same object until something is drawn or said: a keystroke renders no button.
  return useMemo(() => {
    const shown = drawn?.ok ? drawn : undefined;
    // Of what is on the screen, not of what is being drawn.
    const nameOf = (format: CardFormat) =>
      shown ? cardFileName(latest().origin.platform, shown.card, format) : '';
    const post = (): PostBeside => ({ id: latest().id, text: visibleText(latest()).trim() });
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
      download(format) {
        const fileName = nameOf(format);
        void act((card) => download(card, format, fileName), `Saved as ${fileName}.`);
      },
      share: (format) => void act((card) => share(card, format, nameOf(format), post()), SHARED),
      copy: () => void act((card) => copy(card), 'Picture copied.'),
      copyWithPost: () => void act((card) => copy(card, post()), BOTH_COPIED),
      copyAltText: () =>
        void act((card) => copyAltText(shown ? cardAltText(card, shown) : ''), ALT_COPIED),
    };
  }, [drawn, isBusy, said, latest, download, copy, share, copyAltText]);
}

const SHARED = 'Shared. Some apps take only the picture: then copy the post and paste it there.';
const BOTH_COPIED = 'Picture and post copied. Some apps paste only one of them.';

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
