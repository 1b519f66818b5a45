import type { Answerer, Call } from './fake-provider.ts';
import { event, json, stream } from './fake-provider.ts';

/** Fakes of the model families of late 2026, based on their documentation and refusals. */

type Body = Readonly<Record<string, unknown>>;

export type Family = {
  /** The response to a body that this model refuses; undefined if it accepts the body. */
  refuse(body: Body): Answerer | undefined;
  /** Thinking tokens for an accepted body. */
  think(body: Body): number;
  /** Place of the thinking in a reply. */
  shows: 'reasoning' | 'reasoning_content' | 'tags' | 'count' | 'nothing';
};

export type Sent = { body: Body; refused: boolean };

const openAi = (message: string, param: string | null = null, code: string | null = null) =>
  json(400, { error: { message, type: 'invalid_request_error', param, code } });

const MEDIUM = 3000;
const LOW = 400;

function effortOf({ reasoning_effort: effort }: Body): string | undefined {
  return typeof effort === 'string' ? effort : undefined;
}

const isDisabled = (body: Body) => Object(body['thinking']).type === 'disabled';
const hasTemplateOff = (body: Body) =>
  Object(body['chat_template_kwargs']).enable_thinking === false;

const TOKENS: Readonly<Record<string, number>> = { none: 0, minimal: 20, low: LOW };

const byEffort = (body: Body) => TOKENS[effortOf(body) ?? ''] ?? MEDIUM;

function wrongEffort(body: Body, accepted: readonly string[]): Answerer | undefined {
  const value = effortOf(body);
  if (value === undefined || accepted.includes(value)) return undefined;
  const values = accepted.map((it) => `'${it}'`).join(', ');
  return openAi(
    `Unsupported value: 'reasoning_effort' does not support '${value}' with this model. Supported values are: ${values}.`,
    'reasoning_effort',
    'unsupported_value',
  );
}

const wrongLimit = (body: Body) =>
  'max_tokens' in body
    ? openAi(
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        'max_tokens',
        'unsupported_parameter',
      )
    : undefined;

const wrongTemperature = (body: Body) =>
  'temperature' in body && effortOf(body) !== 'none'
    ? openAi(
        "Unsupported value: 'temperature' does not support 0.7 with this model. Only the default (1) value is supported.",
        'temperature',
        'unsupported_value',
      )
    : undefined;

const gpt = (efforts: readonly string[]): Family => ({
  refuse: (body) => wrongLimit(body) ?? wrongEffort(body, efforts) ?? wrongTemperature(body),
  think: byEffort,
  shows: 'count',
});

const gemini = (efforts: readonly string[]): Family => ({
  refuse(body) {
    const value = effortOf(body);
    const isRefused = value !== undefined && !efforts.includes(value);
    const message = 'Request contains an invalid argument.';
    return isRefused
      ? json(400, [{ error: { code: 400, message, status: 'INVALID_ARGUMENT' } }])
      : undefined;
  },
  think: byEffort,
  shows: 'count',
});

const gptOss: Family = {
  refuse(body) {
    const value = effortOf(body);
    return value === 'none' || value === 'minimal'
      ? json(400, {
          error: {
            message: '`reasoning_effort` must be one of `low`, `medium`, or `high`',
            type: 'invalid_request_error',
          },
        })
      : undefined;
  },
  think: byEffort,
  shows: 'reasoning',
};

/** Has no notion of thinking. */
const plain: Family = {
  refuse: (body) =>
    'reasoning_effort' in body
      ? openAi('Unrecognized request argument supplied: reasoning_effort')
      : undefined,
  think: () => 0,
  shows: 'nothing',
};

