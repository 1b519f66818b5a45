import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Window } from 'happy-dom';
import { inject } from 'vitest';
import { PAGES } from '#app/pages.ts';
import { makeOnce } from '../../e2e/support/make-once.ts';

const root = new URL('../../', import.meta.url).pathname;

/** Differs from the default URL, so that no page can have it hard-coded. */
export const SITE_ADDRESS = 'https://preview.example';

export interface BuiltPage {
  readonly path: string;
  readonly document: ReturnType<typeof parse>;
}

/** The published site, built once per run, by the first test file that asks for it. */
export async function builtSite() {
  const folder = await makeOnce(join(inject('siteFolder'), 'site'), build);
  const read = (name: string) => readFile(join(folder, name));
  const text = (name: string) => readFile(join(folder, name), 'utf8');
  const pages = await Promise.all(
    PAGES.map(async ({ path }): Promise<BuiltPage> => {
      const html = await text(path === '/' ? 'index.html' : `${path}.html`);
      return { path, document: parse(html, 'text/html') };
    }),
  );
  const files = () => readdir(folder, { recursive: true });
  return { pages, read, text, files };
}

function build(folder: string) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  return promisify(execFile)(
    process.execPath,
    [vite, 'build', '--mode', 'embedded', '--outDir', folder],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', VITE_SITE_URL: `${SITE_ADDRESS}/` },
    },
  );
}

/** Parses markup into a document without running its scripts. */
export function parse(markup: string, type: 'text/html' | 'application/xml') {
  return new new Window().DOMParser().parseFromString(markup, type);
}

/**
 * The attribute of the only element that matches; throws if there is no such element or several.
 */
export function attribute({ path, document }: BuiltPage, selector: string, name: string): string {
  const found = document.querySelectorAll(selector);
  if (found.length !== 1) throw new Error(`${path} has ${found.length} of ${selector}`);
  return found[0]?.getAttribute(name) ?? '';
}

export const meta = (page: BuiltPage, name: string) =>
  attribute(page, `meta[name="${name}"], meta[property="${name}"]`, 'content');
