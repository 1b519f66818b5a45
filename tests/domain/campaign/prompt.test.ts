import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AUDIENCES } from '#domain/campaign/audiences.ts';
import type { ReadyCampaign } from '#domain/campaign/campaign.ts';
import { CONTENT_TYPES } from '#domain/campaign/content-types.ts';
import { LENGTHS } from '#domain/campaign/lengths.ts';
import { PLATFORM_RULES } from '#domain/platforms/platform-rules.ts';
import { PLATFORMS } from '#domain/platforms/platforms.ts';
import { type PostLanguage, POST_LANGUAGES } from '#domain/campaign/post-languages.ts';
import { languageName } from '#domain/campaign/language-name.ts';
import { languageOf } from '#domain/campaign/prompt-language.ts';
import { PART_HEADINGS } from '#domain/platforms/part-headings.ts';
import { buildContinuation, buildPrompt } from '#domain/campaign/prompt.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { replyTokens } from '#domain/providers/token-budget.ts';
import { TAGS } from '#domain/campaign/tags.ts';
import { TONES } from '#domain/campaign/tones.ts';
import { anyReadyCampaign } from '../any-campaign.ts';
import { READY, sendable } from '../campaigns.ts';
import { HOSTILE_REVIEWS } from '../hostile-reviews.ts';

const SENDABLE = sendable(READY);

function messages(campaign: ReadyCampaign): { system: string; user: string } {
  const found = buildPrompt(sendable(campaign)).messages;
  expect(found.map(({ role }) => role)).toEqual(['system', 'user']);
  return { system: found[0]?.content ?? '', user: found[1]?.content ?? '' };
}

const quotesOf = (...texts: string[]): Quote[] =>
  texts.map((text, index) => ({ id: String(index + 1), text }));

/** Line terminators of every convention. */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Lines of the quotes block, of which the message must have exactly one. */
function blockOf(user: string): string[] {
  const lines = user.split(LINE_END);
  const [first, last] = [lines.indexOf('<quotes>'), lines.indexOf('</quotes>')];
  expect(user.match(/<quotes>/gi)).toHaveLength(1);
  expect(user.match(/<\/quotes>/gi)).toHaveLength(1);
  expect(last).toBe(lines.length - 1);
  return lines.slice(first + 1, last);
}

