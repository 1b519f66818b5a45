import { chakra } from '@chakra-ui/react';
import Words, { frontmatter } from '#content/articles/how-ai-changes-content-strategy.md';
import { Article } from './article.tsx';

/** The article on the landing page; its title is a second-level heading there. */
export function LandingArticle() {
  return (
    <chakra.div borderTopWidth="1px" borderColor="hairline" paddingTop="10">
      <Article frontmatter={frontmatter} Words={Words} level="h2" />
    </chakra.div>
  );
}
