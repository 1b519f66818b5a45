import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SITE } from '#content/site.ts';
import { Stack } from '#ui/page/layout.tsx';
import { PageHeading } from '#ui/page/text.tsx';
import { TryReviews } from './try-reviews.tsx';

/** Landing page for signed-out visitors: the promise, a field to try it, the login link and the story. */
export function Landing({ story }: { story: ReactNode }) {
  return (
    <>
      <Stack as="section" gap="4" maxWidth="720px" paddingBottom="10">
        <PageHeading>{SITE.promise}</PageHeading>
        <chakra.p fontSize="lg" color="muted">
          Please log in to turn what your customers say into posts. We’ll email you a link, so
          there’s no password.
        </chakra.p>
        <TryReviews />
      </Stack>
      {story}
    </>
  );
}
