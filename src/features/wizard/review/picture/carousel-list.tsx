import { chakra } from '@chakra-ui/react';
import { memo, useRef } from 'react';
import type { Draft } from '#domain/drafts/draft.ts';
import type { CardFormat } from '#domain/pictures/card-choices.ts';
import type { CardQuotes } from '#domain/pictures/card-quotes.ts';
import { sizeOf } from '#domain/pictures/sizes.ts';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Button } from '#ui/controls/button.tsx';
import { UndoBar } from '#ui/feedback/undo-bar.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';
import { DownloadIcon, TrashIcon } from '#ui/pictures/action-icons.tsx';
import { ChevronDownIcon } from '#ui/pictures/icons.tsx';
import { StopIcon } from '#ui/pictures/tool-icons.tsx';
import { COUNT_PROBLEMS, countOfCards } from './carousel-texts.ts';
import { type Carousel, type CarouselRow, useCarousel } from './use-carousel.ts';

interface CarouselListProps {
  draft: Draft;
  quotes: CardQuotes;
  /** Format of the pictures in a zip. */
  format: CardFormat;
  /** Tells what came of a press. */
  say(words: string): void;
}

/** The cards of the carousel in order, and its ways out of the app. Nothing until there is a card. */
export const CarouselList = memo(({ draft, quotes, format, say }: CarouselListProps) => {
  const carousel = useCarousel(draft, quotes, say);
  const { rows, size, problem, removed } = carousel;
  const undo = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const last = useRef<string>(undefined);
  useFocusAfter(
    removed,
    () =>
      undo.current ??
      list.current?.querySelector<HTMLElement>(`[data-card="${last.current}"] button:last-child`),
  );
  if (rows.length === 0 && !removed) return null;
  const { name, width, height } = sizeOf(size);
  return (
    <Section aria-label="Carousel">
      <h3>Carousel: {countOfCards(rows.length)}</h3>
      {rows.length > 0 && (
        <Muted>
          {name}, {width} × {height}, the size of the first card.
        </Muted>
      )}
      <ol ref={list}>
        {rows.map((row, index) => (
          <Row key={row.id} row={row} place={index + 1} count={rows.length} carousel={carousel} />
        ))}
      </ol>
      <chakra.div role="status" css={{ '&:empty': { display: 'none' } }}>
        {removed && (
          <UndoBar>
            Card {removed.index + 1} was removed.
            <Button
              ref={undo}
              variant="quiet"
              size="sm"
              onClick={() => {
                last.current = removed.card.id;
                carousel.undo();
              }}
            >
              Undo
            </Button>
          </UndoBar>
        )}
      </chakra.div>
      {rows.length > 0 && problem && <Muted>{COUNT_PROBLEMS[problem]}</Muted>}
      {rows.length > 0 && <Downloads carousel={carousel} format={format} />}
    </Section>
  );
});

interface RowProps {
  row: CarouselRow;
  /** From 1. */
  place: number;
  count: number;
  carousel: Carousel;
}

function Row({ row: { id, words, language, note }, place, count, carousel }: RowProps) {
  const button = { variant: 'quiet', size: 'icon' } as const;
  return (
    <li data-card={id}>
      <span>{place}</span>
      <Stack gap="1" gridTemplateColumns="minmax(0, 1fr)">
        {words !== '' && (
          <chakra.span dir="auto" lang={language} translate="no" lineClamp="1">
            {words}
          </chakra.span>
        )}
        {note !== '' && <Muted fontSize="xs">{note}</Muted>}
      </Stack>
      <div>
        <Button
          {...button}
          aria-label={`Move card ${place} up`}
          disabled={place === 1}
          onClick={() => carousel.moveBy(id, -1)}
        >
          <chakra.span display="grid" rotate="180deg">
            <ChevronDownIcon size={18} />
          </chakra.span>
        </Button>
        <Button
          {...button}
          aria-label={`Move card ${place} down`}
          disabled={place === count}
          onClick={() => carousel.moveBy(id, 1)}
        >
          <ChevronDownIcon size={18} />
        </Button>
        <Button {...button} aria-label={`Remove card ${place}`} onClick={() => carousel.remove(id)}>
          <TrashIcon size={18} />
        </Button>
      </div>
    </li>
  );
}

const FORMS = [
  { form: 'zip', label: 'Download zip' },
  { form: 'pdf', label: 'Download PDF' },
] as const;

interface DownloadsProps {
  carousel: Carousel;
  format: CardFormat;
}

function Downloads({ carousel, format }: DownloadsProps) {
  const { problem, isSaving, save, stop } = carousel;
  const pressed = useRef<HTMLButtonElement>(undefined);
  useFocusAfter(isSaving, () => pressed.current);
  return (
    <Cluster gap="2">
      {FORMS.map(({ form, label }) => (
        <Button
          key={form}
          variant="outline"
          size="sm"
          disabled={problem !== undefined}
          looksDisabled={problem !== undefined || isSaving}
          onClick={({ currentTarget }) => {
            if (!isSaving) pressed.current = currentTarget;
            void save(form, format);
          }}
        >
          <DownloadIcon size={18} />
          {label}
        </Button>
      ))}
      {isSaving && (
        <Button variant="quiet" size="sm" onClick={stop}>
          <StopIcon size={18} />
          Stop
        </Button>
      )}
    </Cluster>
  );
}

const Section = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingTop: '5',
    borderTopWidth: '1px',
    borderColor: 'hairline',
    '& h3': { fontWeight: '600' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: '1.5em minmax(0, 1fr) auto',
      alignItems: 'center',
      paddingBlock: '1',
      fontSize: 'sm',
      borderBottomWidth: '1px',
      borderColor: 'hairline',
    },
    '& li > span': { color: 'muted' },
    '& li > div:last-of-type': { display: 'flex' },
  },
});
