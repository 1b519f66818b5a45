import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from '#domain/drafts/draft.ts';
import { type CardFormat, chosenSize } from '#domain/pictures/card-choices.ts';
import type { CardQuotes } from '#domain/pictures/card-quotes.ts';
import { carouselSize, countProblem, placedCards } from '#domain/pictures/carousel.ts';
import { type SizeId, sizeOf } from '#domain/pictures/sizes.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { brandSignOffAtom } from '#state/pictures/card-choices.ts';
import {
  addCardAtom,
  carouselOfAtom,
  moveCardAtom,
  removeCardAtom,
  removedCardOfAtom,
  undoRemoveCardAtom,
} from '#state/pictures/carousels.ts';
import {
  type CarouselOutcome,
  type CarouselRequest,
  type LeftOut,
  saveCarouselAtom,
} from '#state/pictures/save-carousel.ts';
import { addedText, FULL, LEFT_OUT, outcomeText } from './carousel-texts.ts';

/** A card of the list. */
export interface CarouselRow {
  readonly id: string;
  readonly words: string;
  readonly language?: string;
  /** Remarks about it, empty for none. */
  readonly note: string;
}

const NOTHING: ReadonlyMap<string, LeftOut> = new Map();

/** The carousel of a post: its cards, and what can be done with them. `say` tells what came of it. */
export function useCarousel(draft: Draft, quotes: CardQuotes, say: (words: string) => void) {
  const cards = useAtomValue(carouselOfAtom)(draft);
  const signOff = useAtomValue(brandSignOffAtom);
  const removed = useAtomValue(removedCardOfAtom)(draft);
  const moveCard = useSetAtom(moveCardAtom);
  const removeCard = useSetAtom(removeCardAtom);
  const bringBack = useSetAtom(undoRemoveCardAtom);
  const [found, setFound] = useState(NOTHING);
  const { isSaving, save, stop } = useSaving(draft, say);
  const size = carouselSize(cards);
  const placed = placedCards(cards, quotes, signOff);
  const problems = new Map(found);
  for (const one of placed) if ('problem' in one) problems.set(one.id, one.problem);
  const rows = placed.map((one, index): CarouselRow => {
    const problem = problems.get(one.id);
    const card = cards[index];
    const chosen = card ? chosenSize(card.choices, undefined) : size;
    const note = problem ? LEFT_OUT[problem] : sizeNote(chosen, size);
    return 'card' in one ? { id: one.id, note, ...one.card } : { id: one.id, note, words: '' };
  });
  /** Forgets what was said of the cards as they were. */
  function renew(words: string): void {
    setFound(NOTHING);
    say(words);
  }
  return {
    rows,
    size,
    problem: countProblem(cards.length),
    isSaving,
    removed,
    stop,
    moveBy(id: string, by: number): void {
      moveCard(draft, id, by);
      const place = cards.findIndex((card) => card.id === id) + 1 + by;
      renew(`Now card ${place} of ${cards.length}.`);
    },
    remove(id: string): void {
      removeCard(draft, id);
      renew('');
    },
    undo(): void {
      bringBack();
      renew('');
    },
    async save(form: 'zip' | 'pdf', format: CardFormat): Promise<void> {
      const leftOut = new Set(problems.keys());
      const outcome = await save({ form, format, leftOut });
      if (!outcome) return;
      if (outcome.kind === 'incomplete') setFound(outcome.problems);
      say(outcomeText(outcome, new Map(cards.map((card, index) => [card.id, index + 1]))));
    },
  };
}

/** Adds cards to the carousel of a post. The same function while their words stay. */
export function useAddCard(
  draft: Draft,
  quote: Quote,
  sentences: readonly number[],
  say: (words: string) => void,
) {
  const add = useSetAtom(addCardAtom);
  return useCallback(() => {
    const added = add(draft, { quote, sentences });
    say(added ? addedText(added) : FULL);
  }, [add, draft, quote, sentences, say]);
}

export type Carousel = ReturnType<typeof useCarousel>;

const sizeNote = (chosen: SizeId, size: SizeId): string =>
  chosen === size ? '' : `Chosen as ${sizeOf(chosen).name}, drawn as ${sizeOf(size).name}.`;

type Saved = Pick<CarouselRequest, 'form' | 'format' | 'leftOut'>;

/** Draws and saves one file at a time. What is under way ends with the dialog. */
function useSaving(draft: Draft, say: (words: string) => void) {
  const saveCarousel = useSetAtom(saveCarouselAtom);
  const [isSaving, setSaving] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    isSaving,
    stop: () => running.current?.abort(),
    /** Undefined if another file is under way. */
    async save(saved: Saved): Promise<CarouselOutcome | undefined> {
      if (running.current) return undefined;
      const { signal } = (running.current = new AbortController());
      setSaving(true);
      const onCard = (place: number, count: number) => say(`Drawing card ${place} of ${count}…`);
      const outcome = await Promise.race([
        saveCarousel({ ...saved, draft, signal, onCard }),
        stoppedBy(signal),
      ]);
      running.current = undefined;
      setSaving(false);
      return outcome;
    },
  };
}

/** Settles at once, whatever is being drawn or loaded: that is dropped when it is there. */
const stoppedBy = (signal: AbortSignal) =>
  new Promise<CarouselOutcome>((resolve) => {
    signal.addEventListener('abort', () => resolve({ kind: 'stopped' }));
  });
