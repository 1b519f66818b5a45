import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { Card, CardFacts } from '#domain/pictures/card.ts';
import { sizeOf } from '#domain/pictures/sizes.ts';
import type { FailedCard } from '#services/pictures/pictures.ts';
import { restCardsAtom, showCardAtom } from '#state/pictures/cards.ts';

/** A card and its bitmap, which is handed to the one canvas that shows it. */
export type DrawnCard =
  | (CardFacts & { readonly ok: true; readonly card: Card; readonly bitmap: ImageBitmap })
  | FailedCard;

/** Width of the preview in CSS pixels. */
const WIDEST = 340;

/**
 * Draws a card whenever it changes, one at a time: while one is drawn, only the newest waits. The last
 * one stays until the next is there.
 */
export function useDrawnCard(card: Card): DrawnCard | undefined {
  const show = useSetAtom(showCardAtom);
  const rest = useSetAtom(restCardsAtom);
  const [drawn, setDrawn] = useState<DrawnCard>();
  const newest = useRef(card);
  const isDrawing = useRef(false);
  const isMounted = useRef(true);
  useEffect(() => {
    newest.current = card;
    async function draw(): Promise<void> {
      if (isDrawing.current) return;
      isDrawing.current = true;
      for (let last: Card | undefined; last !== newest.current && isMounted.current;) {
        last = newest.current;
        const { width } = sizeOf(last.size);
        const scale = Math.min(1, (WIDEST * globalThis.devicePixelRatio) / width);
        const result = await show(last, scale);
        if (!isMounted.current) break;
        setDrawn(result?.ok ? { ...result, card: last } : (result ?? FAILED));
      }
      isDrawing.current = false;
    }
    void draw();
  }, [card, show]);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      void rest();
    };
  }, [rest]);
  return drawn;
}

const FAILED: DrawnCard = { ok: false, problem: 'failed' };
