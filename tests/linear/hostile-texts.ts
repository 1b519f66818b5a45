/**
 * The repeated units of a hostile text. Each made a pattern or a loop of this project quadratic, or
 * could.
 */
const UNITS = [
  ['a', 'A', '1', ' ', '\n', '[', '(', ')', '"', '“', ',', ';', '|', '.', '-', '_', '*', '#'],
  ['@', '/', '\\', '<', '`', ':', '★', '😀', '\u0301', '漢', 'न', 'ا', 'é', 'ﷺ', '\n ', '\n-'],
  ['A ', 'a,', 'a,b\n', '"a"', '",', '""', '1.', '1,1', '1 of ', 'a.', 'a-', "a'", 'a@b.'],
  ['@a.', '#1', 'com.', 'a.com/', 'https://a)', '. A', '- ', '[q1', '[q1] ', '[q1, ', '{"a":'],
  ['[{', '{}\n', '<think>', 'Title:', 'Tags: \n', 'IMAGE PROMPT:\n', 'review,', '2024-01-01 '],
  ['+49 1', 'Ann Taylor ', 'Mr. ', 'thanks to ', 'Anna and ', 'Bey ', 'Aa A ', 'sk-', 'the best '],
  [
    '1 Elm ',
    '1 street ',
    'rue de la ',
    '12 rue a ',
    'calle a ',
    'via Aa ',
    'Aweg ',
    'Am Aa 1 ',
    'A1 1A',
  ],
  [
    'DE89 3704 ',
    '4111 ',
    'order ',
    'order 1 ',
    'A1-',
    'my site ',
    'a_b',
    'a_',
    'insta: ',
    '1号',
    '路',
  ],
  ['one two ', 'null', 'car A1 ', 'Aa House, ', 'my name on insta ', 'A@[a]', 'a dot ', '1-1'],
  ['try again in 1s ', '“a b c d e f” ', 'data: {}\n\n'],
  // Fields of a mail, initials below a reaction, the name of a writer
  ['To: a@b\n', 'JK\n', 'Ann\n'],
].flat();

export interface HostileText {
  readonly name: string;
  readonly of: (length: number) => string;
}

/** Runs between two names: a pattern that fails at their ends goes back over all of them. */
export const hostileTexts = (units: readonly string[] = UNITS): readonly HostileText[] =>
  units.map((unit) => ({
    name: JSON.stringify(unit),
    of: (length) => `Xo${unit.repeat(Math.ceil(length / unit.length)).slice(0, length - 4)}Xo`,
  }));
