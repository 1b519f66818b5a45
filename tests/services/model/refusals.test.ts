import { describe, expect, test } from 'vitest';
import type { Failure } from '#domain/jobs/failure.ts';
import { explainFailure } from '#domain/jobs/failure-messages.ts';
import { failureOf, generate, json, KEY } from './fake-provider.ts';

/** A provider's response, as observed or documented, and the failure that it means. */
type Row = readonly [name: string, status: number, body: unknown, failure: Partial<Failure>];

const said = (message: string, more: object = {}) => ({ error: { message, ...more } });
const google = (status: number, message: string, details: readonly object[] = []) => [
  { error: { code: status, message, status: 'RESOURCE_EXHAUSTED', details } },
];
const CREDIT = { kind: 'insufficient-credit' } as const;
const QUOTA = { kind: 'insufficient-credit', cause: 'quota' } as const;
const MEMORY = { kind: 'out-of-memory' } as const;

const MONEY: readonly Row[] = [
  [
    'Anthropic',
    400,
    {
      type: 'error',
      error: {
        type: 'invalid_request_error',
        message:
          'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.',
      },
    },
    CREDIT,
  ],
  [
    'Anthropic’s own limit',
    400,
    {
      type: 'error',
      error: {
        type: 'invalid_request_error',
        message:
          'You have reached your specified API usage limits. You will regain access on 2026-12-01 at 00:00 UTC.',
      },
    },
    CREDIT,
  ],
  [
    'OpenAI',
    429,
    said('You exceeded your current quota, please check your plan and billing details.', {
      code: 'insufficient_quota',
    }),
    CREDIT,
  ],
  [
    'a proxy that drops OpenAI’s code',
    429,
    said(
      'You exceeded your current quota, please check your plan and billing details. For more information, read the docs.',
    ),
    CREDIT,
  ],
  [
    'OpenAI’s hard limit',
    400,
    said('Billing hard limit has been reached', { code: 'billing_hard_limit_reached' }),
    CREDIT,
  ],
  [
    'a router whose provider has no credit',
    502,
    said('Provider returned error', {
      metadata: {
        raw: JSON.stringify(said('You exceeded your current quota, please check your plan.')),
      },
    }),
    CREDIT,
  ],
  [
    'a router whose provider has no balance',
    500,
    { detail: 'upstream: Insufficient balance' },
    CREDIT,
  ],
  ['a proxy with a budget', 400, said('Budget has been exceeded! Max budget: 10.0'), CREDIT],
  ['a proxy with a budget for each user', 429, said('ExceededBudget: over budget.'), CREDIT],
  ['a gateway without a card', 403, said('A valid credit card on file is required.'), CREDIT],
  ['a limit of what is spent', 400, said('Blocked: you exceeded your spend limit.'), CREDIT],
  ['DeepSeek', 402, said('Insufficient Balance', { code: 'invalid_request_error' }), CREDIT],
  [
    'xAI',
    403,
    {
      code: 'The caller does not have permission',
      error:
        'Your team 12ab has either used all available credits or reached its monthly spending limit.',
    },
    CREDIT,
  ],
  [
    'Gemini without billing',
    429,
    google(
      429,
      'You exceeded your current quota, please check your plan and billing details.\n* Quota exceeded for metric: generativelanguage.googleapis.com/generate_content_free_tier_requests, limit: 0\nPlease retry in 32.4s.',
    ),
    CREDIT,
  ],
  [
    'Gemini, prepaid',
    429,
    google(
      429,
      'Your prepayment credits are depleted. Please go to AI Studio to manage your billing.',
    ),
    CREDIT,
  ],
  [
    'OpenRouter',
    402,
    said('Insufficient credits. Add more using https://openrouter.ai/credits', { code: 402 }),
    CREDIT,
  ],
  [
    'OpenRouter’s limit of a key',
    403,
    said(
      'Key limit exceeded (monthly limit). Manage it using https://openrouter.ai/settings/keys',
      { code: 403 },
    ),
    CREDIT,
  ],
  [
    'Moonshot',
    429,
    said('Your account org-1 is suspended, please check your plan and billing details', {
      type: 'exceeded_current_quota_error',
    }),
    CREDIT,
  ],
  [
    'Together',
    402,
    said('Credit limit exceeded, please navigate to your billing page.', { type: 'credit_limit' }),
    CREDIT,
  ],
  [
    'Fireworks',
    412,
    {
      error: {
        object: 'error',
        type: 'error',
        message:
          'Account a is suspended, possibly due to reaching the monthly spending limit or failure to pay past invoices.',
      },
    },
    CREDIT,
  ],
  [
    'Hugging Face',
    402,
    { error: 'You have exceeded your monthly included credits for Inference Providers.' },
    CREDIT,
  ],
  [
    'SiliconFlow',
    403,
    { code: 30_001, message: 'Sorry, your account balance is insufficient' },
    CREDIT,
  ],
  ['Zhipu', 429, said('余额不足或无可用资源包,请充值。', { code: '1113' }), CREDIT],
  [
    'DashScope',
    400,
    {
      code: 'Arrearage',
      message: 'Access denied, please make sure your account is in good standing.',
    },
    CREDIT,
  ],
  [
    'Novita',
    403,
    { code: 403, reason: 'NOT_ENOUGH_BALANCE', message: 'not enough balance', metadata: {} },
    CREDIT,
  ],
  [
    'MiniMax in a 200',
    200,
    {
      choices: null,
      error: { base_resp: { status_code: 1008, status_msg: 'insufficient balance' } },
    },
    CREDIT,
  ],
  [
    'a proxy around Anthropic',
    400,
    said(
      'litellm.BadRequestError: AnthropicException - {"type":"error","error":{"type":"invalid_request_error","message":"Your credit balance is too low to access the Anthropic API."}}',
    ),
    CREDIT,
  ],
];

