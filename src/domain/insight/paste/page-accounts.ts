import { mayBeName } from './names.ts';
import type { PageLine } from './page-line.ts';

/** `212 products in account`: below the name, which a site for games shows below the votes. */
const ACCOUNT =
  /^\d{1,5} (?:products?|produkte?n?|produits?|productos?|prodott[oi]|producten|produtos?|produkt\p{L}*|作品) .{1,12}(?:account|compte|cuenta|conta|konto|konta|kontot)$/iu;

/** Lets the words of a review reach down to its author, over the buttons between. */
export function withAccounts(lines: readonly PageLine[]): readonly PageLine[] {
  const accounts = lines.flatMap(({ text }, at) =>
    ACCOUNT.test(text.slice(0, LONGEST)) ? [at] : [],
  );
  const first = lines.findIndex(({ kind }) => kind === 'date');
  // On another page of the same site the names are above the words.
  if ((accounts[0] ?? -1) < first) return lines;
  const between = new Set(accounts.flatMap((at) => buttonsAbove(lines, at - 1)));
  return lines.map((line, at) =>
    between.has(at) ? { kind: 'sign', text: line.text, isApart: line.isApart } : line,
  );
}

/** In UTF-16 units. */
const LONGEST = 60;

/** The buttons between a name and the words above them. */
function buttonsAbove(lines: readonly PageLine[], name: number): number[] {
  if (lines[name]?.kind !== 'text' || !mayBeName(lines[name]?.text ?? '')) return [];
  const buttons: number[] = [];
  for (let at = name - 1; lines[at]?.kind === 'button' || lines[at]?.kind === 'sign'; at -= 1)
    buttons.push(at);
  return buttons;
}
