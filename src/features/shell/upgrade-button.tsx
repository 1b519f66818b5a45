import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { SITE } from '#content/site.ts';
import { reportConversionAtom } from '#state/conversions.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { ExternalIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

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

/** Loaded on the first press: no page needs it before. */
const NoCheckoutDialog = lazyPart(async () => (await import('./no-checkout.tsx')).NoCheckoutDialog);

function NoCheckout() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="xs" onClick={() => setOpen(true)}>
        {SITE.upgradeLabel}
      </Button>
      {open && <NoCheckoutDialog onClose={() => setOpen(false)} />}
    </>
  );
}
