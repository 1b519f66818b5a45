import type { Evidence } from '#domain/posts/citations.ts';
import { wholeSentences } from '#domain/text/broken-lines.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import { spanInCopy, spanInSource, type TextCopy } from '#domain/text/text-copy.ts';
import type { Span } from '#domain/text/span.ts';
import type { JudgedSentence, ComparedQuote, Source } from '#domain/evidence/verdict.ts';

/** Origin of a compared quote: the quote that the user sees, and the map to its text. */
interface Origin {
  readonly quote: ComparedQuote;
  readonly copy: TextCopy;
}

/** By the compared quote, for as long as it exists; absent for a quote that is compared as it is. */
const ORIGINS = new WeakMap<ComparedQuote, Origin>();

/**
 * Returns a quote with the text in which it is compared: the normal form, with the words and
 * sentences whole that a page divides. Returns the quote itself if that is its text.
 */
export function comparedForm<Quoted extends ComparedQuote>(quote: Quoted): Quoted {
  // Labels stand at lines, which the normal form keeps.
  const copy = quote.labels ? normalForm(quote.text) : wholeSentences(quote.text);
  if (copy.text === quote.text) return quote;
  const form = { ...quote, text: copy.text };
  ORIGINS.set(form, { quote, copy });
  return form;
}

/** Moves citations to the copy of their post and to the compared forms of their quotes. */
export const citedInForm = ({ links, quotes }: Evidence, post: TextCopy): Evidence => ({
  links: links.map((link) => spanInCopy(post, link)),
  quotes: quotes.map(comparedForm),
});

/** Moves a verdict on a copy back to the post and to the quotes that the user sees. */
export const placedInSources = (sentence: JudgedSentence, post: TextCopy): JudgedSentence => ({
  ...spanInSource(post, sentence),
  sources: sentence.sources.map((source) => sourceInSources(source, post)),
});

function sourceInSources(source: Source, post: TextCopy): Source {
  const { quote, copy } = ORIGINS.get(source.quote) ?? { quote: source.quote };
  const here = (spans: readonly Span[]) => spans.map((span) => spanInSource(post, span));
  const there = (spans: readonly Span[]) =>
    copy ? spans.map((span) => spanInSource(copy, span)) : spans;
  const { difference, otherSide } = source;
  return {
    ...source,
    quote,
    here: here(source.here),
    there: there(source.there),
    ...(difference && {
      difference: { ...difference, here: here(difference.here), there: there(difference.there) },
    }),
    ...(otherSide && { otherSide: there(otherSide) }),
  };
}
