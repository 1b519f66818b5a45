import type { HostRules } from './hosts.ts';
import { asksForNone, sharesField, thinkLessFields, type ThinkLess } from './think-less.ts';

/** A limit in tokens. A guess was made by halving: the refusal named no number. */
type Cap = { tokens: number; isGuess: boolean };

export type Caps = {
  /** Cap of the reply's token limit. */
  limit?: Cap;
  /**
   * Cap of token limit and prompt together. The prompt is counted by `estimateTokens`, both when
   * the cap is learned and when it is applied.
   */
  context?: Cap;
};

/** The optional fields of a request's body, which not all models accept. */
export type RequestForm = {
  limit: HostRules['limit'];
  /** Bounds of the thinking room that the limit adds to the words of the post. */
  caps: Caps;
  thinkLess: ThinkLess;
  /** The model certainly does not think in this form. */
  off: boolean;
  temperature: boolean;
  usage: boolean;
  stream: boolean;
};

export function firstForm({ limit, ladder, off, temperature, usage }: HostRules): RequestForm {
  const [thinkLess] = ladder;
  return {
    limit,
    caps: {},
    thinkLess,
    off: off.includes(thinkLess),
    temperature,
    usage,
    stream: true,
  };
}

/** Returns the optional fields of the body. Numbers are tokens. */
export function formFields(
  form: RequestForm,
  values: { maxTokens: number; thinkingRoom: number; temperature: number },
): Record<string, unknown> {
  const { limit, thinkLess, usage, stream } = form;
  return {
    stream,
    ...(stream && usage && { stream_options: { include_usage: true } }),
    [limit]: values.maxTokens + values.thinkingRoom,
    ...thinkLessFields(thinkLess),
    ...(takesTemperature(form) && { temperature: values.temperature }),
  };
}

/** True if a temperature is sent: models that think refuse or ignore it. */
function takesTemperature({ temperature, thinkLess }: RequestForm): boolean {
  return temperature && (thinkLess === 'omit' || asksForNone(thinkLess));
}

/** A provider's refusal: the field that it names, or '', and its whole body in lower case. */
export type Refusal = { param: string; text: string };

/** Parts of the form, and the words by which refusals name them. */
const NAMES = {
  usage: /stream_options|include_usage/,
  stream: /\bstream(?:ing|ed)?\b/,
  temperature: /temperature|top_p/,
  limit: /max_(?:completion_)?tokens|max tokens|maxoutputtokens/,
  thinking: /reasoning|think|effort|budget|template/,
} as const;

type Part = keyof typeof NAMES;

/** Wordings about the limit's value, not its name. */
const TOO_MUCH =
  /too (?:large|high|big|long)|at most|less than|maximum|exceed|range|above_max|greater than|between/;
const WRONG_NAME = /unsupported|not supported|not compatible|deprecated|instead/;

const isAboutValue = (text: string) => TOO_MUCH.test(text) && !WRONG_NAME.test(text);

/** True for a refusal of the limit's value, and not of its name. */
export function isTooMuch(refusal: Refusal): boolean {
  return partsNamed(refusal)[0] === 'limit' && isAboutValue(refusal.text);
}

/** Wordings about an unknown field, for which no other value helps. */
const UNKNOWN_FIELD =
  /unrecogni[sz]ed|unknown|unexpected|extra inputs|extra_forbidden|not permitted|unsupported[ _]parameter|does not support (?:parameter|thinking|reasoning)/;
const WRONG_VALUE =
  /unsupported[ _]value|supported values|must be one of|input should be|invalid_value/;

export type Refused = {
  refusal: Refusal;
  /** All forms refused so far, the latest one last. */
  refused: readonly RequestForm[];
  rules: HostRules;
  /** The host's first form; set if the refused form was a remembered one. */
  fresh: RequestForm | undefined;
  /** True if no further form will be tried. */
  isLast: boolean;
};

/**
 * Returns the next form after a refusal: the parts it names are changed; if it names none, all
 * optional fields are dropped at once. Undefined if every such form was refused. Never returns the
 * same form twice.
 */
export function nextForm({
  refusal,
  refused,
  rules,
  fresh,
  isLast,
}: Refused): RequestForm | undefined {
  const form = refused.at(-1);
  if (!form) return undefined;
  const named = partsNamed(refusal).flatMap(
    (part) => changed(part, refusal.text, form, rules) ?? [],
  );
  const barest = [bare(form), bare(otherLimit(form))];
  const candidates = isLast ? [...named.map(bare), ...barest] : [...named, ...barest];
  const isNew = (candidate: RequestForm) => refused.every((other) => !isSame(candidate, other));
  return [...(fresh ? [fresh] : []), ...candidates].find(isNew);
}

/** Compares the sent fields, except the limit's value, which does not change here. */
function isSame(form: RequestForm, other: RequestForm): boolean {
  const [one, two] = [form, other].map((it) =>
    JSON.stringify(formFields(it, { maxTokens: 1, thinkingRoom: 0, temperature: 1 })),
  );
  return one === two;
}

/** Drops every field that a request can do without. The limit stays: the user agreed to it. */
function bare(form: RequestForm): RequestForm {
  return { ...form, thinkLess: 'omit', off: false, temperature: false, usage: false };
}

function partsNamed({ param, text }: Refusal): readonly Part[] {
  const parts: readonly Part[] = ['usage', 'stream', 'temperature', 'limit', 'thinking'];
  const byParam = parts.filter((part) => NAMES[part].test(param));
  if (byParam.length > 0) return byParam;
  return parts
    .map((part) => ({ part, at: text.search(NAMES[part]) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ part }) => part);
}

function changed(
  part: Part,
  text: string,
  form: RequestForm,
  rules: HostRules,
): RequestForm | undefined {
  switch (part) {
    case 'usage':
      return { ...form, usage: false };
    case 'stream':
      return { ...form, stream: false };
    case 'temperature':
      return { ...form, temperature: false };
    case 'limit':
      return isAboutValue(text) ? undefined : otherLimit(form);
    case 'thinking':
      return nextStep(text, form, rules);
  }
}

function otherLimit(form: RequestForm): RequestForm {
  const limit = form.limit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
  return { ...form, limit };
}

const OMIT: readonly ThinkLess[] = ['omit'];

function nextStep(text: string, form: RequestForm, rules: HostRules): RequestForm | undefined {
  const isUnknown = UNKNOWN_FIELD.test(text) && !WRONG_VALUE.test(text);
  const place = rules.ladder.indexOf(form.thinkLess);
  // A setting from the model list is not on the ladder.
  const left = place < 0 ? OMIT : rules.ladder.slice(place + 1);
  const thinkLess = isUnknown ? left.find((step) => !sharesField(step, form.thinkLess)) : left[0];
  if (thinkLess === undefined) return undefined;
  // A model that knows the field but accepts none of its low values thinks.
  const thinks = thinkLess === 'omit' && !isUnknown;
  return {
    ...form,
    thinkLess,
    off: rules.off.includes(thinkLess),
    temperature: form.temperature && !thinks,
  };
}
