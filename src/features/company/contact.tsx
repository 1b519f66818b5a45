import { mailto, SITE } from '#content/site.ts';
import { PageHeading } from '#ui/text.tsx';

export function Contact() {
  return (
    <>
      <PageHeading>Contact Us</PageHeading>
      <p>
        Write to <a href={mailto()}>{SITE.email}</a>.
      </p>
    </>
  );
}
