import type { Page } from '@playwright/test';

/**
 * Does to a page what Chrome's translation does: each text node gives way to two nested `<font>`
 * elements, also those that come later, and the document gets another language. The words stay, so
 * that tests can read them. It translates every page that the tab opens from now on once it is
 * there, and this one at once.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => globalThis.translateThisPage?.()),
  );
  await page.addInitScript(defineTranslation);
  await page.evaluate(defineTranslation);
  await page.evaluate(() => globalThis.translateThisPage?.());
}

/** Translates this page now, and no other. */
export async function translateOnce(page: Page): Promise<void> {
  await page.evaluate(defineTranslation);
  await page.evaluate(() => globalThis.translateThisPage?.());
}

/** Words in the page that are shown untranslated, other than those that say `translate="no"`. */
export const untranslated = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (walker.nextNode()) {
      const { data = '', parentElement } = Object(walker.currentNode);
      if (/\p{L}{2}/u.test(data) && !parentElement?.closest(globalThis.notTranslated ?? ''))
        words.push(data);
    }
    return words;
  });

declare global {
  var translateThisPage: (() => void) | undefined;
  var notTranslated: string | undefined;
}

function defineTranslation(): void {
  globalThis.notTranslated =
    'script,style,noscript,template,textarea,[translate=no],.notranslate,font,code,[contenteditable]';
  const font = (content: Node | string) => {
    const element = document.createElement('font');
    element.style.verticalAlign = 'inherit';
    element.append(content);
    return element;
  };
  const translate = (node: Node) => {
    if (!(node instanceof Text) || !/\p{L}{2}/u.test(node.data)) return;
    const { parentElement } = node;
    if (!parentElement || parentElement.closest(globalThis.notTranslated ?? '')) return;
    node.replaceWith(font(font(node.data)));
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) translate(text);
  };
  globalThis.translateThisPage = () => {
    const page = document.documentElement;
    if (page.classList.contains('translated-ltr')) return;
    translateAll(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') translate(target);
        for (const node of addedNodes)
          if (node instanceof Text) translate(node);
          else if (node.nodeName !== 'FONT') translateAll(node);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    page.classList.add('translated-ltr');
    page.lang = 'de';
  };
}
