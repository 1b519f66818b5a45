import { findContacts } from './contacts.ts';
import { findNames } from './person-names.ts';

/**
 * What tells who a private person is: e-mail addresses, telephone numbers, names and handles. Found by
 * rules and short lists, on the device. What is taken for a name and is none stands in
 * `tests/domain/analysis/masking.test.ts`.
 */
export interface Mask {
  /** Where it stands in the text, in UTF-16 units; `end` is the first one behind it. */
  readonly start: number;
  readonly end: number;
  readonly kind: 'name' | 'e-mail' | 'phone';
}

/** What is to be masked in a text, in its order, never overlapping. */
export function findMasks(text: string): readonly Mask[] {
  const found = [...findContacts(text), ...findNames(text)];
  return joined(found.toSorted((a, b) => a.start - b.start));
}

/** Where two overlap, one mask hides both. */
function joined(sorted: readonly Mask[]): Mask[] {
  const apart: Mask[] = [];
  for (const mask of sorted) {
    const last = apart.at(-1);
    if (!last || last.end <= mask.start) apart.push(mask);
    else apart[apart.length - 1] = { ...last, end: Math.max(last.end, mask.end) };
  }
  return apart;
}

/** The text with each mask in place of what it hides: `[name]`, `[e-mail]`, `[phone]`. */
export function applyMasks(text: string, masks: readonly Mask[]): string {
  let masked = '';
  let from = 0;
  for (const { start, end, kind } of masks) {
    masked += `${text.slice(from, start)}[${kind}]`;
    from = end;
  }
  return masked + text.slice(from);
}
