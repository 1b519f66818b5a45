import { parse } from 'acorn';
import { beforeAll, expect, test } from 'vitest';
import { TARGET_EDITION } from '../../manifest/target-browsers.ts';
import { builtSite } from '../seo/built-site.ts';
import { missingIn } from './built-ins.ts';

interface Script {
  readonly name: string;
  readonly text: string;
}

let scripts: Script[];
beforeAll(async () => {
  const site = await builtSite();
  const files = await site.files();
  const own = files.filter((name) => name.endsWith('.js'));
  const pages = files.filter((name) => name.endsWith('.html'));
  const all = [
    ...own.map(async (name) => [{ name, text: await site.text(name) }]),
    ...pages.map(async (name) => inlineScripts(name, await site.text(name))),
  ];
  scripts = (await Promise.all(all)).flat();
}, 120_000);

/** The scripts in a page; its data for search engines is none. */
const inlineScripts = (name: string, html: string): Script[] =>
  [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>.*?)<\/script>/gs)]
    .filter(({ groups }) => !/ type="?application/.test(groups?.['attributes'] ?? ''))
    .map(({ groups }) => ({ name, text: groups?.['text'] ?? '' }));

const parseForTarget = (text: string) =>
  parse(text, { ecmaVersion: TARGET_EDITION, sourceType: 'module' });

test('the parser of this test is set to the target', () => {
  expect(() => parseForTarget(String.raw`/(?<a>x)|(?<a>y)/u`)).toThrow('Duplicate capture group');
  expect(() => parseForTarget('/(?i:x)/u')).toThrow('Invalid group');
  expect(() => parseForTarget(String.raw`/[\p{L}--\p{Ll}]/v`)).not.toThrow();
});

test('every script that is shipped parses in the target browsers', () => {
  expect(scripts.length).toBeGreaterThan(100);
  const problems = scripts.flatMap(({ name, text }) => {
    try {
      parseForTarget(text);
      return [];
    } catch (error) {
      return [`${name}: ${String(error)}`];
    }
  });
  expect(problems).toEqual([]);
});

test('the check of this test finds what the target lacks', () => {
  const found = (text: string) => [...missingIn(parseForTarget(text)).keys()];
  expect(found('Promise.withResolvers()')).toEqual(['Promise.withResolvers']);
  expect(found('globalThis.Promise.try(f)')).toEqual(['Promise.try']);
  expect(found('a.union(b), c.toArray()')).toEqual(['.union()', '.toArray()']);
  expect(found('navigator.setAppBadge?.(1)')).toEqual([]);
  expect(found('new Intl.Segmenter("en")')).toEqual(['Intl.Segmenter']);
  expect(found('new Intl.DurationFormat("en")')).toEqual(['Intl.DurationFormat']);
  expect(found('RegExp.escape(a)')).toEqual(['RegExp.escape']);
  expect(found('URL.parse(a)')).toEqual(['URL.parse']);
  expect(found('navigator.clipboard.readText()')).toEqual(['Clipboard.readText']);
  expect(found('Map.groupBy(a, f); [].toSorted(); a.at(-1); URL.canParse(a)')).toEqual([]);
});

/** Names used only if the browser has them, or that mean something else, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'Intl.Segmenter': '`main.ts` adds `plain-segmenter.ts` first',
  '.segment()': 'of the segmenter',
  'Clipboard.read': '`canPaste` looks first',
  'Clipboard.write': '`canCopy` looks first',
  ClipboardItem: '`canCopy` looks first',
  'Navigator.share': '`canShare` looks first',
  'Navigator.canShare': '`canShare` of cards looks first',
  'Navigator.connection': 'React looks first',
  'Document.startViewTransition': 'the router looks first',
  ScrollTimeline: 'Motion looks first',
  scheduler: 'React looks first',
  trustedTypes: 'the policy is made where there are any',
  'Error.captureStackTrace': 'Zag and Emotion look first',
  'PublicKeyCredential.parseCreationOptionsFromJSON': 'Supabase looks first, and is not asked',
  'PublicKeyCredential.parseRequestOptionsFromJSON': 'Supabase looks first, and is not asked',
  '.error()': 'a toast, the console, a stream',
  '.pause()': 'an animation',
  '.defer()': 'a queued job',
  '.use()': 'React’s own',
  '.toArray()': 'React’s Children',
  '.toBase64()': 'Supabase’s own',
  '.withTimeZone()': 'ical-generator looks first, and is given none',
  '.toPlainDateTime()': 'ical-generator looks first, and is given none',
  '.toZonedDateTime()': 'ical-generator looks first, and is given none',
  '.toZonedDateTimeISO()': 'ical-generator looks first, and is given none',
  '.toInstant()': 'ical-generator looks first, and is given none',
  // An iterator’s, which TypeScript’s library ES2024 does not know, so that no source calls it.
  '.drop()': 'a key of the vault',
  '.take()': 'a key, a press',
  '.equals()': 'diff’s own',
};

test('the scripts use nothing that the target browsers lack, unless they look for it first', () => {
  const problems = scripts.flatMap(({ name, text }) =>
    [...missingIn(parseForTarget(text))]
      .filter(([what]) => !(what in ALLOWED))
      .map(([what, without]) => `${name}: ${what} is not in ${without.join(', ')}`),
  );
  expect(problems).toEqual([]);
});
