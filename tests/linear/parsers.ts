/**
 * Every parser that reads what a user pastes, a customer wrote, a model replies or a server answers,
 * with the files whose patterns and loops it exercises. Each part has a test of its own, so that
 * two threads share the work; `files.test.ts` requires every such file to be named here.
 */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { EMPTY_VOICE, LONGEST, parseVoice } from '#domain/brand/brand.ts';
import { checkPost } from '#domain/brand/check-post.ts';
import { withHabit } from '#domain/brand/habit-rule.ts';
import { habitsIn } from '#domain/brand/habits.ts';
import { EMPTY_FIELDS, readFields } from '#domain/brand/brand-form.ts';
import { checkContact, cleanContact } from '#domain/site/contact.ts';
import { detectLanguage } from '#domain/text/detect-language.ts';
import { findMasks } from '#insight/mask/find-masks.ts';
import { claims, isStatement } from '#insight/evidence/claims/claims.ts';
import { removeSentence } from '#domain/evidence/fixes.ts';
import { parseBrandReply } from '#domain/questions/brand-request.ts';
import { parseSortingReply, quotesToSort } from '#domain/questions/sorting-request.ts';
import { parseSplitReply } from '#domain/questions/split-request.ts';
import { parseSorting } from '#domain/quotes/theme-sorting.ts';
import { parseOpinions } from '#domain/questions/second-opinion.ts';
import {
  isCause,
  isConsequence,
  isOfOthers,
  isRelation,
  isReported,
  isTimeTurn,
  limitsLater,
} from '#insight/evidence/remarks.ts';
import { asks, revises, shortcomingsIn, takesBack } from '#insight/evidence/terms/turns.ts';
import { turnedSpans } from '#insight/evidence/claims/turned-spans.ts';
import { labelledWords } from '#domain/quotes/labelled-words.ts';
import { senseOf } from '#insight/labels/label-sense.ts';
import { labelWords } from '#domain/quotes/label-signs.ts';
import { labelsOfLines } from '#insight/labels/line-labels.ts';
import { withSourceLabels } from '#insight/labels/source-labels.ts';
import { parseLabels } from '#domain/quotes/quote-labels.ts';
import { proofCsv, proofMarkdown } from '#domain/evidence/proof-sheet.ts';
import { setNameOf } from '#domain/reviews/review-set.ts';
import { reviewsCsv, reviewsFileName } from '#domain/reviews/reviews-csv.ts';
import { proposeSetName } from '#domain/reviews/set-name.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import { paragraphsOf } from '#domain/drafts/mix.ts';
import { filterPosts } from '#domain/drafts/post-filter.ts';
import { takeEndApart } from '#domain/drafts/post-pieces.ts';
import { postsOf } from '#domain/drafts/posts.ts';
import { summaryOf } from '#domain/drafts/draft-summary.ts';
import { draftsFile } from '#domain/drafts/drafts-file.ts';
import { linkMarks, moveEvidence, withMarks } from '#domain/posts/citations.ts';
import { joinReplies } from '#domain/jobs/join-replies.ts';
import { readMarks } from '#domain/posts/marks.ts';
import { checkLimits } from '#domain/platforms/post-check.ts';
import { buildPrompt } from '#domain/campaign/prompt.ts';
import { languageOf } from '#domain/campaign/prompt-language.ts';
import { quotesOf } from '#domain/campaign/prompt-quotes.ts';
import { layoutCard } from '#domain/pictures/card.ts';
import { cardQuotes } from '#domain/pictures/card-quotes.ts';
import { parseBaseUrl } from '#domain/providers/base-url.ts';
import { addQuotes } from '#domain/quotes/quote.ts';
import { readParts } from '#insight/read/model-parts.ts';
import { piecesOf } from '#insight/read/pieces.ts';
import { parseRating } from '#insight/read/lines/rating.ts';
import { parseDates } from '#insight/read/lines/quote-date.ts';
import { postText, postTextSoFar } from '#domain/posts/post-text.ts';
import { countWords, splitReply } from '#domain/posts/reply.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { sharedText } from '#domain/site/share-target.ts';
import { findEntities } from '#domain/platforms/text-metrics.ts';
import { estimateTokens } from '#domain/providers/tokens.ts';
import {
  readYoutubeFields,
  splitTags,
  writeYoutubeFields,
} from '#domain/platforms/youtube-fields.ts';
import { parseSignInToken } from '#domain/site/sign-in-token.ts';
import { decodeExport, decodeLines } from '#domain/text/export-encodings.ts';
import { wholeSentences } from '#domain/text/broken-lines.ts';
import { isTokenHash } from '#domain/site/token-hash.ts';
import { wordDifference } from '#features/wizard/review/refine/word-difference.ts';
import { arrangeModels } from '#features/wizard/generate/models/arrange-models.ts';
import { decodeFile } from '#insight/read/decode-file.ts';
import { localInsight } from '#insight/local-insight.ts';
import { lexiconFor } from '#insight/text/load-lexicon.ts';
import { lowerCap } from '#services/model/caps.ts';
import { cleanText } from '#services/model/reply/clean-text.ts';
import { parseErrorBody } from '#services/model/provider-error.ts';
import { failureFromAnswer } from '#services/model/provider-failure.ts';
import { rulesFor } from '#services/model/hosts.ts';
import { endOf } from '#services/model/reply/finish-reason.ts';
import { createReplyReader } from '#services/model/reply/reply-reader.ts';
import { firstForm } from '#services/model/request-form.ts';
import { parseRetryAfter, parseRetryMessage } from '#services/model/retry-after.ts';
import { ORIGIN, READY } from '../domain/campaigns.ts';
import { CARD, measure } from '../domain/pictures/cards.ts';

