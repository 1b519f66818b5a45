/** Kinds of pages, chats and files that are displayed as the source of a quote. */
export const QUOTE_SOURCES = {
  marketplace: 'Marketplace',
  social: 'Social media',
  'app-store': 'App store',
  map: 'Map',
  travel: 'Travel site',
  'review-site': 'Review site',
  chat: 'Chat',
  email: 'Email',
  survey: 'Survey',
  ticket: 'Help desk',
  transcript: 'Transcript',
} as const satisfies Record<string, string>;

export type QuoteSource = keyof typeof QUOTE_SOURCES;

export const isQuoteSource = (value: string): value is QuoteSource =>
  Object.hasOwn(QUOTE_SOURCES, value);
