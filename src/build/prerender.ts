import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { Page } from '../app/pages.ts';
import type { PageHead } from '../content/heads.ts';
import { pageHtml, type RenderedPage } from './page-html.ts';
import { pageScripts } from './page-scripts.ts';
import { withoutWebFont } from './web-font.ts';

interface Prerenderer {
  readonly PAGES: readonly Page[];
  readonly tokens: ReadonlyMap<string, string>;
  renderPage(address: string, session: 'in' | 'out'): Promise<RenderedPage>;
  /** Files next to the pages, for search engines and feed readers, by name. */
  publicFiles(heads: ReadonlyMap<string, PageHead>): Readonly<Record<string, string>>;
}

/**
 * Writes every public page as a static file: the app is built a second time for Node, rendered
 * there, and inserted into `index.html` with its styles. Part of every build; runs before the
 * plugins that list the built files.
 */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'echopost:prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const template = take(bundle, 'index.html');
        const { css, font } = withoutWebFont(takeStyles(bundle));
        const scripts = await pageScripts(config, bundle, font);
        this.emitFile({ type: 'asset', ...scripts.hydrate });
        await withPrerenderer(config, async ({ PAGES, tokens, renderPage, publicFiles }) => {
          const heads = new Map<string, PageHead>();
          for (const page of PAGES) {
            const address = page.example ?? page.path;
            const signedOut = await renderPage(address, 'out');
            heads.set(page.path, signedOut.head);
            const source = pageHtml(template, {
              ...scripts,
              css,
              tokens,
              data: scripts.dataOf(page),
              signedOut,
              signedIn: await renderPage(address, 'in'),
            });
            this.emitFile({ type: 'asset', fileName: fileOf(page.path), source });
          }
          for (const [fileName, source] of Object.entries(publicFiles(heads)))
            this.emitFile({ type: 'asset', fileName, source });
        });
      },
    },
  };
}

/** `/about` is about.html, following the convention of static hosts. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

function take(bundle: Rolldown.OutputBundle, fileName: string): string {
  const file = bundle[fileName];
  if (file?.type !== 'asset') throw new Error(`The build has no ${fileName}`);
  delete bundle[fileName];
  return String(file.source);
}

/**
 * Removes the style sheet from the bundle, to inline it in every page: a link would cost a round
 * trip.
 */
function takeStyles(bundle: Rolldown.OutputBundle): string {
  const sheets = Object.keys(bundle).filter((name) => name.endsWith('.css'));
  return sheets.map((name) => take(bundle, name).trim()).join('');
}

/**
 * Builds the app for Node inside `node_modules`, so that packages resolve, and deletes it
 * afterwards.
 */
async function withPrerenderer(
  { root, mode, configFile }: ResolvedConfig,
  use: (prerenderer: Prerenderer) => Promise<void>,
): Promise<void> {
  const outDir = await mkdtemp(join(root, 'node_modules/.prerender-'));
  try {
    await build({
      root,
      mode,
      configFile: configFile ?? false,
      logLevel: 'error',
      publicDir: false,
      build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true },
    });
    await use(await import(pathToFileURL(join(outDir, 'prerender.js')).href));
  } finally {
    await rm(outDir, { recursive: true });
  }
}
