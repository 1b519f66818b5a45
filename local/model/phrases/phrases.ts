/** Sentence templates of the demo posts in one language. `{…}` is a placeholder. */
export interface Phrases {
  /** Quotation marks, with the spaces that belong inside them. */
  readonly marks: readonly [open: string, close: string];
  readonly voices: Readonly<Record<Tone, Voice>>;
  /** `{quote}` is a customer's own words in quotation marks; these open the series. */
  readonly firstQuote: readonly string[];
  readonly moreQuotes: readonly string[];
  /** `{tag}` is one of the chosen tags. None where their names are foreign words. */
  readonly tags: readonly string[];
  /** `{audience}` is the chosen audience. None where its name is a foreign word. */
  readonly audiences: readonly string[];
  /** Fillers for the longer lengths. True of any product, so that nothing is invented. */
  readonly paragraphs: readonly string[];
  readonly callsToAction: Readonly<Record<CallToAction | 'story', string>>;
  /** The subject of a post that was given none. */
  readonly subject: string;
  readonly title: string;
  /** The title for a subject that is too long for one. */
  readonly shortTitle: string;
  readonly searchTag: string;
  /** Spoken in a video if there is no quote. */
  readonly ownWords: string;
  readonly always: string;
  readonly more: string;
  /** The rest of a post that has none. */
  readonly ending: string;
  /** First lines of other versions of a post. */
  readonly openings: Readonly<Record<Opening, string>>;
  /** Sentence about the user's own instruction. */
  readonly wish: string;
  /** The word that joins two clauses. */
  readonly and: string;
  /** Words of happy customers, and words that turn a sentence. */
  readonly praise: RegExp;
  readonly doubt: RegExp;
}

export interface Voice {
  readonly hooks: readonly string[];
  readonly turn: string;
  readonly close: string;
  readonly emoji: string;
}

type Tone = 'conversational' | 'joyful' | 'professional' | 'inspiring' | 'humorous' | 'empathetic';

/** Act that a platform asks of its readers. */
export type CallToAction = 'tag' | 'save' | 'follow' | 'subscribe' | 'comment';

export type Opening = 'question' | 'number' | 'moment' | 'contrast';

/** Matches whole words, given as patterns with spaces between them. */
export const anyOf = (words: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${words.split(' ').join('|')})(?!\p{L})`, 'giu');

/** Fills the placeholders of a template; `{count:one|more}` is the word that suits a number. */
export const filled = (
  template: string,
  values: Readonly<Record<string, string | number>>,
): string =>
  template.replaceAll(
    /\{(\w+)(?::([^|}]+)\|([^}]+))?\}/g,
    (whole, name: string, one?: string, more?: string) =>
      (values[name] === 1 ? one : more) ?? String(values[name] ?? whole),
  );

export const inMarks = (words: string, { marks: [open, close] }: Phrases): string =>
  `${open}${words}${close}`;
