import { chakra } from '@chakra-ui/react';
import { memo, useRef, useState } from 'react';
import type { Mask } from '#domain/quotes/mask.ts';
import { formatRating } from '#domain/quotes/format-rating.ts';
import { labelWords } from '#domain/quotes/label-signs.ts';
import { labelsOf } from '#domain/quotes/quote-labels.ts';
import { isQuoteSource, QUOTE_SOURCES } from '#domain/quotes/quote-sources.ts';
import { titleLength } from '#domain/quotes/quote-title.ts';
import { isNotAbout, type Quote, type ShownWords } from '#domain/quotes/quote.ts';
import { hidingMasks, underMask } from '#domain/quotes/shown-words.ts';
import { chosenInHighContrast } from '#ui/theme/recipes.ts';
import { CrossIcon } from '#ui/pictures/icons.tsx';
import { MaskChoice } from './mask-choice.tsx';

interface QuoteRowProps {
  quote: Quote;
  /** Position in the whole list, from 1. */
  number: number;
  masks: readonly Mask[];
  /** True if the quote is included in the request; undefined until known. */
  goesIn: boolean | undefined;
  /** Label of the theme whose quotes are listed. */
  theme: string | undefined;
  /** Stable, so that only the row that changes is rendered. */
  on: QuoteActions;
}

export interface QuoteActions {
  choose(id: string, choice: 'pinned' | 'dropped'): void;
  toggleMasking(id: string): void;
  /** Shows masked words in this quote, or a name in all of them. */
  show(id: string, words: ShownWords, where: 'here' | 'everywhere'): void;
  maskAgain(id: string, words: ShownWords): void;
  toggleTheme(id: string, label: string): void;
  remove(id: string): void;
}

/** A quote as it would be sent, whether it is included, and controls to override both. */
export const QuoteRow = memo(({ quote, number, masks, goesIn, theme, on }: QuoteRowProps) => (
  <li data-out={goesIn === false ? '' : undefined}>
    <MaskedQuote quote={quote} masks={masks} on={on} />
    <button
      type="button"
      data-remove
      aria-label={`Remove quote ${number}`}
      onClick={() => on.remove(quote.id)}
    >
      <CrossIcon size={16} />
    </button>
    <div>
      <span>{factsOf(quote, goesIn).join(' · ')}</span>
      <div>
        {theme !== undefined && (
          <RowButton
            number={number}
            pressed={isNotAbout(quote, theme)}
            onClick={() => on.toggleTheme(quote.id, theme)}
          >
            Wrong theme
          </RowButton>
        )}
        {masks.length > 0 && (
          <RowButton
            number={number}
            pressed={quote.unmasked === true}
            onClick={() => on.toggleMasking(quote.id)}
          >
            Send unmasked
          </RowButton>
        )}
        <RowButton
          number={number}
          pressed={quote.choice === 'pinned'}
          onClick={() => on.choose(quote.id, 'pinned')}
        >
          Pin
        </RowButton>
        <RowButton
          number={number}
          pressed={quote.choice === 'dropped'}
          onClick={() => on.choose(quote.id, 'dropped')}
        >
          Exclude
        </RowButton>
      </div>
    </div>
  </li>
));

interface RowButtonProps {
  number: number;
  pressed: boolean;
  children: string;
  onClick(): void;
}

const RowButton = ({ number, pressed, children, onClick }: RowButtonProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    aria-label={`${children}, quote ${number}`}
    onClick={onClick}
  >
    {children}
  </button>
);

/** One class for all rows: their parts are styled by the recipe, not one by one. */
export const QuoteRows = chakra('ul', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      paddingBlock: '2',
      borderTopWidth: '1px',
      borderColor: 'hairline',
    },
    '& > li:first-of-type': { borderTopWidth: '0', paddingTop: '0' },
    '& b': { fontWeight: '600' },
    '& blockquote': {
      paddingTop: '3',
      fontSize: 'sm',
      lineHeight: '1.5',
      // A title has a line of its own.
      whiteSpace: 'pre-line',
      lineClamp: '4',
    },
    '& [data-out] blockquote': { opacity: 0.72 },
    '& > li > div': { gridColumn: '1 / -1' },
    '& > li > div:not([role])': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'end',
      columnGap: '1',
      // The facts take two lines before the buttons go below them.
      '& > span': {
        flex: '1 1 0',
        minWidth: '40%',
        paddingBlock: '1',
        color: 'muted',
        fontSize: 'xs',
        lineHeight: '1.4',
      },
      // The buttons stay together, beside the facts or below them.
      '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', columnGap: '1' },
    },
    '& > li > [role=group]': {
      marginTop: '2',
      paddingInline: '3',
      paddingTop: '2',
      background: 'accentSoft',
      borderRadius: 'field',
      overflowWrap: 'anywhere',
      '& > div': { display: 'flex', flexWrap: 'wrap', marginInline: '-2' },
      '& p': { color: 'ink' },
    },
    '& button:not([data-mask])': {
      minHeight: '11',
      minWidth: '11',
      paddingInline: '2',
      borderWidth: '1px',
      borderColor: 'transparent',
      borderRadius: 'field',
      fontSize: 'xs',
      fontWeight: '600',
      cursor: 'pointer',
      _hover: { background: 'accentSoft' },
      '&[aria-pressed=true]': {
        background: 'accentSoft',
        borderColor: 'accent',
        ...chosenInHighContrast,
      },
    },
    '& [data-remove]': {
      display: 'grid',
      placeItems: 'center',
      // Beside the first line, whatever the length of the quote and what is asked below it.
      gridArea: '1 / 2',
      alignSelf: 'start',
      color: 'muted',
    },
    '& mark': {
      background: 'accentSoft',
      color: 'ink',
      borderRadius: '4px',
      paddingInline: '1',
      '&:not([data-unmasked])': { whiteSpace: 'nowrap' },
    },
    '& [data-mask]': {
      cursor: 'pointer',
      textAlign: 'start',
      textDecoration: 'underline dotted',
      textUnderlineOffset: '3px',
      '&[aria-expanded=true]': { textDecorationStyle: 'solid' },
    },
    // With the keyboard, a mask below the fourth line gets the focus too.
    '& blockquote:has(:focus-visible)': { lineClamp: 'none' },
  },
});

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });

