import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';

const AdChoicesDialog = lazyPart(
  async () => (await import('./ad-choices-dialog.tsx')).AdChoicesDialog,
);

/**
 * Button in the prerendered page, interactive as soon as the page is hydrated. Inside a boundary
 * that is still loading, React would drop the first click.
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
