import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { css } from '@emotion/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageBudget, STATIC_PAGE_SCRIPT_BUDGET } from '../../manifest/page-budget.ts';
import { minifyCss } from '../../src/build/page-css.ts';
import { builtSite } from '../seo/built-site.ts';

let site: Awaited<ReturnType<typeof builtSite>>;
/** The hash in the name of each file of the site, and a stand-in that no change of a file changes. */
let hashes: readonly (readonly [hash: string, standIn: string])[];
beforeAll(async () => {
  site = await builtSite();
  const names = await site.files();
  hashes = names.flatMap((file) => {
    const [, name = '', hash] = /^assets\/(.*)-([\w-]{7,8})\.\w+$/.exec(file) ?? [];
    const digest = createHash('md5').update(name).digest('base64url');
    return hash === undefined ? [] : [[hash, digest.slice(0, hash.length)]];
  });
}, 120_000);

const sourceOf = (path: string) => site.text(path === '/' ? 'index.html' : `${path}.html`);
/** Pages whose content is another for a signed-in user. */
const TWO_FORMS = ['/', '/drafts', '/reviews', '/settings'];

/** A change of one file changes the hashes of many, and with them the size by some bytes. */
function kilobytes(...parts: string[]): number {
  const text = hashes.reduce(
    (all, [hash, standIn]) => all.replaceAll(hash, standIn),
    parts.join('\n'),
  );
  return brotliCompressSync(text).length / 1024;
}

describe('every public page', () => {
  test('every public page is readable as served', () => {
    for (const { path, document } of site.pages) {
      const main = document.querySelector('main');
      expect(main?.querySelectorAll('h1').length, path).toBe(1);
      expect(main?.textContent.split(/\s+/).length, path).toBeGreaterThan(20);
      expect(document.title, path).not.toBe('');
    }
  });

  test('every public page has no event handler or style attribute, signed in or out', async () => {
    for (const { path } of site.pages) {
      const markup = withoutScripts(await sourceOf(path));
      expect(markup.match(/<[^>]*\s(?:on\w+|style)=/g), path).toBeNull();
    }
  });

  test('every public page is readable before it requests a script or a style sheet', async () => {
    for (const { path } of site.pages) {
      const html = await sourceOf(path);
      expect(html, path).not.toMatch(/<script[^>]*\ssrc=/);
      expect(html, path).not.toMatch(/rel="?(?:modulepreload|stylesheet|preload)/);
    }
  });

  test('every public page has a signed-in variant without another heading', () => {
    for (const { path, document } of site.pages) {
      const forms = [...document.querySelectorAll('template')];
      const parts = forms.map((form) => form.getAttribute('data-session-of'));
      expect(parts, path).toEqual(TWO_FORMS.includes(path) ? ['header', 'main'] : ['header']);
      expect(forms[0]?.innerHTML, path).toContain('Account');
      expect(forms[0]?.innerHTML, path).not.toContain('Login');
    }
  });

  test('every public page has no content-visibility, so screenshots are complete', async () => {
    for (const { path } of site.pages)
      expect(await sourceOf(path), path).not.toContain('content-visibility');
  });

  test('every public page stays within its size budget', async () => {
    for (const { path } of site.pages) {
      const html = await sourceOf(path);
      const { readable, whole } = pageBudget(path);
      const untilRead = html.slice(0, html.indexOf('</main>'));
      expect(kilobytes(untilRead), path).toBeLessThanOrEqual(readable);
      expect(kilobytes(html), path).toBeLessThanOrEqual(whole);
    }
  });
});

test('a page with Chakra’s preflight in place of our reset exceeds its size budget', async () => {
  const reset = minifyCss(await readFile('src/ui/theme/reset.css', 'utf8'));
  const { getPreflightCss } = createSystem(defaultBaseConfig, {
    preflight: true,
    disableLayers: true,
  });
  const preflight = minifyCss(css(getPreflightCss()).styles);
  expect(preflight).toContain('box-sizing:border-box');
  for (const path of ['/', '/blog/ai-powered-tech-news-show']) {
    const html = await sourceOf(path);
    expect(html).toContain(reset);
    const whole = kilobytes(html.replace(reset, () => preflight));
    expect(whole, `${path} could use Chakra’s preflight`).toBeGreaterThan(pageBudget(path).whole);
  }
});

describe('the front page', () => {
  test('the front page contains the landing page and the signed-in wizard step', async () => {
    const html = await sourceOf('/');
    const [shown = '', ...kept] = html.split('<template');
    expect(shown).toContain('Log in to start');
    expect(kept.join('')).toContain('Choose Your Platform');
  });
});

test('the scripts that run without user interaction stay within their budget', async () => {
  const html = await sourceOf('/about');
  const inline = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = '']) => code);
  expect(kilobytes(...inline, await hydrateScriptOf('/about'))).toBeLessThanOrEqual(
    STATIC_PAGE_SCRIPT_BUDGET,
  );
});

describe('the scripts of the app', () => {
  /** Names, without hashes, of the chunks that the chunk called `name` imports. */
  const importsOf = async (name: string) => {
    const [, file] =
      new RegExp(`["\`/](${name}-[\\w-]{6,8})["\`.]`).exec(await hydrateScriptOf('/')) ?? [];
    const code = await site.text(`assets/${file}.js`);
    return [...code.matchAll(/from[\s"`]+\.\/([a-z]+)-/g)].map(([, chunk]) => chunk);
  };

  test('the index chunk imports neither the styles nor the app, which load apart', async () => {
    expect(new Set(await importsOf('index'))).toEqual(new Set(['react', 'rt']));
    expect(await importsOf('app')).toContain('styles');
  });
});

test('no page requests the chunk of the sign-in client to hydrate', async () => {
  for (const { path } of site.pages) {
    const html = await sourceOf(path);
    const requested = `${/<html[^>]*>/.exec(html)?.[0]} ${await hydrateScriptOf(path)}`;
    expect(requested, path).toMatch(/app-[\w-]{7}/);
    expect(requested, path).not.toContain('supabase');
  }
});

async function hydrateScriptOf(path: string): Promise<string> {
  const script = /assets\/hydrate-[\w-]+\.js/.exec(await sourceOf(path))?.[0] ?? '';
  return site.text(script);
}

const withoutScripts = (html: string) =>
  html.replace(/<script[^>]*>[^]*?<\/script>|<style>[^]*?<\/style>/g, '');