const QUOTAS: readonly Row[] = [
  [
    'Ollama’s week',
    429,
    { error: 'you have reached your weekly usage limit, upgrade for higher limits' },
    QUOTA,
  ],
  ['Ollama’s session', 429, { error: 'you have reached your session usage limit' }, QUOTA],
  [
    'OpenRouter',
    429,
    said(
      'Rate limit exceeded: free-models-per-day. Add 10 credits to unlock 1000 free model requests per day',
      { code: 429 },
    ),
    QUOTA,
  ],
  [
    'Gemini',
    429,
    google(
      429,
      'You exceeded your current quota, please check your plan and billing details.\nPlease retry in 32s.',
      [
        {
          '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
          violations: [
            {
              quotaMetric: 'generate_content_free_tier_requests',
              quotaId: 'GenerateRequestsPerDayPerProjectPerModel-FreeTier',
              quotaValue: '20',
            },
          ],
        },
        { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '32s' },
      ],
    ),
    QUOTA,
  ],
  [
    'Cohere’s trial',
    429,
    {
      message:
        'You are using a Trial key, which is limited to 1000 API calls / month. You can continue to use the Trial key for free or upgrade to a Production key.',
    },
    QUOTA,
  ],
  [
    'Cerebras',
    429,
    said('Tokens per day limit exceeded - too many tokens processed.', {
      code: 'token_quota_exceeded',
    }),
    QUOTA,
  ],
  [
    'a limit for a day that lasts for hours',
    429,
    said(
      'Rate limit reached on requests per day (RPD): Limit 200, Used 200. Please try again in 9h0m0s.',
    ),
    QUOTA,
  ],
  [
    'Cloudflare',
    429,
    {
      errors: [
        {
          code: 4006,
          message: 'you have used up your daily free allocation of 10,000 neurons, please upgrade',
        },
      ],
    },
    QUOTA,
  ],
];

