/** Kind of hidden data; also its placeholder, in square brackets. */
const MASK_KINDS = [
  'name',
  'e-mail',
  'phone',
  'handle',
  'link',
  'order number',
  'ID number',
  'address',
  'bank account',
  'card number',
  'date of birth',
  'room number',
] as const;

export type MaskKind = (typeof MASK_KINDS)[number];

export const isMaskKind = (value: unknown): value is MaskKind =>
  MASK_KINDS.some((kind) => kind === value);

/**
 * A span that identifies a private person. Found by rules and short lists, on the device. Known
 * false positives are listed in `tests/insight/analysis/masking.test.ts`.
 */
export interface Mask {
  /** UTF-16 offset of its first unit; `end` is the offset after its last one. */
  readonly start: number;
  readonly end: number;
  readonly kind: MaskKind;
}

/** Masks by the text in which they were looked for: empty for a text without any. */
export type Masks = ReadonlyMap<string, readonly Mask[]>;

/** The masks of a text. Throws for a text that was not searched: it must not be sent as it is. */
export function knownMasks(text: string, masks: Masks): readonly Mask[] {
  const found = masks.get(text);
  if (!found) throw new Error('A text whose masks are not known');
  return found;
}

/** Replaces each masked span by its placeholder. */
export function applyMasks(text: string, masks: readonly Mask[]): string {
  let masked = '';
  let from = 0;
  for (const { start, end, kind } of masks) {
    masked += `${text.slice(from, start)}[${kind}]`;
    from = end;
  }
  return masked + text.slice(from);
}
