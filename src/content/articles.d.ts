/** Markdown compiled by the build: its words as a component, its front matter as data. */
declare module '*.md' {
  import type { ComponentType } from 'react';
  export const frontmatter: Readonly<Record<string, string>>;
  const Words: ComponentType<{ components?: Record<string, ComponentType<never>> }>;
  export default Words;
}
