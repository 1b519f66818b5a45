import { chakra } from '@chakra-ui/react';
import { createContext, Fragment, type ReactNode, useContext, useState } from 'react';
import { languageOfText } from '#domain/posts/text-language.ts';
import type { Entity } from '#domain/platforms/text-metrics.ts';

/** Requested language of the post, as an ISO 639-1 code. */
export const AskedLanguage = createContext('en');

interface PostTextProps {
  text: string;
  entities: readonly Entity[];
  /** Offset in UTF-16 units where "more" is shown; undefined if all of the text is visible. */
  fold: number | undefined;
  /** The platform's label for "more". */
  more: string;
  /** True if the platform writes "…more" without a space. */
  isMoreTight?: boolean;
  /** Precedes the text, on its first line. */
  before?: ReactNode;
  /** Colour of hashtags, links and mentions. */
  linkColor?: string;
}

/** Text as readers see it: line breaks, coloured hashtags and links, and the fold. */
export function PostText(props: PostTextProps) {
  const { text, entities, fold, more, isMoreTight = false, before, linkColor = LINK } = props;
  const asked = useContext(AskedLanguage);
  const [open, setOpen] = useState(false);
  const isFolded = !open && fold !== undefined;
  const end = isFolded ? shownEnd(text, fold) : text.trimEnd().length;
  return (
    <chakra.p
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      htmlTranslate="no"
      lang={languageOfText(text, asked)}
      dir="auto"
      data-folded={isFolded}
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
          {open ? ' ' : isMoreTight ? '…' : '… '}
          <chakra.button
            type="button"
            aria-expanded={open}
            fontWeight="600"
            color="inherit"
            opacity="0.85"
            paddingBlock="2"
            marginBlock="-8px"
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

/**
 * End of the text before the ellipsis, which continues the last line: platforms put it neither on a
 * line of its own nor after a full stop.
 */
function shownEnd(text: string, fold: number): number {
  const shown = text.slice(0, fold).trimEnd();
  return shown.endsWith('.') && !shown.endsWith('..') ? shown.length - 1 : shown.length;
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
