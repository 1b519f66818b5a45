import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { ComponentProps, ComponentType } from 'react';
import { pictureAddress } from '#content/article-pictures.ts';
import type { ArticleMatter, PageMatter } from '#content/front-matter.ts';
import { PageHeading } from '#ui/page/text.tsx';
import { Byline } from './byline.tsx';
import { Contents } from './contents.tsx';
import { NextArticle } from './next-article.tsx';
import { Prose } from './prose.tsx';

interface ArticleProps {
  frontmatter: ArticleMatter | PageMatter;
  Words: ComponentType<{ components?: Record<string, ComponentType<never>> }>;
  level?: 'h1' | 'h2';
}

/** Minimum length for a table of contents: shorter texts are easy to scan. */
const WORDS_WITH_CONTENTS = 1000;

/** An article or a static page: title, byline and text. */
export function Article({ frontmatter, Words, level = 'h1' }: ArticleProps) {
  const { title, description, words, headings } = frontmatter;
  return (
    <Columns>
      <PageHeading as={level}>{title}</PageHeading>
      <chakra.p fontSize="lg" color="muted" maxWidth="measure">
        {description}
      </chakra.p>
      <Byline frontmatter={frontmatter} />
      {words >= WORDS_WITH_CONTENTS && <Contents headings={headings} />}
      <Prose>
        <Words components={{ a: ProseLink, img: Picture }} />
      </Prose>
      {'next' in frontmatter && <NextArticle slug={frontmatter.next} />}
    </Columns>
  );
}

const Columns = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 264px' },
    columnGap: '12',
    rowGap: '5',
    // The contents stand beside them: see `contents.tsx`.
    '& > :not(nav)': { gridColumn: '1' },
  },
});

/** Client-side navigation for links inside the site. */
function ProseLink({ href = '', children }: ComponentProps<'a'>) {
  return href.startsWith('/') ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>;
}

/** The illustration includes its background: on a dark page it looks like a card. */
function Picture({ src = '', alt = '' }: ComponentProps<'img'>) {
  return (
    <figure>
      <img src={pictureAddress(src)} alt={alt} width={1200} height={630} loading="lazy" />
    </figure>
  );
}