export interface Parser {
  readonly run: (text: string) => unknown;
  /** Below `src/`. */
  readonly files: readonly string[];
  /** Units that its hostile texts repeat; those of all hostile texts by default. */
  readonly units?: readonly string[];
}

const quote = (text: string, id = 'a') => ({ id, text });

/** As small as a network may cut it. */
const streamed = (text: string) => {
  const reader = createReplyReader();
  for (let at = 0; at < text.length; at += 50) reader.feed(text.slice(at, at + 50));
  reader.end();
};
const FORM = firstForm(rulesFor('https://llm.example.com/v1'));
const capFrom = (name: 'limit' | 'context', text: string) => {
  const sent = { request: { maxTokens: 500, messages: [] }, room: 3500, isLast: false };
  return lowerCap(FORM, name, { param: '', text }, sent);
};
const chunk = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const streamedContent = (text: string) => {
  const reader = createReplyReader();
  for (let at = 0; at < text.length; at += 50) reader.feed(chunk(text.slice(at, at + 50)));
  reader.end();
};

const draft = (text: string): Draft => ({
  id: 'a',
  text,
  revision: 1,
  createdAt: 0,
  updatedAt: 0,
  cutShort: false,
  origin: ORIGIN,
});

const linked = (text: string) => ({
  links: sentencesOf(text).map((sentence) => ({ ...sentence, quotes: ['a'] })),
  quotes: [quote('x')],
});

const message = (text: string, from: string) => ({ text, from, date: 1_790_000_000, role: from });

const PATHS = new Map(
  ['domain', 'insight'].flatMap((room) =>
    globSync(`${room}/**/*.ts`, { cwd: 'src' }).map(
      (path) => [basename(path, '.ts'), path] as const,
    ),
  ),
);

/** Paths below `src` of files by name; one of insight before one of the domain. */
const inRooms = (names: readonly string[]): string[] =>
  names.map((name) => {
    const path = PATHS.get(name);
    if (path === undefined) throw new Error(`No file of the name ${name}`);
    return path;
  });

/** The files that tell the columns of a table. */
const COLUMNS = inRooms([
  'column-cells',
  'column-consent',
  'column-names',
  'column-questions',
  'column-source',
  'column-speakers',
  'column-words',
  'columns',
]);

