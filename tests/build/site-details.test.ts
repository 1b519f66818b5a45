import { expect, test } from 'vitest';
import { remarkSiteDetails } from '../../src/build/site-details.ts';
import { SITE } from '../../src/content/site.ts';

function filledIn(text: string) {
  const tree = { children: [{ value: text }, { url: `mailto:${text}` }] };
  remarkSiteDetails()(tree);
  return tree.children;
}

test('texts and links of the company pages are filled in from the site’s constants', () => {
  expect(filledIn('{{site.email}}')).toEqual([
    { value: SITE.email },
    { url: `mailto:${SITE.email}` },
  ]);
  expect(filledIn('since {{site.founded}}')[0]).toEqual({ value: 'since 2024' });
});

test.each(['{{site.fax}}', '{{site.discount}}', '{{site.toString}}'])(
  '%s is not a known placeholder',
  (text) => {
    expect(() => filledIn(text)).toThrow('The site has no');
  },
);

test('other braces stay as they are', () => {
  expect(filledIn('{{tone}} {email}')[0]).toEqual({ value: '{{tone}} {email}' });
});
