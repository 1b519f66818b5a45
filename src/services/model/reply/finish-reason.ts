/**
 * Meaning of a finish reason. Each provider has its own words for it, in any case: Anthropic sends
 * `end_turn` and `refusal`, Gemini `SAFETY` and `MAX_TOKENS`, Zhipu `sensitive`, DeepSeek
 * `insufficient_system_resource`. Unknown words are read for what they hold; a reason that names
 * neither limit, filter nor trouble is an ordinary end.
 */
export type End = 'stop' | 'limit' | 'filtered' | 'error';

const MEANINGS: readonly (readonly [RegExp, End])[] = [
  [
    /^(?:stop|end_?turn|eos(?:_token)?|stop_(?:sequence|token)|complete|completed|done|finish|finished)$/,
    'stop',
  ],
  [
    /safe|filter|block|prohibit|recit|polic|sensitiv|moderat|guardrail|refus|spii|copyright|harm/,
    'filtered',
  ],
  [
    /error|fail|abort|cancel|resource|timeout|time_out|interrupt|malformed|overload|exception/,
    'error',
  ],
  [/length|max|limit|token|context|truncat|incomplete|budget/, 'limit'],
];

/** Reads a finish reason; undefined if there is none. */
export function endOf(reason: string | undefined): End | undefined {
  if (reason === undefined) return undefined;
  const word = reason.trim().toLowerCase().replace(/[ -]/g, '_');
  return MEANINGS.find(([pattern]) => pattern.test(word))?.[1] ?? 'stop';
}