export const IMPORTS: Readonly<Record<string, Parser>> = {
  'an import of text': {
    run: localInsight.readText,
    files: [
      ...inRooms([
        'characters',
        'csv',
        'join-said',
        'json',
        'json-reading',
        'prose',
        'table',
        'words-beyond',
      ]),
      ...COLUMNS,
      'domain/text/detect-language.ts',
    ],
  },
  'an import of text with characters that nobody sees': {
    run: (text) =>
      [`\u00ad${text.replaceAll(' ', '\u00a0')}`, JSON.stringify([`é\n${text}`])].map((it) =>
        localInsight.readText(it),
      ),
    files: inRooms(['restore-source', 'json-value']),
  },
  'an import of a table': {
    run: (text) => localInsight.readText(`rating,review,date\n5,"${text.slice(60)}`),
    files: ['insight/read/tables/csv.ts', 'insight/read/tables/table.ts'],
  },
  'an import of a named column': {
    run: (text) => {
      const half = text.length / 2;
      return localInsight.readText(`review,${text.slice(0, half)}\n5,${text.slice(half + 100)}`);
    },
    files: ['insight/read/tables/table.ts', ...COLUMNS],
  },
  'an import of several columns of words': {
    run: (text) =>
      localInsight.readText(`title,review,cons\nSo soft,Fine again,"${text.slice(60)}"`),
    files: ['insight/read/tables/join-said.ts', ...COLUMNS],
  },
  'an import of records with several texts': {
    run: (text) =>
      localInsight.readText(
        JSON.stringify([
          { review: text.slice(0, text.length * 0.3), cons: text.slice(text.length * 0.85) },
          Object.fromEntries(
            text
              .slice(0, text.length * 0.15)
              .split(/\W+/)
              .entries(),
          ),
        ]),
      ),
    files: ['insight/read/tables/join-said.ts', 'insight/read/tables/json.ts', ...COLUMNS],
  },
  'an import of copied reviews': {
    run: (text) => localInsight.readText(`★★★★★ ${text.slice(5)}\nAnn\n\nx`),
    files: ['insight/read/lists/prose.ts'],
  },
  'an import of a page of reviews': {
    run: (text) => {
      const part = text.length * 0.3;
      const reviews = [text.slice(0, part), text.slice(part, 2 * part), ''].map(
        (words, at) =>
          `Jana K. ${words.slice(0, 60)}\nRated ${at + 1} out of 5 stars\n3 May 2024\n${words}\nHelpful\nReport`,
      );
      return [localInsight.readText(text.slice(60)), localInsight.readText(reviews.join('\n'))];
    },
    files: inRooms([
      'locale-words',
      'names',
      'opinion-labels',
      'line-shapes',
      'page-aspects',
      'page-averages',
      'page-bylines',
      'page-chips',
      'page-context',
      'page-days',
      'page-facts',
      'page-figures',
      'page-joins',
      'page-lines',
      'review-ends',
      'page-lists',
      'page-owners',
      'page-pattern',
      'page-residents',
      'page-said',
      'page-scores',
      'page-shapes',
      'page-slots',
      'page-words',
      'page-asides',
      'page-layouts',
      'page-reviewers',
      'verdicts',
      'page-phrases',
      'page-site-lines',
      'review-heads',
      'starred-lines',
      'dated-below',
      'places',
      'reply-words',
      'review-likeness',
      'review-names',
      'review-titles',
      'review-page',
      'social-threads',
      'review-replies',
      'reviews',
      'stars',
      'when',
    ]),
  },
  'an import of conversations': {
    run: (text) => {
      // Shares of the text, so that a quarter of it makes a quarter of each chat.
      const part = text.length * 0.15;
      const [one, two] = [text.slice(0, part), text.slice(part, 2 * part)];
      return [
        `[03/05/24, 10:11] Ann: ${one}\n[03/05/24, 10:12] Bo: ${two}`,
        `Ann, [03.05.2024 10:11]\n${one}\n\nBo, [03.05.2024 10:12]\n${two}`,
        `Ticket #7\n\nAnn\n10:11\n${one}\n\nBo\n10:12\n${two}\n\nComment: ${one}`,
        `You sent\n${one}\nAnn\n${two}\nYou sent\nx\nAnn\n${one}`,
        `What did you like?\n2 answers\n${one}\n${two}\nWhat was bad?\n1 answer\n-`,
        `★★★★★\n${one}.\nAnn\n\n★★★★★\n${two}.\nBo\n\n${one}`,
        `Ann — 03.05.2024 10:11\n[10:12]${one}\n@Ann ${two}\nBo\nDEV\n — 03.05.2024 10:13\n${two}`,
        `Q1\nWhat did you like?\n${one}\nQ2\nWhat was bad?\n${two}`,
        `JK\n18:26\nJana Klein\nok\n3\n${one}\nJK\n18:27\nJana Klein\n${two}`,
        `Ann\n10:11 AM\n${one}\n${'x'.repeat(120)}\n\nBo\n10:12 AM\n${two}`,
        `Interviewer: ${one}\nAnn: ${two}\n${one}: x`,
        `Ann\n${one}\nAnn · 3 May 2024, 10:11\nBo\n${two}\nBo · 3 May 2024, 10:12\n${one}`,
        `1\n00:00:01.000 --> 00:00:02.000\n<v Ann>${one}\n\n${two}`,
        `9\nAnn\nann@shop.example\nPromoter\n${one}\n2\nBo\nbo@shop.example\nDetractor\n${two}`,
        `Submitted\n3 May 2024\n1\nWhat did you like?\n${one}\n2\nWhat was bad?\n${two}`,
        `Call notes\nAnn: “${one}”\nBo said “${two}”\nNext steps: x`,
        `Ann • 2h ago\n${one}\nBo • Support • 1h ago\n${two}`,
        `1. What did you like?\nA: ${one}\n2. What was bad?\nA: ${two}`,
        `From: Ann <${one}>\nSubject: ${two}\n\nHi,\n${one}\n\nOn ${two} wrote:\n> ${one}`,
        `Q: May we quote you?\nA: ${one}\nQ: What did you like?\nA: ${two}`,
        `Pros\n${one}\nRating\n4\nPros\n${two}\nCons\n${one}\nRating\n3`,
        `May we quote you?\n${one}\n${two}\nMay we quote you?\nNo`,
        `From: Ann <a@b.example>\nSubject: x\n\nHi,\n${one}:\n- ${two}\n- ${one}.\n\n${two}`,
      ].map((chat) => localInsight.readText(chat));
    },
    files: inRooms(
      'asked-lines chat chat-notices composer conversation email email-body email-heads email-points email-words greetings permits programs speakers ticket transcript text-rating timed-chat questionnaire read-file read-paste sided-chat survey survey-answers testimonials no-answer answer-summary note-labels notes numbered-questions numbered-responses response-cards service-lines signed-messages stacked-fields subheads timed-heads times-above signatures'.split(
        ' ',
      ),
    ),
  },
  'an import of conversations in a file': {
    run: (text) => {
      const part = text.length * 0.4;
      const [one, two] = [text.slice(0, part), text.slice(part, 2 * part)];
      return [
        `2026/10/03\n09:12\tAnn\t"${one}\n09:20\tBo\t${two}"`,
        `[03/05/2024 10:11] ann\n${one}\n\n{Reactions}\n${two}\n\n[03/05/2024 10:12] bo\n${two}`,
        `Sender,Recipient,Date,Message\nAnn,Bo,2026-10-03,"${one}"\nBo,Ann,2026-10-04,"${two}"`,
        JSON.stringify({ messages: [message(`<p>${one}`, two), message(two, one)] }),
      ].map((chat) => localInsight.readText(chat));
    },
    files: inRooms([
      'message-records',
      'message-sides',
      'plain-html',
      'table-conversation',
      'tabbed-chat',
    ]),
  },
  'an import of a list': {
    run: (whole) => {
      const text = whole.slice(0, whole.length * 0.3);
      return [
        `- a\n- ${text.slice(5)}\n1. b`,
        `1. Ann\n${text}\n\n2. Bo\n${text}`,
        `1. ${text}\n— Ann\n\n2. ${text}\n— Bo`,
        `Review 1\n${text}\n\nReview 2\n${text}`,
        `**Ann**\n${text}\n\n**Bo**\n${text}`,
        `> ${text}\n> — **Ann**\n\n> ${text}\n> — **Bo**`,
        `${text}\n\nAnn, Leeds\n\n${text}\n\nBo, York`,
        `★★★★★\n${text}.\nAnn\nLeeds\n\n★★☆☆☆\n${text}.\nBo\nYork`,
      ].map((list) => localInsight.readText(list));
    },
    files: inRooms(['lists', 'list-items', 'headed-list', 'markdown']),
  },
  'an import of cells': {
    run: (text) =>
      [text, `<table><tr><td>${text}<td>5`, `<table><tr><td>5<td><style>${text}<tr><td>a`].map(
        (html) => localInsight.readText({ text: 'a\tb\nSo soft.\t5', html }),
      ),
    files: inRooms(['html-table', 'reply-columns', 'table-reading']),
  },
};

