/**
 * Generates the social cards of our pages: `node manifest/social/generate.ts`. The results are
 * committed; run this again when a title, an illustration or the mark changes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parseFrontMatter } from '../../src/build/front-matter.ts';
import { escapeText } from '../../src/content/escape-text.ts';
import { bareTitle, HEADS } from '../../src/content/heads.ts';
import { POSTS } from '../../src/content/posts.ts';
import { SITE } from '../../src/content/site.ts';
import { SOCIAL_IMAGE_SIZE, socialImageOf } from '../../src/content/social-image.ts';
import { indexedPng } from '../icons/indexed-png.ts';
import { pixelsOf, withPage } from '../icons/render.ts';

interface Card {
  path: string;
  title: string;
  /** Illustration of the article; other pages show a large mark. */
  picture?: string;
}

const fromRoot = (path: string) => new URL(`../../${path}`, import.meta.url);
const textOf = (path: string) => readFile(fromRoot(path), 'utf8');

const wordsCard = async (path: string, file: string): Promise<Card> => {
  const [, lines = ''] = /^---\n([^]*?)\n---/.exec(await textOf(file)) ?? [];
  const fields = parseFrontMatter(file, lines);
  const drawing =
    'picture' in fields && (await textOf(`src/content/articles/pictures/${fields.picture}`));
  return { path, title: fields.title, ...(drawing && { picture: drawing }) };
};

const cards: readonly Card[] = [
  {
    path: '/',
    title: 'Posts from what your customers say',
    picture: await textOf('src/content/articles/pictures/how-ai-changes-content-strategy.svg'),
  },
  await wordsCard('/about', 'src/content/company/about.md'),
  await wordsCard('/privacy', 'src/content/company/privacy.md'),
  { path: '/contact', title: bareTitle(HEADS.contact) },
  { path: '/faceless-video', title: bareTitle(HEADS.facelessVideo) },
  ...(await Promise.all(
    POSTS.map(({ slug }) => wordsCard(`/blog/${slug}`, `src/content/articles/${slug}.md`)),
  )),
];

const mark = await textOf('manifest/icons/mark.svg');
const font = await readFile(
  fromRoot(
    'node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
  ),
  'base64',
);

const style = `
  @font-face { font-family: Title; src: url(data:font/woff2;base64,${font}) }
  body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 64px 72px;
    display: grid; grid-template: 1fr auto / 1fr auto; column-gap: 40px;
    background: #FBFAF7; color: #16181D; font-family: Title }
  h1 { margin: 0; max-width: 500px; font-size: 84px; font-weight: 400; line-height: 1.06; text-wrap: balance }
  p { margin: 0; display: flex; align-items: center; gap: 16px; font-size: 44px }
  p svg { width: 56px; height: 56px }
  figure { margin: 0; grid-area: 1 / 2 / 3; align-self: center; width: 500px }
  figure svg { display: block; margin: auto; width: 100%; height: auto }
  figure svg[viewBox='0 0 16 16'] { width: 300px }`;

const cardHtml = ({ title, picture }: Card) => `<!doctype html><style>${style}</style>
  <h1>${escapeText(title)}</h1><p>${mark}${SITE.name}</p><figure>${picture ?? mark}</figure>`;

await withPage(async (page) => {
  await page.setViewportSize(SOCIAL_IMAGE_SIZE);
  for (const card of cards) {
    await page.setContent(cardHtml(card));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const png = indexedPng(SOCIAL_IMAGE_SIZE.width, await pixelsOf(page), 64);
    await writeFile(fromRoot(`public${socialImageOf(card.path)}`), png);
  }
});