const WAITS: readonly Row[] = [
  [
    'Gemini, in its sentence',
    429,
    google(429, 'You exceeded your current quota. Please retry in 12.5s.'),
    { kind: 'rate-limited', retryAfterMs: 12_500 },
  ],
  [
    'Gemini, in its details',
    429,
    google(429, 'Resource has been exhausted (e.g. check quota).', [
      { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '32s' },
    ]),
    { kind: 'rate-limited', retryAfterMs: 32_000 },
  ],
  [
    'Groq, for a day',
    429,
    said(
      'Rate limit reached on tokens per day (TPD): Limit 100000, Used 99990. Please try again in 6m0s. Need more tokens? Upgrade to Dev Tier today.',
    ),
    { kind: 'rate-limited', retryAfterMs: 360_000 },
  ],
  [
    'Groq',
    429,
    said('Rate limit reached on tokens per minute (TPM): Limit 6000. Please try again in 7.66s.'),
    { kind: 'rate-limited', retryAfterMs: 7660 },
  ],
  [
    'OpenRouter, from behind',
    429,
    {
      error: {
        message: 'Provider returned error',
        code: 429,
        metadata: {
          raw: 'small-1 is temporarily rate-limited upstream. Please retry shortly.',
          provider_name: 'X',
        },
      },
    },
    {
      kind: 'rate-limited',
      message: 'small-1 is temporarily rate-limited upstream. Please retry shortly.',
    },
  ],
  [
    'OpenRouter, for a minute',
    429,
    said('Rate limit exceeded: free-models-per-min.'),
    { kind: 'rate-limited' },
  ],
  [
    'Azure',
    429,
    said('Requests have exceeded the call rate limit. Please retry after 26 seconds.'),
    { kind: 'rate-limited', retryAfterMs: 26_000 },
  ],
  [
    'Cohere’s trial, for a minute',
    429,
    { message: 'You are using a Trial key, which is limited to 20 API calls / minute.' },
    { kind: 'rate-limited' },
  ],
  [
    'Mistral',
    429,
    { object: 'error', message: 'Service tier capacity exceeded for this model.', code: '3505' },
    { kind: 'rate-limited', message: 'Service tier capacity exceeded for this model.' },
  ],
  [
    'Hugging Face while it loads',
    503,
    { error: 'Model small-1 is currently loading', estimated_time: 20 },
    { kind: 'unavailable', status: 503, retryAfterMs: 20_000 },
  ],
  [
    'llama.cpp while it loads',
    503,
    said('Loading model', { code: 503, type: 'unavailable_error' }),
    { kind: 'unavailable', status: 503, message: 'Loading model' },
  ],
  [
    'a server whose thinking budget is too large',
    400,
    said('The thinking budget exceeded 1024 tokens.'),
    { kind: 'bad-request', status: 400 },
  ],
  [
    'a server with a smaller limit of the answer',
    400,
    said('max_tokens must be <= 4096'),
    { kind: 'bad-request', status: 400 },
  ],
  [
    'a server that speaks of its desktop app',
    503,
    said('Overloaded. Your desktop upgrade has to wait.'),
    { kind: 'unavailable', status: 503 },
  ],
  [
    'a server that is maintained',
    503,
    said('Down for the weekly maintenance, send your requests later.'),
    { kind: 'unavailable', status: 503 },
  ],
  [
    'a server that loads with a 500',
    500,
    said('model is still loading, try later'),
    { kind: 'unavailable', status: 503 },
  ],
];

