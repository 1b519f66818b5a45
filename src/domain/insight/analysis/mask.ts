/** Kind of hidden data; also its placeholder, in square brackets. */
export type MaskKind =
  | 'name'
  | 'e-mail'
  | 'phone'
  | 'handle'
  | 'link'
  | 'order number'
  | 'ID number'
  | 'address'
  | 'bank account'
  | 'card number'
  | 'date of birth'
  | 'room number';

/**
 * A span that identifies a private person. Found by rules and short lists, on the device. Known
 * false positives are listed in `tests/domain/insight/analysis/masking.test.ts`.
 */
export interface Mask {
  /** UTF-16 offset of its first unit; `end` is the offset after its last one. */
  readonly start: number;
  readonly end: number;
  readonly kind: MaskKind;
}
