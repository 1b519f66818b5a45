import * as v from 'valibot';

/** The parts of the app's request that tests vary. */
export interface Ask {
  readonly key?: string;
  readonly stream?: boolean;
  readonly user?: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

export const POST_REQUEST = [
  'Platform: Instagram',
  'Form: one caption, at most five hashtags at the end',
  "Length: 50-200 words, and never more than 2200 characters, which is the platform's limit",
  'Content type: text',
  'Tone: joyful (upbeat, positive)',
  'Audience: families (30-50)',
  'Tags: Customer Reviews; AI & Technology',
  'Subject: "our autumn scarf"',
  'What customers said, one JSON object a line:',
  '<quotes>',
  '{"id":1,"rating":2,"text":"The wool is itchy and it was not worth the price."}',
  '{"id":2,"rating":5,"text":"I was unsure at first. This scarf is so soft and beautiful. I wear it every day."}',
  '</quotes>',
].join('\n');

export function ask(
  url: string,
  { key = 'demo', stream = false, user = POST_REQUEST, body = {} }: Ask = {},
): Promise<Response> {
  return fetch(`${url}/_model/v1/chat/completions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    body: JSON.stringify({
      model: 'echopost-demo',
      stream,
      messages: [
        { role: 'system', content: 'You write social media posts.' },
        { role: 'user', content: user },
      ],
      ...body,
    }),
  });
}

const PartSchema = v.object({
  content: v.nullish(v.string(), ''),
  refusal: v.nullish(v.string(), ''),
});

/** The fields of a completion, or of one chunk of it, that the tests read. */
const CompletionSchema = v.object({
  choices: v.array(
    v.object({
      message: v.optional(PartSchema),
      delta: v.optional(PartSchema),
      finish_reason: v.nullable(v.string()),
    }),
  ),
  usage: v.optional(v.object({ total_tokens: v.number() })),
});

export interface Told {
  readonly text: string;
  readonly refusal: string;
  readonly finishReason: string | null;
  readonly totalTokens: number | undefined;
  /** True if the stream ended with its completion mark. */
  readonly done: boolean;
}

export async function readStream(response: Response): Promise<Told> {
  return toldBy(await response.text());
}

export function toldBy(eventStream: string): Told {
  const data = [...eventStream.matchAll(/^data: (.*)$/gm)].map(([, text = '']) => text);
  const chunks = data
    .filter((text) => text !== '[DONE]')
    .map((text) => v.parse(CompletionSchema, JSON.parse(text)));
  const choices = chunks.flatMap((chunk) => chunk.choices);
  return {
    text: choices.map(({ delta }) => delta?.content ?? '').join(''),
    refusal: choices.map(({ delta }) => delta?.refusal ?? '').join(''),
    finishReason: choices.at(-1)?.finish_reason ?? null,
    totalTokens: chunks.at(-1)?.usage?.total_tokens,
    done: data.at(-1) === '[DONE]',
  };
}

export async function readWhole(response: Response): Promise<Omit<Told, 'done'>> {
  const { choices, usage } = v.parse(CompletionSchema, await response.json());
  return {
    text: choices[0]?.message?.content ?? '',
    refusal: choices[0]?.message?.refusal ?? '',
    finishReason: choices[0]?.finish_reason ?? null,
    totalTokens: usage?.total_tokens,
  };
}
