import { chakra } from '@chakra-ui/react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { Button } from '#ui/controls/button.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { PageReady } from '#ui/behaviour/page-ready.ts';
import { PageHeading } from '#ui/page/text.tsx';

/** Chunk load errors as worded by Chromium, Firefox and WebKit. */
const CHUNK_LOAD_ERROR = /dynamically imported module|module script failed/i;

/** Replaces the content that failed; the header and the footer around it stay. */
export function ErrorScreen(props: ErrorComponentProps) {
  return (
    <>
      <Explanation {...props} />
      <PageReady />
    </>
  );
}

/** Error screen for a failure of the layout itself, which leaves no header or footer. */
export function LastErrorScreen(props: ErrorComponentProps) {
  return (
    <chakra.main maxWidth="page" marginInline="auto" padding="4" paddingTop="10">
      <ErrorScreen {...props} />
    </chakra.main>
  );
}

/** Final error boundary: a chunk load error is not a bug; everything else is. */
function Explanation(props: ErrorComponentProps) {
  if (CHUNK_LOAD_ERROR.test(String(props.error))) return <ChunkLoadError {...props} />;
  return <ErrorDetails {...props} />;
}

/** Lazy-loaded, because it is rarely needed. */
const ErrorDetails = lazyPart(async () => (await import('./error-details.tsx')).ErrorDetails, {
  Placeholder: () => <PageHeading>Unexpected Application Error!</PageHeading>,
  Fallback: ChunkLoadError,
});

function ChunkLoadError({ reset }: ErrorComponentProps) {
  return (
    <Stack gap="5" justifyItems="start" maxWidth="640px">
      <PageHeading>Part of this page didn’t load</PageHeading>
      <p>You may be offline, or this tab is out of date. What you wrote is saved.</p>
      <Cluster gap="3">
        <Button onClick={() => location.reload()}>Reload</Button>
        <Button variant="outline" onClick={reset}>
          Try again
        </Button>
      </Cluster>
    </Stack>
  );
}
