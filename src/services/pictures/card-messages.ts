import type { Card } from '#domain/pictures/card.ts';
import type { CardFormat } from '#domain/pictures/card-choices.ts';
import type { FailedCard, PhotoResult, ShownCard, WrittenCard } from './pictures.ts';

/** A question to the worker that draws. */
export type CardQuestion =
  | { readonly id: number; readonly card: Card; readonly photo?: Blob; readonly scale: number }
  | { readonly id: number; readonly card: Card; readonly photo?: Blob; readonly format: CardFormat }
  | { readonly id: number; readonly file: Blob };

export interface CardAnswer {
  readonly id: number;
  readonly result: ShownCard | WrittenCard | FailedCard | PhotoResult;
}