const OTHERS: readonly Row[] = [
  [
    'LM Studio without room for a model',
    400,
    said(
      'Failed to load model "x". Error: insufficient system resources. It would overload your system.',
    ),
    MEMORY,
  ],
  [
    'llama.cpp without room for its cache',
    500,
    said('failed to allocate buffer for kv cache'),
    MEMORY,
  ],
  [
    'Ollama’s memory',
    500,
    said('model requires more system memory (7.5 GiB) than is available (5.2 GiB)', {
      type: 'api_error',
      param: null,
      code: null,
    }),
    {
      ...MEMORY,
      message: 'model requires more system memory (7.5 GiB) than is available (5.2 GiB)',
    },
  ],
  [
    'Ollama’s graphics memory',
    500,
    { error: 'llama runner process has terminated: cudaMalloc failed: out of memory' },
    MEMORY,
  ],
  [
    'LM Studio’s memory',
    400,
    { error: 'Model loading was stopped due to insufficient system resources.' },
    MEMORY,
  ],
  [
    'vLLM’s memory',
    500,
    { object: 'error', message: 'CUDA out of memory. Tried to allocate 2.00 GiB.', code: 500 },
    MEMORY,
  ],
  [
    'LM Studio without a model',
    400,
    { error: 'No models loaded. Please load a model in the developer page.' },
    { kind: 'model-not-found', model: 'small-1' },
  ],
  [
    'OpenRouter’s raw reason',
    400,
    {
      error: {
        message: 'Provider returned error',
        code: 400,
        metadata: {
          raw: '{"error":{"type":"invalid_request_error","message":"The system role is not supported by this model."}}',
          provider_name: 'Example',
        },
      },
    },
    {
      kind: 'bad-request',
      status: 400,
      message: 'The system role is not supported by this model.',
    },
  ],
  [
    'Gemma without a system role',
    400,
    google(400, 'Developer instruction is not enabled for models/gemma-3'),
    { kind: 'bad-request', message: 'Developer instruction is not enabled for models/gemma-3' },
  ],
  [
    'a text as JSON in a message',
    400,
    said('{"message":"Bad seed"}'),
    { kind: 'bad-request', message: 'Bad seed' },
  ],
  [
    'a problem of RFC 9457',
    422,
    { type: 'about:blank', title: 'Unprocessable', status: 422, detail: 'Bad seed' },
    { kind: 'bad-request', status: 422, message: 'Bad seed' },
  ],
  [
    'a list of errors',
    422,
    { errors: [{ message: 'Bad seed' }, { message: 'Other' }] },
    { kind: 'bad-request', message: 'Bad seed' },
  ],
  [
    'Bedrock',
    400,
    { __type: 'ValidationException', message: 'Bad seed' },
    { kind: 'bad-request', message: 'Bad seed' },
  ],
  [
    'Bedrock’s capital letter',
    400,
    { __type: 'X', Message: 'Bad seed' },
    { kind: 'bad-request', message: 'Bad seed' },
  ],
  [
    'Gemini for a country',
    400,
    google(400, 'User location is not supported for the API use.'),
    { kind: 'forbidden', message: 'User location is not supported for the API use.' },
  ],
  [
    'OpenAI for a country',
    403,
    said('Country, region, or territory not supported', {
      code: 'unsupported_country_region_territory',
    }),
    { kind: 'forbidden' },
  ],
  [
    'OpenAI for a scope',
    401,
    said('You have insufficient permissions for this operation. Missing scopes: model.request.'),
    {
      kind: 'forbidden',
      message:
        'You have insufficient permissions for this operation. Missing scopes: model.request.',
    },
  ],
  [
    'Gemini for a referrer',
    403,
    google(403, 'Requests from referer https://echopost.example/ are blocked.', [
      { '@type': 'x', reason: 'API_KEY_HTTP_REFERRER_BLOCKED' },
    ]),
    { kind: 'forbidden' },
  ],
  [
    'OpenRouter’s moderation',
    403,
    said('small-1 requires moderation on Example. Your input was flagged for "violence".', {
      code: 403,
    }),
    { kind: 'filtered' },
  ],
  ['DeepSeek’s filter', 400, said('Content Exists Risk'), { kind: 'filtered' }],
  [
    'DashScope’s filter',
    400,
    { code: 'data_inspection_failed', message: 'Input data may contain inappropriate content.' },
    { kind: 'filtered' },
  ],
  [
    'xAI’s filter, which bills the picture',
    400,
    {
      code: 'Client specified an invalid argument',
      error: 'Generated image rejected by content moderation.',
      usage: { cost_in_usd_ticks: 200_000_000 },
    },
    { kind: 'filtered' },
  ],
  [
    'OpenAI’s filter of pictures',
    400,
    said(
      'Your request was rejected by the safety system. If you believe this is an error, contact us. safety_violations=[violence].',
      { type: 'image_generation_user_error', code: 'moderation_blocked' },
    ),
    { kind: 'filtered' },
  ],
  [
    'OpenAI before an organization is verified, as a 400',
    400,
    said('Your organization must be verified to use the model `gpt-image-2`.'),
    {
      kind: 'forbidden',
      message: 'Your organization must be verified to use the model `gpt-image-2`.',
    },
  ],
  [
    'the context of TGI',
    422,
    said('`inputs` tokens + `max_new_tokens` must be <= 8193. Given: 9000 `inputs` tokens'),
    { kind: 'context-too-long' },
  ],
  [
    'Gemini’s context',
    400,
    google(
      400,
      'The input token count (70000) exceeds the maximum number of tokens allowed (32768).',
    ),
    { kind: 'context-too-long' },
  ],
];

