import { trimEnd } from '#domain/platforms/trim-end.ts';

/** Signs before the items of a list for and against something. */

const SIGNS: readonly (readonly ['praise' | 'complaint', RegExp])[] = [
  ['praise', /^(?:\(?\+\)?|[👍🟢🤩😍🥰👏😊🙂😀😃😄☺✅✔✓☑🗸🗹➕💚❤]|:-?\))$/u],
  ['complaint', /^(?:\(?[-−–—]\)?|[👎🔴🤬🤮😤😒🙄☹🙁😞😠😡😕😟❌❎✗✘✕✖☒🗙➖💔]|:-?\()$/u],
];

/** White space, a dot, and what changes the look of an emoji: its presentation, its skin tone. */
const VARIANT = /\s|·|\uFE0E|\uFE0F|\p{Emoji_Modifier}/gu;

/** The sense of a sign before an item: `+`, `👎`; undefined for anything else. */
export function signSense(label: string): 'praise' | 'complaint' | undefined {
  const sign = label.replace(VARIANT, '');
  return sign.length > 4 ? undefined : SIGNS.find(([, form]) => form.test(sign))?.[0];
}

/** The words of a label as they are shown and sent: a sign gets the name of its sense. */
export function labelWords(label: string): string {
  const sign = signSense(label);
  if (sign) return sign === 'praise' ? 'Pro' : 'Con';
  return trimEnd(label, /[\s:：·]/u).trim();
}
