import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

const AdChoicesDialog = lazyPart(
  async () => (await import('./ad-choices-dialog.tsx')).AdChoicesDialog,
);

/**
 * The button stands in the page as it is built and answers as soon as the page does. In a boundary
 * that has yet to load, React would drop the first press on it.
 */
export function AdChoices() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        Ad choices
      </Button>
      {open && <AdChoicesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
