import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageBudget, SLEEPING_SCRIPT_BUDGET } from '../../manifest/page-budget.ts';
import { buildSite } from '../seo/built-site.ts';

let site: Awaited<ReturnType<typeof buildSite>>;
beforeAll(async () => {
  site = await buildSite();
}, 120_000);
afterAll(() => site.remove());

const sourceOf = (path: string) => site.text(path === '/' ? 'index.html' : `${path}.html`);
const kilobytes = (...parts: string[]) => brotliCompressSync(parts.join('\n')).length / 1024;

describe('every public page', () => {
  test('can be read as it was served', () => {
    for (const { path, document } of site.pages) {
      const main = document.querySelector('main');
      expect(main?.querySelectorAll('h1').length, path).toBe(1);
      expect(main?.textContent.split(/\s+/).length, path).toBeGreaterThan(20);
      expect(document.title, path).not.toBe('');
    }
  });

  test('has no handler and no style in an attribute, in either form', async () => {
    for (const { path } of site.pages) {
      const markup = withoutScripts(await sourceOf(path));
      expect(markup.match(/<[^>]*\s(?:on\w+|style)=/g), path).toBeNull();
    }
  });

  test('asks for no script and no style sheet before it can be read', async () => {
    for (const { path } of site.pages) {
      const html = await sourceOf(path);
      expect(html, path).not.toMatch(/<script[^>]*\ssrc=/);
      expect(html, path).not.toMatch(/rel="?(?:modulepreload|stylesheet|preload)/);
    }
  });

  test('has a form for people who are signed in, without another heading', () => {
    for (const { path, document } of site.pages) {
      const forms = [...document.querySelectorAll('template')];
      const parts = forms.map((form) => form.getAttribute('data-session-of'));
      expect(parts, path).toEqual(path === '/' ? ['header', 'main'] : ['header']);
      expect(forms[0]?.innerHTML, path).toContain('Logout');
      expect(forms[0]?.innerHTML, path).not.toContain('Login');
    }
  });

  test('a public page has no content-visibility, so that screenshots and archives show all of it', async () => {
    for (const { path } of site.pages)
      expect(await sourceOf(path), path).not.toContain('content-visibility');
  });

  test('weighs no more than its budget', async () => {
    for (const { path } of site.pages) {
      const html = await sourceOf(path);
      const { readable, whole } = pageBudget(path);
      const untilRead = html.slice(0, html.indexOf('</main>'));
      expect(kilobytes(untilRead), path).toBeLessThanOrEqual(readable);
      expect(kilobytes(html), path).toBeLessThanOrEqual(whole);
    }
  });
});

describe('the front page', () => {
  test('holds the landing, and the first step of the wizard for who is signed in', async () => {
    const html = await sourceOf('/');
    const [shown = '', ...kept] = html.split('<template');
    expect(shown).toContain('Log in to start');
    expect(kept.join('')).toContain('Choose Your Platform');
  });
});

test('what runs by itself is small', async () => {
  const html = await sourceOf('/about');
  const inline = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = '']) => code);
  expect(kilobytes(...inline, await wakeOf('/about'))).toBeLessThanOrEqual(SLEEPING_SCRIPT_BUDGET);
});

describe('the scripts of the app', () => {
  /** The chunks that one has to have before it runs, by their names without a hash. */
  const importsOf = async (name: string) => {
    const [, file] = new RegExp(`["\`/](${name}-[\\w-]{6,8})["\`.]`).exec(await wakeOf('/')) ?? [];
    const code = await site.text(`assets/${file}.js`);
    return [...code.matchAll(/from[\s"`]+\.\/([a-z]+)-/g)].map(([, chunk]) => chunk);
  };

  test('begin with one that brings neither the styles nor the app, which have tasks of their own', async () => {
    expect(new Set(await importsOf('index'))).toEqual(new Set(['react', 'rt']));
    expect(await importsOf('app')).toContain('styles');
  });
});

async function wakeOf(path: string): Promise<string> {
  const wake = /assets\/wake-[\w-]+\.js/.exec(await sourceOf(path))?.[0] ?? '';
  return site.text(wake);
}

const withoutScripts = (html: string) =>
  html.replace(/<script[^>]*>[^]*?<\/script>|<style>[^]*?<\/style>/g, '');
