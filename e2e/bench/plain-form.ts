import type { Page } from '@playwright/test';
import { AUDIENCES } from '#domain/campaign/audiences.ts';
import { CONTENT_TYPES } from '#domain/campaign/content-types.ts';
import { LENGTHS } from '#domain/campaign/lengths.ts';
import { TAGS } from '#domain/campaign/tags.ts';
import { TONES } from '#domain/campaign/tones.ts';
import { PLATFORMS } from '#domain/platforms/platforms.ts';
import { type Measured, noteTimes, stopwatch } from './interaction-times.ts';

/** The controls of the wizard as a form without styles, to tell the machine from the app. */

const radios = (name: string, choices: readonly { readonly name: string }[]) =>
  choices
    .map((choice) => `<label><input type="radio" name="${name}">${choice.name}</label>`)
    .join('');

const step = (id: string, content: string) => `<section id="${id}" hidden>${content}</section>`;

const html = (reviews: readonly string[]) => `<!doctype html><title>Form</title><main>
${step('platform', `${radios('platform', PLATFORMS)}<button data-to="customize">Continue</button>`)}
${step(
  'customize',
  `<details open><summary>Words</summary>${reviews.map((it) => `<blockquote>${it}</blockquote>`).join('')}</details>
  <label>Subject <input id="subject"></label>
  ${TAGS.map((tag) => `<label><input type="checkbox">${tag}</label>`).join('')}
  ${radios('type', CONTENT_TYPES)}${radios('tone', TONES)}
  ${radios('audience', AUDIENCES)}${radios('length', LENGTHS)}
  <button data-to="generate">Generate</button>`,
)}
${step('generate', '<button id="write">Write</button><button data-to="review" hidden>View</button>')}
${step(
  'review',
  `<p id="post">${reviews.slice(0, 4).join(' ')} <span role="button">Words of a customer.</span></p>
  <button id="edit">Edit</button><textarea id="text" rows="14" hidden></textarea><output></output>
  <button id="save">Save</button>
  <dialog>${reviews[0]}<button>Close</button></dialog>`,
)}</main>`;

/** Runs in the page. */
function work(): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const show = (id: string) => {
    for (const section of document.querySelectorAll('section')) section.hidden = section.id !== id;
  };
  for (const button of document.querySelectorAll<HTMLElement>('[data-to]'))
    button.addEventListener('click', () => show(button.dataset['to'] ?? ''));
  find('#write')?.addEventListener('click', () =>
    find('[data-to=review]')?.removeAttribute('hidden'),
  );
  const text = document.querySelector('textarea');
  find('#edit')?.addEventListener('click', () => {
    if (!text) return;
    text.hidden = false;
    text.value = find('#post')?.textContent ?? '';
  });
  find('#save')?.addEventListener('click', () => {
    if (!text) return;
    text.hidden = true;
    find('#post')?.replaceChildren(text.value);
  });
  text?.addEventListener('input', () => find('output')?.replaceChildren(`${text.value.length}`));
  const dialog = document.querySelector('dialog');
  find('[role=button]')?.addEventListener('click', () => dialog?.showModal());
  dialog?.addEventListener('click', () => dialog.close());
  show('platform');
}

/** Measures the form. Its interactions have the names of the wizard's. */
export async function measureForm(
  page: Page,
  measured: Measured,
  reviews: readonly string[],
): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(html(reviews));
  await page.evaluate(work);
  await page.evaluate(noteTimes);
  const { press, type } = stopwatch(page, measured);
  const label = (name: string) => page.getByLabel(name, { exact: true });
  await press('choose a platform', label('LinkedIn'));
  await press('continue', page.getByRole('button', { name: 'Continue' }));
  await press('fold a group', page.locator('summary'));
  await press('unfold a group', page.locator('summary'));
  for (const tag of ['Testimonials', 'Pain Points', 'Case Studies'])
    await press('tick a tag', label(tag));
  await type('a key in the subject', page.locator('#subject'), 'a warm top');
  for (const tone of ['Humorous', 'Joyful']) await press('choose a tone', label(tone));
  await press('choose a type', label('Text'));
  await press('choose an audience', label('Families'));
  await press('choose a length', label('Short'));
  await press('to Generate', page.getByRole('button', { name: 'Generate' }));
  await press('start writing', page.getByRole('button', { name: 'Write' }));
  await press('open Review', page.getByRole('button', { name: 'View' }));
  await press('open evidence', page.locator('#post [role=button]'));
  await page.getByRole('button', { name: 'Close' }).click();
  await press('edit', page.locator('#edit'));
  await type('a key in the post', page.locator('#text'), 'soft and warm and very soft');
  await press('save', page.locator('#save'));
}
