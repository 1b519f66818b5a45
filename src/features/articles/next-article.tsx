import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { POSTS, type PostSlug } from '#content/posts.ts';

/** Link to the next article, at the end of an article. */
export function NextArticle({ slug }: { slug: PostSlug }) {
  const title = POSTS.find((post) => post.slug === slug)?.title;
  return (
    <chakra.p maxWidth="measure" borderTopWidth="1px" borderColor="hairline" paddingTop="5">
      Next article:{' '}
      <Link to="/blog/$slug" params={{ slug }}>
        {title}
      </Link>
    </chakra.p>
  );
}
