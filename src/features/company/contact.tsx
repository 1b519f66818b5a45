import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { POSTS } from '#content/posts.ts';
import { mailto, SITE } from '#content/site.ts';
import { RESPONSE_TIMES } from '#domain/site/contact.ts';
import { Card } from '#ui/page/card.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { PageHeading, SectionHeading } from '#ui/page/text.tsx';
import { BusinessHours } from './business-hours.tsx';
import { ContactForm } from './contact-form.tsx';

export function Contact() {
  return (
    <Stack gap="8">
      <Stack gap="2">
        <PageHeading>Contact Us</PageHeading>
        <chakra.p color="muted" maxWidth="measure">
          Questions, corrections and stories from your own work are welcome.
        </chakra.p>
      </Stack>
      <chakra.div
        display="grid"
        gap={{ base: '6', lg: '10' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' }}
      >
        <ContactForm />
        <Stack gap="6" minWidth="0">
          <EmailSupport />
          <BusinessHours />
          <Reading />
        </Stack>
      </chakra.div>
    </Stack>
  );
}

function EmailSupport() {
  return (
    <Card>
      <SectionHeading>Email support</SectionHeading>
      <p>
        <a href={mailto()}>{SITE.email}</a>
      </p>
      <chakra.h3 fontWeight="600">Response times</chakra.h3>
      <Stack as="dl" gap="2">
        {RESPONSE_TIMES.map(({ name, hours }) => (
          <chakra.div key={name} display="flex" justifyContent="space-between" gap="4">
            <dt>{name}</dt>
            <chakra.dd whiteSpace="nowrap" color="muted" fontVariantNumeric="tabular-nums">
              within {hours} hours
            </chakra.dd>
          </chakra.div>
        ))}
      </Stack>
    </Card>
  );
}

/** The first three posts, which may already answer the question. */
function Reading() {
  return (
    <Card>
      <SectionHeading>From the blog</SectionHeading>
      <Stack as="ul">
        {POSTS.slice(0, 3).map(({ slug, title }) => (
          <chakra.li key={slug} display="flex" alignItems="center" minHeight="11">
            <Link to="/blog/$slug" params={{ slug }}>
              {title}
            </Link>
          </chakra.li>
        ))}
      </Stack>
    </Card>
  );
}
