import { chakra } from '@chakra-ui/react';
import { memo, useState } from 'react';
import type { CardQuote, CardQuotes } from '#domain/pictures/card-quotes.ts';
import { formatRating } from '#domain/quotes/format-rating.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { Button } from '#ui/controls/button.tsx';
import { ChoiceGroup } from '#ui/controls/choice.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { Fold } from '#ui/page/fold.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';
import { choiceInput, choiceSurface } from '#ui/theme/recipes.ts';

interface CardWordsProps {
  quotes: CardQuotes;
  quote: CardQuote;
  /** Indexes of its sentences on the card; none for all. */
  sentences: readonly number[];
  onChoose(quote: Quote): void;
  onPick(id: string, sentences: readonly number[]): void;
}

/** The quote of the card, and which of its sentences it shows. */
export const CardWords = memo(({ quotes, quote, sentences, onChoose, onPick }: CardWordsProps) => {
  const [isOpen, setOpen] = useState(false);
  const count = quotes.used.length + quotes.others.length;
  return (
    <Stack gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {quote.sentences.length > 0 && (
        <Sentences quote={quote} sentences={sentences} onPick={onPick} />
      )}
      {count > 1 && (
        <Fold title="Choose a review" answer={quote.words} isOpen={isOpen} onToggle={setOpen}>
          <Choice quotes={quotes} chosenId={quote.id} onChoose={onChoose} />
        </Fold>
      )}
    </Stack>
  );
});

/** More are added on a press: a list of a thousand helps nobody. */
const AT_ONCE = 12;

interface ChoiceProps {
  quotes: CardQuotes;
  chosenId: string;
  onChoose(quote: Quote): void;
}

function Choice({ quotes, chosenId, onChoose }: ChoiceProps) {
  const { used, others } = quotes;
  const [most, setMost] = useState(AT_ONCE);
  const [sought, seek] = useState('');
  const key = sought.trim().toLowerCase();
  const found = key === '' ? others : others.filter(({ text }) => text.toLowerCase().includes(key));
  const list = { chosenId, onChoose, wordsOf: quotes.wordsOf };
  return (
    <>
      {used.length > 0 && <QuoteList legend="This post rests on" quotes={used} {...list} />}
      {others.length > AT_ONCE && (
        <TextField
          label="Find a review"
          type="search"
          dir="auto"
          value={sought}
          onChange={({ target }) => seek(target.value)}
        />
      )}
      {found.length > 0 && (
        <QuoteList
          legend={used.length > 0 ? 'Your other reviews' : 'Your reviews'}
          quotes={found.slice(0, most)}
          {...list}
        />
      )}
      {found.length === 0 && key !== '' && <Muted role="status">No review says that.</Muted>}
      {found.length > most && (
        <Button variant="outline" onClick={() => setMost(most + 4 * AT_ONCE)}>
          Show more reviews
        </Button>
      )}
    </>
  );
}

type SentencesProps = Pick<CardWordsProps, 'quote' | 'sentences' | 'onPick'>;

function Sentences({ quote, sentences, onPick }: SentencesProps) {
  const all = quote.sentences.map((_, index) => index);
  const picked = sentences.length === 0 ? all : sentences;
  function toggle(index: number): void {
    const next = all.filter((other) => picked.includes(other) !== (other === index));
    // A card has some words.
    if (next.length > 0) onPick(quote.id, next);
  }
  return (
    <ChoiceGroup legend="Words on the picture">
      <List>
        {quote.sentences.map(({ labelled }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a quote may say a sentence twice
          <label key={index}>
            <input
              type="checkbox"
              checked={picked.includes(index)}
              aria-disabled={(picked.length === 1 && picked.includes(index)) || undefined}
              onChange={() => toggle(index)}
            />
            <span dir="auto" lang={quote.language} translate="no">
              {labelled}
            </span>
          </label>
        ))}
      </List>
      {picked.length < all.length && (
        <Muted>Not all of their words. Check that these still say what they meant.</Muted>
      )}
    </ChoiceGroup>
  );
}

interface QuoteListProps {
  legend: string;
  quotes: readonly Quote[];
  chosenId: string;
  wordsOf: CardQuotes['wordsOf'];
  onChoose(quote: Quote): void;
}

const QuoteList = ({ legend, quotes, chosenId, wordsOf, onChoose }: QuoteListProps) => (
  <ChoiceGroup legend={legend}>
    <List data-clamped>
      {quotes.map((quote) => {
        const { id, rating, language } = quote;
        return (
          <label key={id}>
            <input
              type="radio"
              name="card-quote"
              value={id}
              checked={id === chosenId}
              onChange={() => onChoose(quote)}
            />
            <span>
              <span dir="auto" lang={language} translate="no">
                {wordsOf(quote)}
              </span>
              {rating !== undefined && <small>{formatRating(rating)} of 5 stars</small>}
            </span>
          </label>
        );
      })}
    </List>
  </ChoiceGroup>
);

const List = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > label': {
      ...choiceSurface,
      display: 'flex',
      gap: '3',
      padding: '3',
      fontSize: 'sm',
      lineHeight: '1.5',
      overflowWrap: 'anywhere',
    },
    '& input': { ...choiceInput, width: '5', height: '5' },
    '& small': { display: 'block', color: 'muted', fontSize: 'xs' },
    '&[data-clamped] span > span': { lineClamp: '3' },
  },
});
