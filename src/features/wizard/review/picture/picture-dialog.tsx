import { chakra } from '@chakra-ui/react';
import { useAtom, useAtomValue } from 'jotai';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Draft } from '#domain/drafts/draft.ts';
import type { Card } from '#domain/pictures/card.ts';
import { chosenSize } from '#domain/pictures/card-choices.ts';
import { type CardQuotes, cardOf } from '#domain/pictures/card-quotes.ts';
import { MOST_CARDS } from '#domain/pictures/carousel.ts';
import { proposedIdea } from '#domain/questions/picture-request.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { brandSignOffAtom, cardChoicesAtom } from '#state/pictures/card-choices.ts';
import { carouselOfAtom } from '#state/pictures/carousels.ts';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';
import type { EvidenceView } from '../evidence/use-evidence.ts';
import { CardActions } from './card-actions.tsx';
import { CardDescription } from './card-description.tsx';
import { CardLook } from './card-look.tsx';
import { CardPreview } from './card-preview.tsx';
import { CardWords } from './card-words.tsx';
import { CarouselList } from './carousel-list.tsx';
import { useCardActs, useCardWays } from './use-card-acts.ts';
import { useCardQuotes } from './use-card-quotes.ts';
import { useAddCard } from './use-carousel.ts';
import { useDrawnCard } from './use-drawn-card.ts';
import { useDroppedFiles } from './use-dropped-files.ts';

interface PictureDialogProps {
  draft: Draft;
  evidence: EvidenceView;
  onClose(): void;
}

/** A customer's line as a picture: the words, how they look, and the ways out of the app. */
export function PictureDialog({ draft, evidence, onClose }: PictureDialogProps) {
  const quotes = useCardQuotes(draft, evidence.checked);
  return (
    <Dialog open title="Make a picture" placement="page" onClose={onClose}>
      <Content draft={draft} quotes={quotes} onClose={onClose} />
    </Dialog>
  );
}

interface ContentProps {
  draft: Draft;
  quotes: CardQuotes | 'loading' | 'failed';
  onClose(): void;
}

function Content({ quotes, ...props }: ContentProps) {
  if (quotes === 'loading') return <Muted role="status">Looking through your reviews…</Muted>;
  if (quotes === 'failed')
    return (
      <Muted role="alert">
        Your reviews didn’t load. Close this and try again, or reload the page.
      </Muted>
    );
  const first = quotes.used[0] ?? quotes.others[0];
  if (!first)
    return (
      <Muted>
        There’s no review to make a picture of: they were removed, excluded, or wait for your
        answer.
      </Muted>
    );
  return <CardMaker quotes={quotes} first={first} {...props} />;
}

interface CardMakerProps {
  draft: Draft;
  quotes: CardQuotes;
  /** The quote that is shown at first. */
  first: Quote;
  onClose(): void;
}

function CardMaker({ draft, quotes, first, onClose }: CardMakerProps) {
  const [choices, change] = useAtom(cardChoicesAtom);
  const brandSignOff = useAtomValue(brandSignOffAtom);
  const [chosen, choose] = useState(first);
  const quote = quotes.read(chosen);
  const [picked, setPicked] = useState<Readonly<Record<string, readonly number[]>>>({});
  // The same function each time: a keystroke renders none of the reviews.
  const pick = useCallback(
    (id: string, indexes: readonly number[]) =>
      setPicked((before) => ({ ...before, [id]: indexes })),
    [],
  );
  const sentences = picked[quote.id] ?? quote.used;
  const { platform } = draft.origin;
  const preview = useRef<HTMLDivElement>(null);
  const dropped = useDroppedFiles(useCallback(() => change({ design: 'photo' }), [change]));
  const size = chosenSize(choices, platform);
  const card = useSame(cardOf(quote, sentences, { signOff: brandSignOff, ...choices, size }));
  const drawn = useDrawnCard(card);
  const acts = useCardActs(drawn, draft);
  const ways = useCardWays();
  const add = useAddCard(draft, chosen, sentences, acts.say);
  const cards = useAtomValue(carouselOfAtom)(draft);
  return (
    <>
      <Columns>
        <CardPreview size={drawn?.ok ? drawn.card.size : card.size} drawn={drawn} frame={preview} />
        <Stack gap="6" gridTemplateColumns="minmax(0, 1fr)" alignContent="start">
          <CardWords
            quotes={quotes}
            quote={quote}
            sentences={sentences}
            onChoose={choose}
            onPick={pick}
          />
          <CardLook
            card={card}
            choices={choices}
            idea={proposedIdea(draft)}
            dropped={dropped}
            preview={preview}
            onChange={change}
          />
          <CardDescription drawn={drawn} acts={acts} ways={ways} />
        </Stack>
      </Columns>
      <CarouselList draft={draft} quotes={quotes} format={choices.format} say={acts.say} />
      <CardActions
        acts={acts}
        ways={ways}
        format={choices.format}
        isFull={cards.length >= MOST_CARDS}
        onAdd={add}
        onClose={onClose}
      />
    </>
  );
}

/** The same object while nothing of it changes: only then it is drawn again. */
function useSame(card: Card): Card {
  const { words, rating, language, signOff, design, size, tone, colour, photo } = card;
  return useMemo(
    () => card,
    // oxlint-disable-next-line react/exhaustive-deps -- all that a card has
    [words, rating, language, signOff, design, size, tone, colour, photo],
  );
}

/** The card above its controls, beside them where there is room. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
  },
});
