import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { ComponentProps, ComponentType } from 'react';
import { PageHeading } from '#ui/text.tsx';
import { Prose } from './prose.tsx';

interface ArticleProps {
  frontmatter: Readonly<Record<string, string>>;
  Words: ComponentType<{ components?: Record<string, ComponentType<never>> }>;
  level?: 'h1' | 'h2';
}

/** A whole article: its title, when it was written, its words. */
export function Article({ frontmatter, Words, level = 'h1' }: ArticleProps) {
  const { title, description, published, updated, author } = frontmatter;
  return (
    <chakra.article display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <PageHeading as={level}>{title}</PageHeading>
      <chakra.p fontSize="lg" color="muted" maxWidth="measure">
        {description}
      </chakra.p>
      <chakra.p color="muted" fontSize="sm">
        {author}, {published && <Day date={published} />}
        {updated && (
          <>
            , updated <Day date={updated} />
          </>
        )}
      </chakra.p>
      <Prose>
        <Words components={{ a: ProseLink }} />
      </Prose>
    </chakra.article>
  );
}

/** A date of a front matter, which is a UTC day. */
export function Day({ date }: { date: string }) {
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date}>{day.format(new Date(date))}</time>;
}

/** Links inside the site stay inside the app. */
function ProseLink({ href = '', children }: ComponentProps<'a'>) {
  return href.startsWith('/') ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>;
}
