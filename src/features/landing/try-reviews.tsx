import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '#ui/controls/button.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import type { TriedProps } from './use-tried-reviews.ts';

/** Findings in the text. Load while the visitor pastes. */
const TriedReviews = lazyPart(async () => (await import('./tried-reviews.tsx')).TriedReviews, {
  Fallback: NotLoaded,
});

/**
 * A field for a few reviews, and the login link. Both are served without script: what a visitor types
 * before it arrives is read once it is there.
 */
export function TryReviews() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [hasQuotes, setHasQuotes] = useState(false);
  useEffect(() => {
    // A browser may have put it back without an event.
    setText((known) => known || (field.current?.value ?? ''));
    // Touched already; or this page hydrates at once, as it does while something is kept.
    const isTouched = document.activeElement === field.current;
    const { page, hydrate } = document.documentElement.dataset;
    if (isTouched || (page === '/' && hydrate === 'load')) setOpen(true);
  }, []);
  if (text && !isOpen) setOpen(true);
  return (
    <Field>
      <label>
        Paste a few reviews
        <textarea
          ref={field}
          name="reviews"
          rows={2}
          dir="auto"
          placeholder=" "
          aria-describedby="try"
          value={text}
          onFocus={() => setOpen(true)}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p id="try">See themes and best lines, on this device.</p>
      {isOpen && <TriedReviews text={text} onText={setText} onFound={setHasQuotes} />}
      <ButtonLink to="/auth">
        {hasQuotes ? 'Log in to write the post' : 'Log in to start'}
      </ButtonLink>
    </Field>
  );
}

function NotLoaded({ text }: TriedProps) {
  return text ? (
    <p role="status">What reads it didn’t load. We’ll keep trying. Your text stays here.</p>
  ) : null;
}

/** Styles by element: every visitor loads them. */
const Field = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > label': { fontWeight: '600' },
    '& > a': { justifySelf: 'start', marginTop: '2' },
    '& > p': { color: 'muted', fontSize: 'sm' },
    '& textarea': {
      display: 'block',
      width: 'full',
      marginTop: '2',
      padding: '2',
      background: 'surface',
      fontWeight: '400',
      borderWidth: '1px',
      borderColor: 'outline',
      borderRadius: 'field',
    },
    // Until the script has arrived, if it does.
    '&:is([data-ready=page] *) :has(:not(:placeholder-shown)) + p::after': {
      content: '" One moment… Your text stays here, also without a connection."',
    },
  },
});
