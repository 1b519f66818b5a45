import { decodeEntities } from '#domain/text/html-entities.ts';

/** The markup of a message: a tag that an editor writes, with or without attributes. */
const MARKUP =
  /<\/?(?:p|br|div|span|a|b|i|u|em|strong|ul|ol|li|blockquote|h[1-6]|img)(?:\s[^<>]{0,2000})?\/?>/i;
const BREAKS = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/blockquote)(?:\s[^<>]{0,2000})?\s?\/?>/gi;
const TAGS = /<\/?[a-z][a-z0-9]{0,11}(?:\s[^<>]{0,2000})?\/?>/gi;

/** The words of a message in HTML; any other text stays as it is. */
export function plainHtml(text: string): string {
  if (!MARKUP.test(text)) return text;
  return decodeEntities(text.replace(BREAKS, '\n').replace(TAGS, ''))
    .replace(/\u00a0/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