export const ANALYSES: Readonly<Record<string, Parser>> = {
  'a normal form': {
    run: (text) =>
      [text, `\u00a0${text}`, text.replaceAll('a', '&amp;'), text.replaceAll(' ', '-\n')].map(
        wholeSentences,
      ),
    files: ['normal-form', 'visible-form', 'html-entities', 'broken-lines'].map(
      (name) => `domain/text/${name}.ts`,
    ),
  },
  'a file': {
    run: (text) => {
      const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0) % 256);
      return [decodeFile(bytes), decodeFile(new TextEncoder().encode(text))];
    },
    files: [
      'insight/text/characters.ts',
      'insight/read/plausible-text.ts',
      'insight/read/decode-file.ts',
    ],
  },
  'a rating': {
    run: (text) => [text, `5${text}`, `5 of 5${text}`].map(parseRating),
    files: ['insight/read/lines/rating.ts'],
  },
  'a date': {
    run: (text) => parseDates([text, `12${text}`, `March${text}`, `12 March${text}`]),
    files: ['insight/read/lines/quote-date.ts'],
  },
  'quotes that are folded': {
    run: (text) => addQuotes([], [{ text }, { text: `${text}x` }]),
    files: ['domain/quotes/quote.ts'],
  },
  'an analysis of two quotes': {
    run: (text) =>
      localInsight.analyse([
        quote(text.slice(0, text.length / 2)),
        quote(`ok then ${text.slice(text.length / 2)}`, 'b'),
      ]),
    files: inRooms([
      'analysis',
      'concept-keys',
      'concept-table',
      'concepts',
      'contacts',
      'lexicon',
      'opinion',
      'person-names',
      'themes',
    ]),
  },
  'an analysis of many quotes': {
    run: (text) =>
      localInsight.analyse(
        Array.from({ length: text.length / 200 }, (_, at) =>
          quote(`${text.slice(at * 200, at * 200 + 195)} ${at}`, String(at)),
        ),
      ),
    files: ['insight/themes/analyse.ts', 'insight/themes/terms.ts'],
  },
  'stems of every language': {
    run: async (text) => {
      const word = text.replace(/\P{L}/gu, '');
      for (const language of ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'])
        (await lexiconFor(language)).stem(word);
    },
    files: ['insight/text/load-lexicon.ts'],
  },
  masking: {
    run: (text) => [text, text.toUpperCase()].map(findMasks),
    files: [
      'insight/mask/find-masks.ts',
      'insight/mask/shouted.ts',
      'insight/mask/names/person-names.ts',
      'insight/mask/names/unlisted-names.ts',
      'insight/mask/names/opening-names.ts',
      'insight/mask/names/small-names.ts',
      'insight/mask/names/lower-case-names.ts',
      'insight/mask/names/names-of-kin.ts',
      'insight/data/names/known-proper-nouns.ts',
      'insight/mask/contacts/contacts.ts',
      'insight/data/names/given-names.ts',
      'insight/data/names/person-contexts.ts',
      'insight/data/names/person-roles.ts',
      'insight/mask/names/person-sentences.ts',
      'insight/mask/names/name-parts.ts',
      'insight/mask/names/names-at-work.ts',
      'insight/data/names/names-in-scripts.ts',
      'insight/mask/names/name-uses.ts',
      'insight/data/names/work-words.ts',
      'insight/mask/numbers/birth-dates.ts',
      'insight/data/names/person-words.ts',
      'insight/mask/names/name-forms.ts',
      'insight/text/matches.ts',
      'insight/text/word-bits.ts',
      'insight/mask/names/actors.ts',
      'insight/text/first-words.ts',
      'insight/mask/numbers/last-digits.ts',
      'insight/mask/names/name-echoes.ts',
      'insight/mask/names/name-words.ts',
      'insight/mask/names/inflected-names.ts',
      'insight/mask/names/cars.ts',
      'insight/text/text-signs.ts',
      'insight/mask/word-hints.ts',
      'insight/data/names/words-like-names.ts',
      'insight/text/word-spans.ts',
      'insight/mask/numbers/account-numbers.ts',
      'insight/mask/contacts/handles.ts',
      'insight/mask/contacts/links.ts',
      'insight/mask/contacts/own-hosts.ts',
      'insight/text/plain-digits.ts',
      'insight/mask/addresses/postal-addresses.ts',
      'insight/mask/addresses/address-form.ts',
      'insight/mask/addresses/address-parts.ts',
      'insight/mask/addresses/coded-addresses.ts',
      'insight/mask/contacts/network-handles.ts',
      'insight/mask/numbers/plates.ts',
      'insight/mask/numbers/positions.ts',
      'insight/mask/contacts/spoken-numbers.ts',
    ],
  },
  'an export': {
    run: (text) =>
      [text, `<p>${text}</p>`, `_x000D_${text}`, `Ã©${text}`].map((it) => [
        decodeExport(it),
        decodeLines(it),
      ]),
    files: ['domain/text/export-encodings.ts'],
  },
  'a language': { run: detectLanguage, files: ['domain/text/detect-language.ts'] },
  claims: {
    run: (text) => [claims(text), isStatement(text)],
    files: inRooms([
      'call-clauses',
      'calls',
      'claims',
      'sentence-language',
      'quantities',
      'answers',
      'disclaimers',
      'retractions',
      'short-lines',
    ]),
  },
  'a check of many short statements': {
    run: (text) => localInsight.check(text, undefined, [quote('So soft.')]),
    files: inRooms(['short-lines', 'claims']),
    units: ['@a.', '#a.'],
  },
  'a check against many quotes': {
    run: (text) =>
      localInsight.check(
        text.slice(0, 4_000),
        linked(text.slice(0, 4_000)),
        Array.from({ length: text.length / 500 }, (_, at) =>
          quote(text.slice(at * 500, at * 500 + 500), String(at)),
        ),
      ),
    files: [
      ...inRooms([
        'claims',
        'excerpts',
        'inventions',
        'sentence-language',
        'numbers',
        'measures',
        'passage',
        'scan',
        'set-off',
        'spans',
        'vocabulary',
      ]),
      'domain/text/sentences.ts',
    ],
  },
  'a check against one long quote': {
    run: (text) => localInsight.check(text.slice(0, 4_000), undefined, [quote(text)]),
    files: ['insight/evidence/terms/scan.ts'],
  },
  'a check of one long sentence': {
    run: (text) =>
      localInsight.check(text.replaceAll(/[.!?\n]/g, ' '), undefined, [quote('So soft.')]),
    files: ['insight/evidence/terms/scan.ts', 'insight/evidence/terms/terms.ts'],
  },
  'a sentence that is removed': {
    run: (text) =>
      removeSentence(`${text}One.${text}`, { start: text.length, end: text.length + 4 }),
    files: ['domain/evidence/fixes.ts'],
  },
  'labels of a quote’s lines': {
    run: (text) => [
      withSourceLabels(text, [{ text }, { text: text.slice(0, 400) }]),
      labelsOfLines(text.split('\n').map((line) => ({ text: line, isSaid: true, quote: 0 }))),
      senseOf(text),
      senseOf(text.slice(0, 200)),
      labelWords(text),
      parseLabels(JSON.stringify(text)),
      labelledWords({ text, labels: [{ line: 1, label: text.slice(0, 200) }] }),
      turnedSpans({ text, labels: [{ line: 0, label: 'Cons' }] }),
    ],
    files: inRooms([
      'label-forms',
      'label-sense',
      'label-signs',
      'labelled-words',
      'line-labels',
      'turned-spans',
      'source-labels',
      'table',
      'masked-labels',
    ]),
  },
  'labels above many lines': {
    run: (text) => withSourceLabels(text, [{ text: '- a' }, { text: 'a' }]),
    files: inRooms(['source-labels']),
    units: ['Cons:\n- a\n'],
  },
  'what turns a sentence': {
    run: (text) => [shortcomingsIn(text), asks(text, 0), takesBack(text, 0), revises(text, 0)],
    files: ['insight/evidence/terms/turns.ts'],
  },
  'many shortcomings': {
    run: shortcomingsIn,
    files: ['insight/evidence/terms/turns.ts'],
    units: ['-cons:', '\ncons:'],
  },
  'what stands beside a clause': {
    run: (text) => [
      isOfOthers(text),
      isTimeTurn(text),
      limitsLater(text),
      isConsequence(text),
      isRelation(text),
      isCause(text),
      isReported(text),
      localInsight.check('The room is big.', undefined, [
        quote(`The room is big, ${text.slice(0, 8_000)}`),
      ]),
    ],
    files: inRooms(['remarks', 'clause-bounds', 'predicates']),
  },
  'a quote of many clauses': {
    run: (text) => localInsight.check('The room is big.', undefined, [quote(text)]),
    files: inRooms(['clause-bounds', 'predicates']),
    units: ['The room is big and '],
  },
  'a model’s opinions': {
    run: (text) => [
      parseOpinions(text, [
        { sentence: text.slice(0, 900), masked: '', quotes: [text.slice(0, 900)] },
      ]),
      parseOpinions('{'.repeat(text.length), []),
      parseOpinions(`{"id":"c1","opinion":"${text}"}`, []),
    ],
    files: [
      'domain/questions/reply-objects.ts',
      'domain/questions/second-opinion.ts',
      'domain/questions/opinion-words.ts',
    ],
  },
  'themes by a model': {
    run: (text) => [
      parseSortingReply(text, [quote('x')]),
      parseSortingReply(`{"name":"${text}","quotes":[1]}`, [quote('x')]),
      parseSortingReply(`{"name":"x","quotes":["${text}", ${'1,'.repeat(text.length / 2)}1]}`, []),
      parseSorting({ model: text, themes: [{ label: text, quoteIds: ['x'] }] }),
      quotesToSort([quote(text), ...Array.from({ length: 500 }, () => quote('x'))], {
        masks: new Map([text, 'x'].map((it) => [it, []])),
      }),
    ],
    files: inRooms(['sorting-request', 'theme-labels']),
  },
  'a brand by a model': {
    run: (text) => [
      parseBrandReply(text, [text], true),
      parseBrandReply(
        JSON.stringify({ name: text, offer: text, link: text, names: [text], rules: [text] }),
        [text],
        true,
      ),
      parseBrandReply(
        '{"name":"Vets","offer":"We sell.","link":"a.b","rules":["a"]}',
        [text],
        true,
      ),
    ],
    files: ['domain/questions/brand-request.ts'],
  },
  'a split by a model': {
    run: (text) => {
      const put = piecesOf(text);
      const parts = put.slice(0, 500).map(({ start, end }) => ({
        start,
        end,
        is: 'quote' as const,
        speaker: { start, end },
        stars: { start, end },
      }));
      return [
        parseSplitReply(text, put),
        parseSplitReply(
          `{"parts":[${'{"from":1,"to":1,"is":"quote"},'.repeat(text.length / 9)}`,
          put,
        ),
        readParts(text, parts),
      ];
    },
    files: ['domain/questions/split-request.ts', ...inRooms(['pieces', 'model-parts'])],
  },
  'a proof sheet': {
    run: (text) => {
      const claim = {
        start: 0,
        claim: text,
        standing: 'said' as const,
        quotes: [{ text, verdict: 'Said' }],
      };
      const sheet = { title: 'Proof sheet', day: '2026-01-02', summary: '', claims: [claim] };
      return [proofMarkdown(sheet), proofCsv(sheet)];
    },
    files: ['domain/evidence/proof-sheet.ts', 'domain/text/csv.ts'],
  },
  'the name and the files of a set of reviews': {
    run: (text) => [
      setNameOf(text),
      proposeSetName({ quotes: [], leftOut: [], file: text }),
      proposeSetName({ quotes: [], leftOut: [{ text, why: 'heading' }] }),
      reviewsFileName(text),
      reviewsCsv({ quotes: [quote(text)] }),
    ],
    files: [
      'domain/reviews/review-set.ts',
      'domain/reviews/reviews-csv.ts',
      'domain/reviews/set-name.ts',
    ],
  },
};