export const FAMILIES = {
  'gpt-6': gpt(['none', 'low', 'medium', 'high', 'xhigh', 'max']),
  'gpt-5': gpt(['minimal', 'low', 'medium', 'high']),
  o3: gpt(['low', 'medium', 'high']),
  'gemini-lite': gemini(['minimal', 'low', 'medium', 'high']),
  'gemini-flash': gemini(['low', 'medium', 'high']),
  'gpt-oss': gptOss,
  qwen: {
    refuse(body) {
      const value = effortOf(body);
      return value !== undefined && value !== 'none'
        ? json(400, {
            error: {
              message: '`reasoning_effort` must be one of `none` or `default`',
              param: null,
            },
          })
        : undefined;
    },
    think: (body) => (effortOf(body) === 'none' ? 0 : MEDIUM),
    shows: 'reasoning',
  },
  claude: {
    refuse: (body) =>
      'temperature' in body
        ? json(400, {
            type: 'error',
            error: {
              type: 'invalid_request_error',
              message: '`temperature` is deprecated for this model.',
            },
          })
        : undefined,
    think: (body) => (isDisabled(body) ? 0 : MEDIUM),
    shows: 'count',
  },
  deepseek: {
    refuse: () => undefined,
    think: (body) => (isDisabled(body) ? 0 : MEDIUM),
    shows: 'reasoning_content',
  },
  mistral: {
    refuse(body) {
      const value = effortOf(body);
      if (value === undefined || value === 'none' || value === 'high') return undefined;
      const message = `reasoning_effort='${value}' is not supported for this model. Must be one of ('none', 'high')`;
      return json(400, { object: 'error', message, param: null, code: '3051' });
    },
    think: () => 0,
    shows: 'nothing',
  },
  grok: {
    refuse: (body) =>
      effortOf(body) === 'none'
        ? json(400, {
            code: 'invalid-argument',
            error: 'Model grok-4.5 does not support reasoning effort none.',
          })
        : undefined,
    think: byEffort,
    shows: 'reasoning_content',
  },
  'grok-without-effort': {
    refuse: (body) =>
      'reasoning_effort' in body
        ? json(400, {
            code: 'invalid-argument',
            error: 'Model grok-4.20 does not support parameter reasoningEffort.',
          })
        : undefined,
    think: () => LOW,
    shows: 'reasoning_content',
  },
  /** Ollama: accepts `none` for every model; refuses other levels for a model that cannot think. */
  'ollama-thinking': { refuse: () => undefined, think: byEffort, shows: 'reasoning' },
  'ollama-plain': {
    refuse: (body) =>
      effortOf(body) !== undefined && effortOf(body) !== 'none'
        ? json(400, { error: '"gemma3" does not support thinking' })
        : undefined,
    think: () => 0,
    shows: 'nothing',
  },
  template: {
    refuse: () => undefined,
    think: (body) => (hasTemplateOff(body) ? 0 : MEDIUM),
    shows: 'tags',
  },
  /** Accepts every request to think less, and thinks anyway. */
  stubborn: { refuse: () => undefined, think: () => MEDIUM, shows: 'tags' },
  plain,
  /** A FastAPI server that knows five fields. */
  strict: {
    refuse(body) {
      const known = ['model', 'messages', 'stream', 'max_tokens', 'temperature'];
      const unknown = Object.keys(body).filter((name) => !known.includes(name));
      const detail = unknown.map((name) => ({
        type: 'extra_forbidden',
        loc: ['body', name],
        msg: 'Extra inputs are not permitted',
        input: body[name],
      }));
      return unknown.length > 0 ? json(422, { detail }) : undefined;
    },
    think: () => 0,
    shows: 'nothing',
  },
  /** Refuses every optional field, and never names the cause. */
  wordless: {
    refuse: (body) =>
      ['reasoning_effort', 'stream_options', 'temperature', 'max_tokens'].some((it) => it in body)
        ? json(400, { error: { message: 'Bad request.' } })
        : undefined,
    think: () => 0,
    shows: 'nothing',
  },
  /** Has a context of 4,096 tokens. */
  small: {
    refuse: (body) =>
      Number(body['max_tokens']) > 3000
        ? openAi(
            "'max_tokens' is too large: this model's maximum context length is 4096 tokens and your request has 900 input tokens.",
          )
        : plain.refuse(body),
    think: () => 0,
    shows: 'nothing',
  },
  /** Streams only for verified organizations. */
  unstreamed: {
    refuse: (body) =>
      body['stream'] === true
        ? openAi(
            'Your organization must be verified to stream this model.',
            'stream',
            'unsupported_value',
          )
        : gpt(['none', 'low']).refuse(body),
    think: byEffort,
    shows: 'count',
  },
} as const satisfies Record<string, Family>;

