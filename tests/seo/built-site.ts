import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Window } from 'happy-dom';
import { PAGES } from '#app/pages.ts';

const root = new URL('../../', import.meta.url).pathname;

/** Differs from the default URL, so that no page can have it hard-coded. */
export const SITE_ADDRESS = 'https://preview.example';

export interface BuiltPage {
  readonly path: string;
  readonly document: ReturnType<typeof parse>;
}

/** Builds the published site in its own folder. */
export async function buildSite() {
  const folder = await mkdtemp(join(tmpdir(), 'echopost-seo-'));
  await promisify(execFile)(
    process.execPath,
    [
      join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--mode',
      'embedded',
      '--outDir',
      folder,
    ],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', VITE_SITE_URL: `${SITE_ADDRESS}/` },
    },
  );
  const read = (name: string) => readFile(join(folder, name));
  const text = (name: string) => readFile(join(folder, name), 'utf8');
  const pages = await Promise.all(
    PAGES.map(async ({ path }): Promise<BuiltPage> => {
      const html = await text(path === '/' ? 'index.html' : `${path}.html`);
      return { path, document: parse(html, 'text/html') };
    }),
  );
  return { pages, read, text, remove: () => rm(folder, { recursive: true }) };
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
