import type { Theme } from '#domain/quotes/analysis.ts';
import { describe, expect, test } from 'vitest';
import { countPosts, focusOn, isFocus, postsByQuote, unfocus } from '#domain/posts/theme-focus.ts';
import type { Quote } from '#domain/quotes/quote.ts';

const theme = (label: string, ...quoteIds: string[]): Theme => ({
  label,
  count: quoteIds.length,
  quoteIds,
});
const STAFF = theme('Staff', 'a', 'b');
const PRICE = theme('Price and value', 'c');
const LABELS = [STAFF.label, PRICE.label];

const quote = (id: string, choice?: 'pinned' | 'dropped'): Quote => ({
  id,
  text: id,
  ...(choice && { choice }),
});
const campaign = (subject: string, ...quotes: Quote[]) => ({ subject, quotes });
const choicesOf = ({ quotes }: { quotes: readonly Quote[] }) => quotes.map(({ choice }) => choice);

describe('writing about a theme', () => {
  test('a focus pins its quotes, unpins others and keeps excluded ones excluded', () => {
    const before = campaign('', quote('a'), quote('b', 'dropped'), quote('c', 'pinned'));
    const after = focusOn(before, STAFF, LABELS);
    expect(choicesOf(after)).toEqual(['pinned', 'dropped', undefined]);
    expect(isFocus(after, STAFF)).toBe(true);
    expect(isFocus(after, PRICE)).toBe(false);
  });

  test.each([
    ['', 'Staff'],
    ['Price and value', 'Staff'],
    ['Our summer blouse', 'Our summer blouse – Staff'],
    ['Our summer blouse – Price and value', 'Our summer blouse – Staff'],
    ['Our summer blouse – Staff', 'Our summer blouse – Staff'],
    ['x'.repeat(500), 'x'.repeat(500)],
  ])('a focus adds its label to the subject “%s”', (subject, filled) => {
    expect(focusOn(campaign(subject, quote('a')), STAFF, LABELS).subject).toBe(filled);
  });

  const before = campaign('Mine', quote('a'), quote('c', 'pinned'));
  const after = focusOn(before, STAFF, LABELS);
  const change = { before, after };

  test('undo restores pins and subject, and keeps later quotes', () => {
    const undone = unfocus({ ...after, quotes: [...after.quotes, quote('d', 'pinned')] }, change);
    expect(undone.subject).toBe('Mine');
    expect(choicesOf(undone)).toEqual([undefined, 'pinned', 'pinned']);
  });

  test('undo keeps a subject edited since', () => {
    const undone = unfocus({ ...after, subject: 'Mine, and our staff' }, change);
    expect(undone.subject).toBe('Mine, and our staff');
    expect(choicesOf(undone)).toEqual([undefined, 'pinned']);
  });

  test('undo keeps choices made since', () => {
    const quotes = [quote('a', 'dropped'), quote('c', 'dropped')];
    const undone = unfocus({ ...after, quotes }, change);
    expect(undone.subject).toBe('Mine');
    expect(choicesOf(undone)).toEqual(['dropped', 'dropped']);
  });

  test('undo changes nothing if subject and choices were edited since', () => {
    const edited = { subject: 'Other', quotes: [quote('a', 'dropped'), quote('c', 'pinned')] };
    expect(unfocus(edited, change)).toBe(edited);
  });
});

describe('counting the posts of a theme', () => {
  const draft = (id: string, quotes: readonly string[], copyOf?: string) => ({
    id,
    ...(copyOf !== undefined && { copyOf }),
    evidence: { links: [{ start: 0, end: 1, quotes }], quotes: [] },
  });

  test('a post based on a theme’s quotes counts once', () => {
    const posts = postsByQuote([draft('1', ['a', 'b']), draft('2', ['c']), draft('3', ['b'])]);
    expect(countPosts(STAFF.quoteIds, posts)).toBe(2);
    expect(countPosts(PRICE.quoteIds, posts)).toBe(1);
    expect(countPosts(['z'], posts)).toBe(0);
  });

  test('copies and posts without evidence don’t count', () => {
    const posts = postsByQuote([draft('1', ['a']), draft('2', ['a'], '1'), { id: '3' }]);
    expect(countPosts(STAFF.quoteIds, posts)).toBe(1);
  });
});
