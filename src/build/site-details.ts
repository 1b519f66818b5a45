import { SITE } from '../content/site.ts';

interface Node {
  value?: string;
  url?: string;
  children?: Node[];
}

/**
 * Replaces placeholders in Markdown with values of `src/content/site.ts`: `{{site.email}}`,
 * `{{site.founded}}`. Throws for a name that has no text there.
 */
export function remarkSiteDetails() {
  return fillIn;
}

function fillIn(node: Node): void {
  if (node.value !== undefined) node.value = filled(node.value);
  if (node.url !== undefined) node.url = filled(node.url);
  node.children?.forEach(fillIn);
}

const DETAILS: Readonly<Record<string, unknown>> = SITE;

function filled(text: string): string {
  return text.replace(/\{\{site\.(\w+)\}\}/g, (_, name: string) => {
    const detail = DETAILS[name];
    if (typeof detail !== 'string') throw new Error(`The site has no ${name}.`);
    return detail;
  });
}
