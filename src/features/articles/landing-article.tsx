import { chakra } from '@chakra-ui/react';
import Words, { frontmatter } from '#content/articles/how-ai-changes-content-strategy.md';
import { LANDING_ARTICLE_ID } from '#content/posts.ts';
import { Article } from './article.tsx';

/** Article on the landing page, where its title is a second-level heading. */
export function LandingArticle() {
  return (
    <chakra.div id={LANDING_ARTICLE_ID} borderTopWidth="1px" borderColor="hairline" paddingTop="10">
      <Article frontmatter={frontmatter} Words={Words} level="h2" />
    </chakra.div>
  );
}
