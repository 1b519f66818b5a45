import { findEntities } from '../platforms/text-metrics.ts';
import type { PlatformId } from '../platforms/platforms.ts';

/** Pages on which a post is begun. */
export const COMPOSE_ADDRESSES: Readonly<Record<PlatformId, string>> = {
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  linkedin: 'https://www.linkedin.com/feed/?shareActive=true',
  youtube: 'https://studio.youtube.com/',
  tiktok: 'https://www.tiktok.com/upload',
};

/** End of a post that is often posted apart. */
export interface PostEnd {
  /** The post without its end. */
  readonly words: string;
  /** Hashtags after the last word, in one line; empty without any. */
  readonly hashtags: string;
  /** Links after the last word and the hashtags, as the first comment below the post. */
  readonly firstComment: string;
}

/** Takes the lines off the end of a post that hold nothing but hashtags and links. */
export function takeEndApart(text: string): PostEnd {
  const lines = text.trim().split('\n');
  const [hashtags, links]: [string[], string[]] = [[], []];
  for (let line = lines.at(-1); line !== undefined; line = lines.at(-1)) {
    const found = findEntities(line);
    const rest = found.reduceRight(
      (words, { start, end }) => words.slice(0, start) + words.slice(end),
      line,
    );
    if (rest.trim() !== '' || found.some(({ kind }) => kind === 'mention')) break;
    hashtags.unshift(...found.flatMap((it) => (it.kind === 'hashtag' ? it.text : [])));
    links.unshift(...found.flatMap((it) => (it.kind === 'link' ? it.text : [])));
    lines.pop();
  }
  const tags = hashtags.join(' ');
  return {
    words: lines.join('\n').trim(),
    hashtags: tags,
    firstComment: [...links, ...(tags ? [tags] : [])].join('\n'),
  };
}