function factsOf(quote: Quote, goesIn: boolean | undefined): string[] {
  const { rating, date, count, speaker, source, language = 'en' } = quote;
  return [
    ...labelsOf(quote).map((label) => `Under “${labelWords(label)}”`),
    ...(speaker === undefined ? [] : [speaker]),
    ...(rating === undefined ? [] : [`${formatRating(rating)} of 5`]),
    ...(date === undefined ? [] : [date]),
    ...(source !== undefined && isQuoteSource(source) ? [QUOTE_SOURCES[source]] : []),
    ...(language === 'en' ? [] : [LANGUAGES.of(language) ?? language]),
    ...(count === undefined ? [] : [`said by ${count}`]),
    ...(goesIn === undefined ? [] : [statusOf(quote, goesIn)]),
  ];
}

function statusOf({ choice }: Quote, goesIn: boolean): string {
  if (goesIn) return choice === 'pinned' ? 'Pinned' : 'Included';
  if (choice === 'pinned') return 'Pinned, but too long for the space left';
  return choice === 'dropped' ? 'Excluded' : 'Not included';
}

/**
 * More than four lines hold on any screen, in UTF-16 units: a cell of 80 kB may have 20,000 masks.
 */
const LONGEST_SHOWN = 2000;

interface MaskedQuoteProps {
  quote: Quote;
  masks: readonly Mask[];
  on: QuoteActions;
}

/** The words of a quote. A press on a mask asks whether it should hide its words. */
function MaskedQuote({ quote, masks, on }: MaskedQuoteProps) {
  const [asked, setAsked] = useState<Mask>();
  const words = useRef<HTMLQuoteElement>(null);
  const isThere = asked && !quote.unmasked && masks.includes(asked);
  const hiding = hidingMasks(quote, quote.text, masks);
  const close = () => {
    setAsked(undefined);
    words.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
  };
  return (
    <>
      <blockquote ref={words} translate="no" lang={quote.language} dir="auto">
        <QuoteText
          {...{ quote, masks, hiding, asked }}
          onPress={(mask) => setAsked(mask === asked ? undefined : mask)}
        />
      </blockquote>
      {isThere && (
        <MaskChoice
          words={underMask(quote.text, asked)}
          isHidden={hiding.includes(asked)}
          onShow={(under, where) => {
            close();
            on.show(quote.id, under, where);
          }}
          onMask={(under) => {
            close();
            on.maskAgain(quote.id, under);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

interface QuoteTextProps {
  quote: Quote;
  masks: readonly Mask[];
  /** Those of the masks that hide their words. */
  hiding: readonly Mask[];
  /** The mask whose choice is open. */
  asked: Mask | undefined;
  onPress(mask: Mask): void;
}

/** Text of the quote, its title in bold, with masked parts replaced by a mark. */
function QuoteText({ quote, masks: all, ...on }: QuoteTextProps) {
  const masks = all.slice(0, all.findLastIndex(({ start }) => start < LONGEST_SHOWN) + 1);
  const end = Math.max(LONGEST_SHOWN, masks.at(-1)?.end ?? 0);
  const title = titleLength(quote);
  const isWhole = masks.every((mask) => mask.end <= title || mask.start >= title);
  const split = isWhole ? title : 0;
  const part = (from: number, to: number) => (
    <MaskedPart
      text={quote.text.slice(0, to)}
      from={from}
      masks={masks.filter(({ start }) => start >= from && start < to)}
      isUnmasked={quote.unmasked === true}
      {...on}
    />
  );
  return (
    <>
      {split > 0 && <b>{part(0, split)}</b>}
      {part(split, end)}
    </>
  );
}

interface MaskedPartProps extends Omit<QuoteTextProps, 'quote'> {
  text: string;
  /** Offset of the part in the text. */
  from: number;
  isUnmasked: boolean;
}

function MaskedPart({ text, from, masks, hiding, asked, isUnmasked, onPress }: MaskedPartProps) {
  return (
    <>
      {masks.map((mask, index) => {
        const { start, end, kind } = mask;
        const words = text.slice(start, end);
        const isHidden = hiding.includes(mask);
        return (
          <span key={start}>
            {text.slice(masks[index - 1]?.end ?? from, start)}
            <mark data-unmasked={isHidden ? undefined : ''}>
              {isUnmasked ? (
                words
              ) : (
                <button
                  type="button"
                  data-mask
                  aria-expanded={mask === asked}
                  aria-label={isHidden ? `[${kind}] hides ${words}` : `${words}, not masked`}
                  onClick={() => onPress(mask)}
                >
                  {isHidden ? `[${kind}]` : words}
                </button>
              )}
            </mark>
          </span>
        );
      })}
      {text.slice(masks.at(-1)?.end ?? from)}
    </>
  );
}
