import { LEAST_CARDS, MOST_CARDS } from '#domain/pictures/carousel.ts';
import { sizeOf, type SizeId } from '#domain/pictures/sizes.ts';
import type { CarouselOutcome, LeftOut } from '#state/pictures/save-carousel.ts';

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const LIMITS = `a carousel has ${NUMBERS[LEAST_CARDS]} to ${NUMBERS[MOST_CARDS]}`;

export const FULL = `That’s all: ${LIMITS} cards. To add another, remove one.`;

export const COUNT_PROBLEMS = {
  few: `Add another card: ${LIMITS}.`,
  many: `Remove some cards: ${LIMITS}.`,
} as const;

export const LEFT_OUT: Readonly<Record<LeftOut, string>> = {
  gone: 'Left out: its review was removed or excluded.',
  changed: 'Left out: its review was changed. Remove it and add it again.',
  'too-long': 'Left out: its words don’t fit this size. Choose a shorter part.',
  empty: 'Left out: it has no words.',
  'no-photo': 'Left out: its photo was removed.',
};

export const countOfCards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

interface Added {
  readonly place: number;
  readonly chosen: SizeId;
  readonly size: SizeId;
}

/** Says that a card was added, and if it will have another size than the chosen one. */
export const addedText = ({ place, chosen, size }: Added): string =>
  `Added as card ${place} of the carousel.${chosen === size ? '' : otherSize(chosen, size)}`;

const otherSize = (chosen: SizeId, size: SizeId): string =>
  ` All its cards have the size of the first: ${sizeOf(size).name}, not ${sizeOf(chosen).name}.`;

/** Says what came of a download. `places` are those of all cards by id, from 1. */
export function outcomeText(outcome: CarouselOutcome, places: ReadonlyMap<string, number>): string {
  switch (outcome.kind) {
    case 'saved':
      return `Saved ${countOfCards(outcome.count)} as ${outcome.fileName}.`;
    case 'incomplete': {
      const left = [...outcome.problems.keys()].flatMap((id) => places.get(id) ?? []);
      const which = left.length === 1 ? `card ${left[0]}` : `cards ${left.join(', ')}`;
      return `Nothing was saved: ${which} can’t be drawn, as the list says. Press again to save the others.`;
    }
    case 'stopped':
      return 'Stopped. Nothing was saved.';
    case 'failed':
      return 'That didn’t work here. Try again, or reload the page.';
    case 'few':
    case 'many':
      return COUNT_PROBLEMS[outcome.kind];
  }
}
