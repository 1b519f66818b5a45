import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { TOASTS } from '#domain/site/toasts.ts';
import { saveStateAtom } from '#state/storage/documents.ts';
import { servicesAtom } from '#state/services.ts';
import { Button, ButtonAnchor } from '#ui/controls/button.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { PageHeading } from '#ui/page/text.tsx';

/** Error report: the message, whether the user's work is stored, and ways to recover. */
export function ErrorDetails({ error, reset }: ErrorComponentProps) {
  const services = useAtomValue(servicesAtom);
  const isKept = !['full', 'failed'].includes(useAtomValue(saveStateAtom));
  const details = detailsOf(error);
  async function copy() {
    if (!services) return;
    const { sharing, notify } = services;
    const isCopied = await sharing.copy(details, () => notify(TOASTS.copySlow));
    notify(isCopied ? TOASTS.copied : TOASTS.copyFailed);
  }
  return (
    <Stack gap="5" justifyItems="start" maxWidth="640px">
      <PageHeading>Unexpected Application Error!</PageHeading>
      <p>
        Something broke on this page.
        {isKept && ' Your campaign and your drafts are saved on this device.'}
      </p>
      <chakra.details>
        <chakra.summary textDecoration="underline">Details</chakra.summary>
        <chakra.pre
          overflowX="auto"
          marginTop="2"
          padding="4"
          background="surface"
          borderRadius="card"
          fontSize="sm"
          whiteSpace="pre-wrap"
        >
          {details}
        </chakra.pre>
      </chakra.details>
      <Cluster gap="3">
        <Button onClick={reset}>Try again</Button>
        <ButtonAnchor href="/" variant="outline">
          Go Home
        </ButtonAnchor>
        <Button variant="outline" onClick={() => void copy()}>
          Copy details
        </Button>
      </Cluster>
    </Stack>
  );
}

function detailsOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