export const OTHERS: Readonly<Record<string, Parser>> = {
  'a quote card': {
    run: (text) => [
      layoutCard({ ...CARD, words: text, signOff: text }, measure),
      cardQuotes([quote(text)], new Map([[text, []]]), []).read(quote(text)),
    ],
    files: inRooms(['break-lines', 'card-quotes', 'card-words', 'clauses', 'scripts']),
  },
  'links of marks': {
    run: (text) =>
      linkMarks(
        text,
        Array.from({ length: text.length / 20 }, (_, at) => ({ at: at * 20, quotes: [1] })),
        [quote('x')],
      ),
    files: ['domain/posts/citations.ts', 'domain/text/sentences.ts'],
  },
  'evidence over an edit': {
    run: (text) => moveEvidence(linked(text), text, `${text} x`),
    files: ['domain/posts/citations.ts'],
  },
  'marks put back': {
    run: (text) => withMarks(text, linked(text), [quote('x')]),
    files: ['domain/posts/citations.ts'],
  },
  marks: {
    run: (text) => readMarks(text, 3),
    files: ['domain/posts/marks.ts', 'domain/platforms/trim-end.ts'],
  },
  'a reply with a picture': {
    run: (text) => splitReply(`x\nIMAGE PROMPT:\n${text}`, 'image', [quote('x')]),
    files: ['domain/posts/reply.ts', 'domain/posts/marks.ts', 'domain/platforms/part-headings.ts'],
  },
  'a reply with words around its post': {
    run: (text) => [
      postText(text, { contentType: 'image', quotes: [text] }),
      postTextSoFar(text, { contentType: 'text', quotes: [] }),
      ...[
        `\\boxed{${text}`,
        `Thinking:\n${text}`,
        `<a>${text}</a>`,
        `{"post":"x","y":${JSON.stringify(text)}}`,
      ].map((reply) => postText(reply, { contentType: 'text', quotes: [] })),
    ],
    files: [
      'domain/posts/post-text.ts',
      'domain/posts/envelope.ts',
      'domain/posts/plain-text.ts',
      'domain/posts/unquote.ts',
      'domain/posts/unwrap.ts',
      'domain/posts/wrapping-words.ts',
    ],
  },
  'a continued reply': {
    run: (text) => joinReplies(text, `${text}a`),
    files: ['domain/jobs/join-replies.ts'],
  },
  words: { run: countWords, files: ['domain/posts/reply.ts'] },
  'links and hashtags': {
    run: (text) => [findEntities(text), findEntities(`https://a${text}`)],
    files: ['domain/platforms/text-metrics.ts', 'domain/platforms/trim-end.ts'],
  },
  'a check of a post': {
    run: (text) => checkLimits('instagram', text),
    files: ['domain/platforms/text-metrics.ts'],
  },
  'the fields of a video': {
    run: (text) => [
      splitTags(text),
      readYoutubeFields(text),
      readYoutubeFields(`Title${text}`),
      writeYoutubeFields({ title: text, description: text, tags: text }),
    ],
    files: ['domain/platforms/youtube-fields.ts'],
  },
  'tokens of a text': { run: estimateTokens, files: ['domain/providers/tokens.ts'] },
  'a prompt': {
    run: (text) => {
      const quotes = [{ ...quote(text), masked: true as const }];
      const campaign = { ...READY, language: 'en' as const, subject: text, quotes };
      return quotesOf(buildPrompt(campaign).messages);
    },
    files: ['domain/campaign/prompt.ts', 'domain/campaign/prompt-quotes.ts'],
  },
  'a brand': {
    run: (text) => [
      parseVoice({ name: text, hashtags: [text], never: [text], samples: [text] }),
      readFields({ ...EMPTY_FIELDS, name: text, hashtags: text, never: text, rules: text }),
    ],
    files: ['domain/brand/brand.ts', 'domain/brand/brand-form.ts'],
  },
  'a post and its brand': {
    run: (text) => checkPost(text, { ...EMPTY_VOICE, never: ['a b'], emoji: 'none', signOff: 'a' }),
    files: ['domain/brand/check-post.ts'],
  },
  'habits of an author': {
    run: (text) =>
      habitsIn(
        [
          { written: text, kept: `${text}!` },
          { written: 'a', kept: text },
          { written: `${text} `, kept: 'a' },
        ].map((post, at) => ({ ...post, id: `${at}`, campaign: `${at}`, place: '' })),
      ),
    files: ['domain/brand/habits.ts', 'domain/brand/post-tokens.ts'],
  },
  'a rule beside those of a brand': {
    run: (text) =>
      withHabit(
        { ...EMPTY_VOICE, rules: [text], never: [text.slice(0, LONGEST.never)], signOff: text },
        { does: 'removes', what: 'mark', token: 'dashes' },
      ),
    files: ['domain/brand/habit-rule.ts'],
  },
  'the language of a request': {
    run: (text) => languageOf([{ role: 'user', content: `Language: ${text}` }]),
    files: ['domain/campaign/prompt-language.ts'],
  },
  'a search for a model': {
    run: (text) => arrangeModels([{ id: text }], 'openai', text),
    files: ['features/wizard/generate/models/arrange-models.ts'],
  },
  'the words that a rework changes': {
    run: (text) => [wordDifference(text, `${text} `), wordDifference(text, '')],
    files: ['features/wizard/review/refine/word-difference.ts'],
  },
  'a file of drafts': {
    run: (text) => draftsFile([draft(text)], [text]),
    files: ['domain/drafts/drafts-file.ts'],
  },
  'a message to us': {
    run: (text) => {
      const fields = { name: text, email: `a@${text}@`, subject: text, message: text };
      return [cleanContact(fields), checkContact(fields)];
    },
    files: ['domain/site/contact.ts'],
  },
  'a shared text': {
    run: (text) => sharedText({ title: text, text, url: `b${text}` }),
    files: ['domain/site/share-target.ts'],
  },
  'a base URL': {
    run: (text) => [parseBaseUrl(text), parseBaseUrl(`https://a/${text}`)],
    files: ['domain/providers/base-url.ts'],
  },
  'a refusal of a request’s size': {
    run: (text) => (['limit', 'context'] as const).map((name) => capFrom(name, text)),
    files: ['services/model/caps.ts'],
  },
  'a text from a model': { run: cleanText, files: ['services/model/reply/clean-text.ts'] },
  'an answer of any kind': {
    run: streamed,
    files: ['services/model/reply/reply-reader.ts', 'services/model/reply/completion-chunk.ts'],
  },
  'an answer in small events': {
    run: streamedContent,
    files: [
      'services/model/reply/reply-reader.ts',
      'services/model/reply/thought-filter.ts',
      'services/model/reply/thought-marks.ts',
    ],
  },
  'an error of a provider': {
    run: (text) => {
      const error = parseErrorBody(JSON.stringify({ error: { message: text } }), 'sk-12345678');
      const context = { model: 'a', retryAfterMs: undefined };
      return [
        ...[400, 404, 429, 500].map((status) => failureFromAnswer(status, error, context)),
        parseErrorBody(text, 'sk-12345678'),
        parseErrorBody(JSON.stringify({ error: JSON.stringify({ error: text }) }), 'sk-12345678'),
      ];
    },
    files: [
      'services/model/provider-error.ts',
      'services/model/provider-failure.ts',
      'services/model/refusal-reasons.ts',
    ],
  },
  'a finish reason': { run: endOf, files: ['services/model/reply/finish-reason.ts'] },
  'a wait that a provider asks for': {
    run: (text) => [parseRetryAfter(text, 0), parseRetryMessage(`try again in ${text}`)],
    files: ['services/model/retry-after.ts'],
  },
  'the paragraphs of a post': { run: paragraphsOf, files: ['domain/drafts/mix.ts'] },
  'the end of a post': { run: takeEndApart, files: ['domain/drafts/post-pieces.ts'] },
  'a search among posts': {
    run: (text) => {
      const drafts = [draft(text)];
      const summaries = drafts.map(summaryOf);
      const posts = postsOf({ drafts, summaries, jobs: [], reviewedId: undefined });
      return filterPosts(posts, { words: `${text} ${text}` }, () => drafts[0]);
    },
    files: ['domain/drafts/post-filter.ts'],
  },
  'a code or a link': {
    run: (text) => [
      parseSignInToken(text),
      parseSignInToken(`https://a/?token=${text}`),
      isTokenHash(text),
    ],
    files: ['domain/site/sign-in-token.ts', 'domain/site/token-hash.ts'],
  },
};

