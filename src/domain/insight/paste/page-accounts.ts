import { mayBeName } from './names.ts';
import type { PageLine } from './page-line.ts';

/** `212 products in account`: below the name, which a site for games shows below the votes. */
const ACCOUNT =
  /^\d{1,5} (?:products?|produkte?n?|produits?|productos?|prodott[oi]|producten|produtos?|produkt\p{L}*|作品) .{1,12}(?:account|compte|cuenta|conta|konto|konta|kontot)$/iu;

/** Lets the words of a review reach down to its author, over the buttons between. */
export const withAccounts = (lines: readonly PageLine[]): readonly PageLine[] => {
  const between = new Set(
    lines.flatMap(({ text }, at) =>
      ACCOUNT.test(text.slice(0, 60)) ? buttonsAbove(lines, at - 1) : [],
    ),
  );
  return between.size === 0
    ? lines
    : lines.map(({ text, isApart, ...kind }, at) =>
        between.has(at) ? { kind: 'sign', text, isApart } : { ...kind, text, isApart },
      );
};

/** The buttons between a name and the words above them. */
function buttonsAbove(lines: readonly PageLine[], name: number): number[] {
  if (lines[name]?.kind !== 'text' || !mayBeName(lines[name]?.text ?? '')) return [];
  const buttons: number[] = [];
  for (let at = name - 1; lines[at]?.kind === 'button' || lines[at]?.kind === 'sign'; at -= 1)
    buttons.push(at);
  return buttons;
}