const ROWS = [...MONEY, ...QUOTAS, ...WAITS, ...OTHERS];

describe('a refusal in the words of a provider', () => {
  test.each(ROWS)('the refusal of %s is understood', async (_name, status, body, failure) => {
    expect(await failureOf([json(status, body)])).toMatchObject(failure);
  });

  test.each([...MONEY, ...QUOTAS])(
    'the refusal of %s for money is sent once',
    async (_name, status, body) => {
      const { calls } = await generate([json(status, body)]);
      expect(calls).toHaveLength(1);
    },
  );

  test.each([...MONEY, ...QUOTAS])(
    'the refusal of %s for money shows its sentence',
    async (_name, status, body) => {
      const failure = await failureOf([json(status, body)]);
      expect(explainFailure(failure, { providerName: 'X' }).what).toMatch(/X says: “.{10,300}”/);
    },
  );

  test.each([
    ['for a system role', OTHERS.find(([name]) => name.includes('raw reason'))],
    ['for a country', OTHERS.find(([name]) => name === 'Gemini for a country')],
    ['for memory', OTHERS.find(([name]) => name === 'LM Studio’s memory')],
  ])('a refusal %s is sent once', async (_name, row) => {
    const { calls } = await generate([json(row?.[1] ?? 0, row?.[2])]);
    expect(calls).toHaveLength(1);
  });

  test('the title of a web page is its reason', async () => {
    const page = () =>
      new Response('<html><head><title>502 Bad Gateway</title></head></html>', { status: 502 });
    expect(await failureOf([page])).toEqual({
      kind: 'unavailable',
      status: 502,
      message: '502 Bad Gateway',
    });
  });

  test('a nested reason never repeats the key, and is short', async () => {
    const raw = JSON.stringify(said(`Incorrect: ${KEY} ${'x'.repeat(2000)}`));
    const failure = await failureOf([json(418, { error: { message: 'No', metadata: { raw } } })]);
    expect(JSON.stringify(failure)).not.toContain(KEY);
    expect(JSON.stringify(failure).length).toBeLessThan(400);
  });

  test.each([
    'null',
    '0',
    '""',
    '[]',
    '{}',
    '[[[[[[[[[[]]]]]]]]]]',
    '{"error":null}',
    '{"error":[]}',
    '{"error":{"message":{}}}',
    '{"errors":[null]}',
    '{"detail":[{"loc":[{}]}]}',
    '{"error":{"message":"{\\"error\\":1}"}}',
    '<title>',
    `${'{"error":'.repeat(3000)}1${'}'.repeat(3000)}`,
    `{"errors":[${'{"message":"a"},'.repeat(900)}1]}`,
  ])('an error of garbage is a failure like any other: %#', async (body) => {
    expect(await failureOf([() => new Response(body, { status: 418 })])).toMatchObject({
      kind: 'bad-request',
      status: 418,
    });
  });
});