export const PARSERS = { ...IMPORTS, ...ANALYSES, ...OTHERS };

/** Files with patterns that no long text from outside reaches, and why. */
export const SPARED: Readonly<Record<string, string>> = {
  'domain/pictures/colours.ts': 'a colour of seven characters',
  'domain/drafts/planned.ts': 'two anchored patterns of a fixed length',
  'features/drafts/plan-form.tsx': 'the name of a time zone, of 64 characters at most',
  'domain/site/ads.ts': 'a host name, from the build',
  'services/model/probe.ts': 'the first 200 characters of a response',
  'insight/data/names/generic-words.ts': 'a list of our own',
  'insight/data/entries.ts': 'lists of our own',
  'insight/data/themes/concept-list.ts': 'a list of our own',
  'domain/quotes/parse-quotes.ts': 'patterns of a fixed length',
  'domain/campaign/checksum.ts': 'a hash of a fixed length',
  'domain/site/contact-hours.ts': 'a time that the browser writes',
  'domain/jobs/failure-messages.ts': 'a host name or a sentence that is short already',
  'domain/providers/prices.ts': 'a sentence of our own',
  'domain/providers/provider-hosts.ts': 'a setting of the build',
  'domain/site/profile.ts': 'a class of single characters, in at most 75',
  'features/auth/mail-sent.tsx': 'one pattern of a fixed length',
  'features/company/business-hours.tsx': 'a time zone that the browser names',
  'features/landing/example-section.tsx': 'an example of our own',
  'features/landing/worked-example.ts': 'an example of our own',
  'features/wizard/review/refine/changed-words.tsx': 'one letter of a run',
  'features/shell/error-screen.tsx': 'words of the browser',
  'features/wizard/customize/length-notes.ts': 'names of our own',
  'features/wizard/generate/models/model-picker.tsx': 'the name of a key',
  'features/wizard/generate/provider/price-editor.tsx': 'one comma of a number',
  'services/auth/guarded-fetch.ts': 'patterns of a fixed length',
  'services/auth/supabase-sign-in.ts': 'patterns of a fixed length',
  'services/connect/openrouter.ts': 'one anchored class, and a number of our own',
  'services/model/connection.ts': 'one anchored class, and a header',
  'services/model/hosts.ts': 'the host of a URL',
  'services/model/model-list.ts': 'words of a fixed length',
  'services/model/openai-compatible.ts': 'words of a fixed length',
  'services/model/request-form.ts': 'words of a fixed length',
};
