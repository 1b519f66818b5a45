import { chakra } from '@chakra-ui/react';
import type { ArticleMatter, PageMatter } from '#content/front-matter.ts';

/** Author, dates and reading time. */
export function Byline({ frontmatter }: { frontmatter: ArticleMatter | PageMatter }) {
  return (
    <chakra.p color="muted" fontSize="sm">
      {'published' in frontmatter ? (
        <>
          {`${frontmatter.author}, `}
          <Day date={frontmatter.published} />, updated <Day date={frontmatter.updated} />
          {`, ${frontmatter.minutes}-minute read`}
        </>
      ) : (
        <>
          Last updated <Day date={frontmatter.updated} />
        </>
      )}
    </chakra.p>
  );
}

/** A front matter date, which is a UTC day. */
function Day({ date }: { date: string }) {
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date}>{day.format(new Date(date))}</time>;
}
