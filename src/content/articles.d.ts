/** Markdown compiled by the build: its text as a component, its front matter as data. */
declare module '#content/articles/*.md' {
  import type { ComponentType } from 'react';
  import type { ArticleMatter } from '#content/front-matter.ts';
  export const frontmatter: ArticleMatter;
  const Words: ComponentType<{ components?: Record<string, ComponentType<never>> }>;
  export default Words;
}

declare module '#content/company/*.md' {
  import type { ComponentType } from 'react';
  import type { PageMatter } from '#content/front-matter.ts';
  export const frontmatter: PageMatter;
  const Words: ComponentType<{ components?: Record<string, ComponentType<never>> }>;
  export default Words;
}
