/** Reliability of a figure. */
type Trust =
  /** The platform's own help or developer pages. */
  | 'official'
  /** The specification of this product. */
  | 'specification'
  /** Limits enforced by well-known publishing tools. */
  | 'tools'
  /** Articles by observers of the platforms. */
  | 'articles'
  /** A single unofficial report: the figure varies, and so may the platform. */
  | 'weak';

interface Source {
  readonly name: string;
  readonly trust: Trust;
  /** Year and month in which it was read. */
  readonly read: string;
  readonly address?: string;
}

export const SOURCES = {
  specification: { name: 'the specification', trust: 'specification', read: '2026-11' },
  postiz: {
    name: 'Postiz, a publishing tool',
    trust: 'tools',
    read: '2026-11',
    address: 'https://github.com/gitroomhq/postiz-app',
  },
  ayrshare: {
    name: 'Ayrshare, a publishing tool',
    trust: 'tools',
    read: '2026-11',
    address: 'https://www.ayrshare.com/docs',
  },
  instagramHelp: {
    name: 'Instagram’s help pages',
    trust: 'official',
    read: '2026-11',
    address: 'https://help.instagram.com/1643471055915254',
  },
  youtubeApi: {
    name: 'the YouTube Data API',
    trust: 'official',
    read: '2026-11',
    address: 'https://developers.google.com/youtube/v3/docs/videos',
  },
  tiktokApi: {
    name: 'TikTok’s Content Posting API',
    trust: 'official',
    read: '2026-11',
    address: 'https://developers.tiktok.com/doc/content-posting-api-reference-direct-post',
  },
  articles: { name: 'marketing articles', trust: 'articles', read: '2026-11' },
  observed: { name: 'measurements by readers', trust: 'weak', read: '2026-11' },
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof SOURCES;

/** A figure with its source. */
export interface Sourced {
  readonly source: SourceId;
}
