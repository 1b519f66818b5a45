import { chakra } from '@chakra-ui/react';
import { createContext, Fragment, type ReactNode, useContext, useState } from 'react';
import { languageOfText } from '#domain/posts/text-language.ts';
import type { Entity } from '#domain/posts/text-metrics.ts';

/** Requested language of the post, as an ISO 639-1 code. */
export const AskedLanguage = createContext('en');

interface PostTextProps {
  text: string;
  entities: readonly Entity[];
  /** Offset in UTF-16 units where "more" is shown; undefined if all of the text is visible. */
  fold: number | undefined;
  /** The platform's label for "more". */
  more: string;
  /** Precedes the text, on its first line. */
  before?: ReactNode;
  /** Colour of hashtags, links and mentions. */
  linkColor?: string;
}

/** Text as readers see it: line breaks, coloured hashtags and links, and the fold. */
export function PostText({ text, entities, fold, more, before, linkColor = LINK }: PostTextProps) {
  const asked = useContext(AskedLanguage);
  const [open, setOpen] = useState(false);
  const end = open || fold === undefined ? text.trimEnd().length : fold;
  return (
    <chakra.p
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      lang={languageOfText(text, asked)}
      dir="auto"
      data-folded={end === fold}
    >
      {/* Isolated: its letters must not affect the direction of the text. */}
      {before && <bdi>{before}</bdi>}
      {pieces(text, entities, end).map(({ kind, text: piece, start }) =>
        kind === 'plain' ? (
          <Fragment key={start}>{piece}</Fragment>
        ) : (
          <chakra.span key={start} color={linkColor} data-entity={kind}>
            {piece}
          </chakra.span>
        ),
      )}
      {fold !== undefined && (
        <>
          {open ? ' ' : '… '}
          <chakra.button
            type="button"
            aria-expanded={open}
            fontWeight="600"
            color="inherit"
            opacity="0.85"
            paddingBlock="1"
            cursor="pointer"
            onClick={() => setOpen(!open)}
          >
            {open ? 'Show less' : more}
          </chakra.button>
        </>
      )}
    </chakra.p>
  );
}

/** Readable on light and dark cards, and not a brand colour. */
const LINK = 'light-dark(#0B57A4, #8AC0FF)';

interface Piece {
  readonly kind: Entity['kind'] | 'plain';
  readonly text: string;
  readonly start: number;
}

/** Splits the text up to `end` wherever its colour changes. */
function pieces(text: string, entities: readonly Entity[], end: number): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const { kind, start, end: stop } of entities) {
    if (start >= end) break;
    found.push({ kind: 'plain', text: text.slice(from, start), start: from });
    from = Math.min(stop, end);
    found.push({ kind, text: text.slice(start, from), start });
  }
  found.push({ kind: 'plain', text: text.slice(from, end), start: from });
  return found.filter((piece) => piece.text !== '');
}
