import { createHash } from 'node:crypto';
import type { ResolvedConfig, Rolldown } from 'vite';
import type { Page } from '../app/pages.ts';
import { chunksOf, scriptsOf } from './chunks.ts';
import { inlineScript } from './inline-script.ts';

/** Scripts that run on a static page, and the data they read from it. */
export interface PageScripts {
  /** Inline in the head, before the first paint. */
  readonly hintScript: string;
  /** Inline at the end of the body. */
  readonly pageScript: string;
  /** A separate file, loaded after the first paint. */
  readonly hydrate: { readonly fileName: string; readonly source: string };
  /** `data-…` attributes for the page's root element. */
  dataOf(page: Page): Record<string, string>;
}

export async function pageScripts(
  { root, base, env }: ResolvedConfig,
  bundle: Rolldown.OutputBundle,
  headingFont: string,
): Promise<PageScripts> {
  const entry = chunksOf(bundle).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The build has no entry');
  const app = new Set([
    entry.fileName,
    ...scriptsOf(bundle, ['src/app/main.ts', 'src/app/start.tsx']),
  ]);
  const source = await inlineScript('src/boot/hydrate-on-demand.ts', root, {
    APP_SCRIPTS: [...app].map(bareName),
    HEADING_FONT: headingFont,
  });
  const hydrate = { fileName: `assets/hydrate-${hashOf(source)}.js`, source };
  const [hintScript, pageScript] = await Promise.all([
    inlineScript('src/boot/hint-script.ts', root, {
      HAS_ADS: Boolean(env['VITE_ADS_FRAME_URL']),
    }),
    inlineScript('src/boot/page-script.ts', root, { HYDRATE_SCRIPT: base + hydrate.fileName }),
  ]);

  const own = (name: string, modules: readonly string[] = []) => {
    const scripts = scriptsOf(bundle, modules).filter((script) => !app.has(script));
    return scripts.length > 0 && { [name]: scripts.map(bareName).join(' ') };
  };
  const dataOf = (page: Page) => ({
    page: page.path,
    hydrate: page.hydrate,
    ...own('scripts', page.modules),
    ...own('scripts-signed-in', page.modulesSignedIn),
  });
  return { hintScript, pageScript, hydrate, dataOf };
}

/** Every page lists its scripts by bare name; `hydrate-on-demand.ts` restores the URL. */
const bareName = (fileName: string) => fileName.replace(/^assets\/|\.js$/g, '');

/** Content hash in the bundler's format, so that the files can be cached forever. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 6);