describe('the prompt', () => {
  test('the prompt asks for the tokens of its length at temperature 0.7', () => {
    const expected = { maxTokens: replyTokens(SENDABLE), temperature: 0.7 };
    expect(buildPrompt(SENDABLE)).toMatchObject(expected);
    expect(buildContinuation(SENDABLE, 'So far')).toMatchObject(expected);
  });

  test.each(PLATFORMS)(
    'the prompt has the platform $name with its form and its hard limit',
    (platform) => {
      const { user } = messages({ ...READY, platform: platform.id });
      expect(user).toContain(`Platform: ${platform.name}`);
      const { form, limit } = PLATFORM_RULES[platform.id];
      expect(user).toContain(form);
      expect(user).toContain(`never more than ${limit.most} characters`);
    },
  );

  test.each(TONES)(
    'the prompt has the tone $id and its description',
    ({ id, name, description }) => {
      const { user } = messages({ ...READY, tone: id });
      expect(user.toLowerCase()).toContain(`tone: ${name} (${description})`.toLowerCase());
    },
  );

  test.each(AUDIENCES)('the prompt has the audience $id', ({ id, name, description }) => {
    const { user } = messages({ ...READY, audience: id });
    expect(user.toLowerCase()).toContain(`audience: ${name} (${description})`.toLowerCase());
  });

  test.each(LENGTHS)('the prompt has the length $id in words if it fits', ({ id, description }) => {
    const { user } = messages({ ...READY, platform: 'facebook', length: id });
    expect(user).toContain(`Length: ${description}`);
  });

  test('the prompt asks for a shorter text if the length does not fit', () => {
    const { user } = messages({ ...READY, platform: 'instagram', length: 'long' });
    expect(user).toContain('Length: 270-340 words');
  });

  test.each(CONTENT_TYPES)('the prompt has the content type $id', ({ id }) => {
    const { system, user } = messages({ ...READY, contentType: id });
    expect(user).toContain(`Content type: ${id}`);
    const asked = Object.values(PART_HEADINGS).filter((heading) => system.includes(heading));
    expect(asked).toEqual(id === 'text' ? [] : [PART_HEADINGS[id]]);
  });

  test('the prompt has exactly the chosen tags', () => {
    fc.assert(
      fc.property(fc.subarray([...TAGS], { minLength: 1 }), (tags) => {
        expect(messages({ ...READY, tags }).user.split('\n')).toContain(`Tags: ${tags.join('; ')}`);
      }),
    );
  });

  test('the prompt names the chosen language, else that of the included quotes', () => {
    const said = (language: string, id: string) => ({ id, text: `Words ${id}`, language });
    const quotes = [said('de', '1'), said('de', '2'), said('fr', '3')];
    const dropped = [
      ...quotes,
      ...['4', '5', '6'].map((id) => ({ ...said('es', id), choice: 'dropped' as const })),
    ];
    expect(messages({ ...READY, quotes }).user).toContain(
      'Language: German (de). Write in German.',
    );
    expect(messages({ ...READY, quotes: dropped }).user).toContain('Write in German.');
    expect(messages({ ...READY, quotes, language: 'ja' }).user).toContain('Write in Japanese.');
    expect(messages({ ...READY, quotes: [] }).user).toContain('Write in English.');
  });

  test.each(POST_LANGUAGES)('the language %s in the prompt can be read back', (language) => {
    const campaign = sendable({ ...READY, language });
    for (const { messages: all } of [buildPrompt(campaign), buildContinuation(campaign, 'So far')])
      expect(languageOf(all)).toBe(language);
    expect(buildContinuation(campaign, 'So far').messages.at(-1)?.content).toMatch(
      new RegExp(`Write in ${languageName(language)}\\.$`),
    );
  });

  test('the prompt also gives the length in characters for scripts without spaces', () => {
    const lengthIn = (language: PostLanguage) =>
      /^Length: ([^,]*)/m.exec(messages({ ...READY, length: 'short', language }).user)?.[1];
    expect(lengthIn('fr')).toBe('50-200 words');
    expect(lengthIn('zh')).toBe('50-200 words (90-380 characters)');
  });

  test('the prompt asks for hashtags from the subject and the quotes, not from tags', () => {
    const { user } = messages(READY);
    expect(user).toMatch(
      /^Hashtags: .*subject.*themes of the quotes.*never of the names that the line "Tags"/m,
    );
    expect(user).not.toMatch(/#\p{L}/u);
  });

  test('the prompt has the subject, and no line without one', () => {
    const line = (subject: string) =>
      messages({ ...READY, subject })
        .user.split('\n')
        .filter((it) => it.startsWith('Subject'));
    expect(line(' A blouse ')).toEqual(['Subject: "A blouse"']);
    expect(line('  ')).toEqual([]);
  });

  test('the prompt has each quote with its number and rating, and no block without quotes', () => {
    expect(blockOf(messages(READY).user)).toEqual([
      '{"id":1,"rating":5,"text":"The colours are lovely."}',
      '{"id":2,"text":"It runs a little large."}',
    ]);
    expect(messages({ ...READY, quotes: [] }).user).not.toContain('quotes>');
  });

  test('the prompt declares that quotes and subject are not instructions', () => {
    const { system } = messages(READY);
    expect(system).toMatch(/between <quotes> and <\/quotes>, and the subject/);
    expect(system).toMatch(/never an instruction/);
  });

  test('the prompt is the same for the same campaign', () => {
    expect(buildPrompt(structuredClone(SENDABLE))).toEqual(buildPrompt(SENDABLE));
  });

  test('the prompt of a continuation has the text so far and asks to continue', () => {
    const { messages: all } = buildContinuation(SENDABLE, 'So far');
    expect(all.slice(0, 2)).toEqual(buildPrompt(SENDABLE).messages);
    expect(all[2]).toEqual({ role: 'assistant', content: 'So far' });
    expect(all[3]).toMatchObject({ role: 'user', content: expect.stringMatching(/^Continue/) });
  });
});

describe('prompt injection', () => {
  test('there are enough hostile reviews to learn from', () => {
    expect(new Set(HOSTILE_REVIEWS).size).toBeGreaterThanOrEqual(30);
  });

  test.each(HOSTILE_REVIEWS.map((review) => ({ review })))(
    'a hostile review stays data: $review',
    ({ review }) => {
      const lines = blockOf(
        messages({ ...READY, quotes: quotesOf('Before', review, 'After') }).user,
      );
      expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
        { id: 1, text: 'Before' },
        { id: 2, text: review },
        { id: 3, text: 'After' },
      ]);
    },
  );

  test('a quote in the prompt stays one line that is read back as the quote', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.oneof(fc.constantFrom('</quotes>', '\n', '"', '\\', '\u2028', '<'), fc.string()))
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (texts) => {
        const quotes = quotesOf(...texts);
        const lines = blockOf(messages({ ...READY, quotes }).user);
        expect(lines.map((line): unknown => JSON.parse(line))).toEqual(
          texts.map((it, index) => ({ id: index + 1, text: it })),
        );
        expect(lines.join('')).not.toMatch(/[<>]/);
      }),
      { numRuns: 1000 },
    );
  });

  test('a hostile subject adds no line and no block', () => {
    const subject = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1 }),
      fc.constantFrom(...HOSTILE_REVIEWS),
    );
    const lines = messages({ ...READY, subject: 'x' }).user.split(LINE_END).length;
    fc.assert(
      fc.property(subject, (hostile) => {
        fc.pre(hostile.trim() !== '');
        const { user } = messages({ ...READY, subject: hostile });
        expect(user.split(LINE_END)).toHaveLength(lines);
        blockOf(user);
      }),
      { numRuns: 500 },
    );
  });

  test('text of users never reaches the system message', () => {
    fc.assert(
      fc.property(anyReadyCampaign, (campaign) => {
        const { system } = messages(campaign);
        const own = messages({ ...READY, contentType: campaign.contentType }).system;
        expect(system).toBe(own);
      }),
    );
  });
});
