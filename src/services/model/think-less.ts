/**
 * Settings that ask a model to think less, or not at all. No value is accepted by all: `none` is
 * refused by Gemini 3, by gpt-oss and by GPT-4o, `low` by Mistral Small.
 */
const STEPS = {
  'effort-none': { reasoning_effort: 'none' },
  'effort-minimal': { reasoning_effort: 'minimal' },
  'effort-low': { reasoning_effort: 'low' },
  'thinking-disabled': { thinking: { type: 'disabled' } },
  'reasoning-disabled': { reasoning: { enabled: false } },
  'reasoning-none': { reasoning: { effort: 'none' } },
  'reasoning-minimal': { reasoning: { effort: 'minimal' } },
  'reasoning-low': { reasoning: { effort: 'low' } },
  'reasoning-medium': { reasoning: { effort: 'medium' } },
  'reasoning-high': { reasoning: { effort: 'high' } },
  'reasoning-xhigh': { reasoning: { effort: 'xhigh' } },
  'reasoning-max': { reasoning: { effort: 'max' } },
  'template-off': { chat_template_kwargs: { enable_thinking: false, thinking: false } },
  omit: {},
} as const satisfies Record<string, Readonly<Record<string, unknown>>>;

export type ThinkLess = keyof typeof STEPS;

export function isThinkLess(value: unknown): value is ThinkLess {
  return typeof value === 'string' && Object.hasOwn(STEPS, value);
}

/** Returns the fields of the request's body. */
export function thinkLessFields(step: ThinkLess): Readonly<Record<string, unknown>> {
  return STEPS[step];
}

const OFF: readonly ThinkLess[] = [
  'effort-none',
  'thinking-disabled',
  'reasoning-disabled',
  'reasoning-none',
  'template-off',
];

/** True for settings that ask for no thinking at all. Not every model obeys. */
export function asksForNone(step: ThinkLess): boolean {
  return OFF.includes(step);
}

/** True if both settings use the same field. */
export function sharesField(step: ThinkLess, other: ThinkLess): boolean {
  return Object.keys(STEPS[step]).some((name) => Object.hasOwn(STEPS[other], name));
}
