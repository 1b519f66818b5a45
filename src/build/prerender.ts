import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type ConfigEnv, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { Page } from '../app/pages.ts';
import type { PageHead } from '../content/heads.ts';
import { chunksOf, scriptsOf } from './chunks.ts';
import { inlineScript } from './inline-script.ts';
import { pageHtml, type RenderedPage } from './page-html.ts';

interface Prerenderer {
  readonly PAGES: readonly Page[];
  readonly tokens: ReadonlyMap<string, string>;
  renderPage(address: string, session: 'in' | 'out'): Promise<RenderedPage>;
  /** What stands beside the pages for search engines and readers, by name. */
  publicFiles(heads: ReadonlyMap<string, PageHead>): Readonly<Record<string, string>>;
}

/**
 * Writes every public page as a file of its own: the app is built a second time for Node, rendered
 * there, and set into `index.html` with its styles. Part of every build, before anything that lists
 * the built files.
 */
export function prerenderPages(): Plugin[] {
  return [stylesApart(), pages()];
}

const apply = (_: unknown, { command, isSsrBuild }: ConfigEnv) =>
  command === 'build' && !isSsrBuild;

/** The styles are in every page: no script may ask for their file, which will not be there. */
function stylesApart(): Plugin {
  return {
    name: 'echopost:styles-apart',
    apply,
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const chunk of chunksOf(bundle)) chunk.viteMetadata?.importedCss.clear();
      },
    },
  };
}

function pages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'echopost:prerender',
    apply,
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const template = take(bundle, 'index.html');
        const css = takeStyles(bundle);
        const app = await appScripts(config, bundle);
        await withPrerenderer(config, async ({ PAGES, tokens, renderPage, publicFiles }) => {
          const heads = new Map<string, PageHead>();
          for (const page of PAGES) {
            const address = page.example ?? page.path;
            const signedOut = await renderPage(address, 'out');
            heads.set(page.path, signedOut.head);
            const source = pageHtml(template, {
              ...app,
              css,
              tokens,
              data: dataOf(page, bundle, app.scripts),
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

/** `/about` is about.html, as static hosts serve it. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

function take(bundle: Rolldown.OutputBundle, fileName: string): string {
  const file = bundle[fileName];
  if (file?.type !== 'asset') throw new Error(`The build has no ${fileName}`);
  delete bundle[fileName];
  return String(file.source);
}

/** The one style sheet is inline in every page: linked, it would cost a round trip. */
function takeStyles(bundle: Rolldown.OutputBundle): string {
  const sheets = Object.keys(bundle).filter((name) => name.endsWith('.css'));
  return sheets.map((name) => take(bundle, name).trim()).join('');
}

interface AppScripts {
  readonly hintScript: string;
  readonly wakeScript: string;
  /** Of the app itself, whichever page it starts on. */
  readonly scripts: readonly string[];
}

async function appScripts(
  { root, base }: ResolvedConfig,
  bundle: Rolldown.OutputBundle,
): Promise<AppScripts> {
  const entry = chunksOf(bundle).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The build has no entry');
  const scripts = scriptsOf(bundle, ['src/app/main.ts', 'src/app/start.tsx']);
  const inOrder = [entry.fileName, ...scripts.filter((name) => name !== entry.fileName)];
  const [hintScript, wakeScript] = await Promise.all([
    inlineScript('src/app/hint-script.ts', root),
    inlineScript('src/app/wake-script.ts', root, {
      APP_SCRIPTS: inOrder.map((name) => base + name),
    }),
  ]);
  return { hintScript, wakeScript, scripts };
}

/** What `wake-script.ts` reads off the page. */
function dataOf(page: Page, bundle: Rolldown.OutputBundle, app: readonly string[]) {
  const own = (name: string, modules: readonly string[] = []) => {
    const scripts = scriptsOf(bundle, modules).filter((script) => !app.includes(script));
    return scripts.length > 0 && { [name]: scripts.map((script) => `/${script}`).join(' ') };
  };
  return {
    page: page.path,
    wake: page.wake,
    ...own('scripts', page.modules),
    ...own('scripts-signed-in', page.modulesSignedIn),
  };
}

/** Builds the app for Node, among the project's packages, and removes it when it has been used. */
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