export type FamilyName = keyof typeof FAMILIES;

/** The words of a complete reply to the app's prompt: the most that it asks for, with marks. */
export function wholeReply(messages: unknown): string {
  const user = String(Object(messages)[1]?.content);
  const system = String(Object(messages)[0]?.content);
  const most = Number(/^Length: \d+-(\d+) words/m.exec(user)?.[1]);
  const hasMarks = /^Marks: /m.test(user);
  const isCjk = /[\u3040-\u30ff\u4e00-\u9fff]/.test(user);
  const word = isCjk ? '日本' : 'word';
  const post = Array.from({ length: most }, (_, index) => {
    if (index % 15 !== 14) return word;
    return hasMarks ? `${word}. [q1, q2]` : `${word}.`;
  });
  const part = system.includes('IMAGE PROMPT:')
    ? `\n\nIMAGE PROMPT:\n${'light '.repeat(120).trim()}`
    : system.includes('VIDEO SCRIPT:')
      ? `\n\nVIDEO SCRIPT:\n${'scene '.repeat(300).trim()}`
      : '';
  return `${post.join(isCjk ? '' : ' ')}${part}`;
}

/** Counts like a current tokenizer: four for three words, seven for a mark, one for a CJK sign. */
export function tokensIn(text: string): number {
  const marks = text.match(/\[q[^\]]*\]/g)?.length ?? 0;
  const signs = text.match(/[\u3040-\u30ff\u4e00-\u9fff]/g)?.length ?? 0;
  const words = text.replace(/\[q[^\]]*\]/g, '').match(/[a-z]+/gi)?.length ?? 0;
  return Math.ceil((words * 4) / 3 + marks * 7 + signs);
}

/**
 * Answers as a model of the family: thinking uses up the limit first, and text beyond it is cut.
 */
export function answerAs(family: Family, sent: Sent[]): Answerer {
  return (call: Call) => {
    const { body } = call;
    const refusal = family.refuse(body);
    sent.push({ body, refused: refusal !== undefined });
    if (refusal) return refusal(call);
    const limit = Number(body['max_tokens'] ?? body['max_completion_tokens'] ?? Infinity);
    const thinking = Math.min(family.think(body), limit);
    const text = wholeReply(body['messages']);
    const room = limit - thinking;
    const isWhole = tokensIn(text) <= room;
    const shown = isWhole ? text : text.slice(0, Math.floor((text.length * room) / tokensIn(text)));
    return reply(family, body, { text: shown, thinking, isWhole })(call);
  };
}

type Written = { text: string; thinking: number; isWhole: boolean };

function reply({ shows }: Family, body: Body, { text, thinking, isWhole }: Written): Answerer {
  const thought = 'hm, '.repeat(thinking);
  const hasThought = thinking > 0;
  const content =
    shows === 'tags' && hasThought ? `<think>\n${thought}\n</think>\n\n${text}` : text;
  const field = (shows === 'reasoning' || shows === 'reasoning_content') && hasThought;
  const message = { role: 'assistant', content, ...(field && { [shows]: thought }) };
  const finish = isWhole ? 'stop' : 'length';
  const usage = {
    prompt_tokens: 900,
    completion_tokens: thinking + tokensIn(text),
    ...(shows === 'count' && { completion_tokens_details: { reasoning_tokens: thinking } }),
  };
  if (body['stream'] !== true) {
    return json(200, { choices: [{ index: 0, message, finish_reason: finish }], usage });
  }
  const asksForUsage = body['stream_options'] !== undefined;
  return stream([
    ...(field ? [event({ choices: [{ index: 0, delta: { [shows]: thought } }] })] : []),
    event({ choices: [{ index: 0, delta: { content } }] }),
    event({ choices: [{ index: 0, delta: {}, finish_reason: finish }] }),
    ...(asksForUsage ? [event({ choices: [], usage })] : []),
    event('[DONE]'),
  ]);
}
