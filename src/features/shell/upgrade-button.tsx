import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { mailto, SITE } from '#content/site.ts';
import { reportConversionAtom } from '#state/shell/conversions.ts';
import { Button, ButtonAnchor } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { ExternalIcon } from '#ui/pictures/icons.tsx';

const checkoutUrl: string | undefined = import.meta.env['VITE_CHECKOUT_URL'];

/** Opens the checkout in a new tab, or shows a message if none is configured. */
export function UpgradeButton() {
  return checkoutUrl ? <CheckoutLink href={checkoutUrl} /> : <NoCheckout />;
}

function CheckoutLink({ href }: { href: string }) {
  const reportConversion = useSetAtom(reportConversionAtom);
  return (
    <ButtonAnchor
      variant="outline"
      size="xs"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={reportConversion}
    >
      {SITE.upgradeLabel}
      <ExternalIcon size={16} />
    </ButtonAnchor>
  );
}

function NoCheckout() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="xs" onClick={() => setOpen(true)}>
        {SITE.upgradeLabel}
      </Button>
      <Dialog title="The upgrade isn’t available here" open={open} onClose={() => setOpen(false)}>
        <chakra.p>
          This copy of {SITE.name} has no checkout, and everything works without one. If you’d like
          to support us, <a href={mailto('Upgrade')}>write to us</a>.
        </chakra.p>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </Dialog>
    </>
  );
}
