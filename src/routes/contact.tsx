import { createFileRoute } from '@tanstack/react-router';
import { Contact } from '#features/company/contact.tsx';
import { HEADS, headTags } from '#content/heads.ts';
import { PageReady } from '#ui/behaviour/page-ready.ts';

export const Route = createFileRoute('/contact')({
  head: () => headTags(HEADS.contact),
  component: () => (
    <>
      <Contact />
      <PageReady />
    </>
  ),
});
