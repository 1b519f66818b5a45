export interface Failure {
  readonly status: number;
  readonly type: string;
  readonly code: string;
  readonly message: string;
  readonly param?: string;
  /** Seconds. */
  readonly retryAfter?: number;
}

/** Published error responses of the provider; users may see their messages. */
export const FAILURES = {
  invalidKey: {
    status: 401,
    type: 'invalid_request_error',
    code: 'invalid_api_key',
    message: 'Incorrect API key provided: demo-401.',
  },
  noAccess: {
    status: 404,
    type: 'invalid_request_error',
    code: 'model_not_found',
    message: 'The model does not exist or you do not have access to it.',
    param: 'model',
  },
  noModel: {
    status: 404,
    type: 'invalid_request_error',
    code: 'model_not_found',
    message: 'The model does not exist. This is the demo model: see GET /models.',
    param: 'model',
  },
  rateLimit: {
    status: 429,
    type: 'requests',
    code: 'rate_limit_exceeded',
    message: 'Rate limit reached. Please try again in 2s.',
    retryAfter: 2,
  },
  noQuota: {
    status: 429,
    type: 'insufficient_quota',
    code: 'insufficient_quota',
    message: 'You exceeded your current quota, please check your plan and billing details.',
  },
  server: {
    status: 500,
    type: 'server_error',
    code: 'server_error',
    message: 'The server had an error while processing your request.',
  },
  maxTokens: {
    status: 400,
    type: 'invalid_request_error',
    code: 'unsupported_parameter',
    message:
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    param: 'max_tokens',
  },
  temperature: {
    status: 400,
    type: 'invalid_request_error',
    code: 'unsupported_value',
    message:
      "Unsupported value: 'temperature' does not support this value with this model. Only the default (1) value is supported.",
    param: 'temperature',
  },
} as const satisfies Record<string, Failure>;
