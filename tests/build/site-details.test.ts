import { expect, test } from 'vitest';
import { remarkSiteDetails } from '../../src/build/site-details.ts';
import { SITE } from '../../src/content/site.ts';

function filledIn(text: string) {
  const tree = { children: [{ value: text }, { url: `mailto:${text}` }] };
  remarkSiteDetails()(tree);
  return tree.children;
}

test('words and links of the company pages are filled in from one place', () => {
  expect(filledIn('{{site.email}}')).toEqual([
    { value: SITE.email },
    { url: `mailto:${SITE.email}` },
  ]);
  expect(filledIn('since {{site.founded}}')[0]).toEqual({ value: 'since 2024' });
});

test.each(['{{site.fax}}', '{{site.discount}}', '{{site.toString}}'])(
  '%s is no text of the site',
  (text) => {
    expect(() => filledIn(text)).toThrow('The site has no');
  },
);

test('other braces are words', () => {
  expect(filledIn('{{tone}} {email}')[0]).toEqual({ value: '{{tone}} {email}' });
});
