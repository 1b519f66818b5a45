import type { Caps } from './caps.ts';
import type { HostRules } from './hosts.ts';
import { asksForNone, sharesField, thinkLessFields, type ThinkLess } from './think-less.ts';

/** The optional fields of a request's body, about which models disagree. */
export type RequestForm = {
  limit: HostRules['limit'];
  /** Bounds of the room for thinking that the limit adds to the words of the post. */
  caps: Caps;
  thinkLess: ThinkLess;
  /** The model surely does not think in this form. */
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

/** The optional fields of the body. Tokens. */
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

/** Models that think take none, or ignore it. */
function takesTemperature({ temperature, thinkLess }: RequestForm): boolean {
  return temperature && (thinkLess === 'omit' || asksForNone(thinkLess));
}

/** A provider's refusal: the field that it names, or '', and its whole body in lower case. */
export type Refusal = { param: string; text: string };

/** A part of the form and the words by which refusals name it. */
const NAMES = {
  usage: /stream_options|include_usage/,
  stream: /\bstream(?:ing|ed)?\b/,
  temperature: /temperature|top_p/,
  limit: /max_(?:completion_)?tokens|max tokens|maxoutputtokens/,
  thinking: /reasoning|think|effort|budget|template/,
} as const;

type Part = keyof typeof NAMES;

/** The value of the limit, and not its name. */
const TOO_MUCH =
  /too (?:large|high|big|long)|at most|less than|maximum|exceed|range|above_max|greater than|between/;
const WRONG_NAME = /unsupported|not supported|not compatible|deprecated|instead/;

const isAboutValue = (text: string) => TOO_MUCH.test(text) && !WRONG_NAME.test(text);

/** True for a refusal of the limit's value, and not of its name. */
export function isTooMuch(refusal: Refusal): boolean {
  return partsNamed(refusal)[0] === 'limit' && isAboutValue(refusal.text);
}

/** The field itself is unknown, so that no other value of it helps. */
const UNKNOWN_FIELD =
  /unrecogni[sz]ed|unknown|unexpected|extra inputs|extra_forbidden|not permitted|unsupported[ _]parameter|does not support (?:parameter|thinking|reasoning)/;
const WRONG_VALUE =
  /unsupported[ _]value|supported values|must be one of|input should be|invalid_value/;

export type Refused = {
  refusal: Refusal;
  /** Every form refused so far, the last one now. */
  refused: readonly RequestForm[];
  rules: HostRules;
  /** The host's first form, present if the refused form was a remembered one. */
  fresh: RequestForm | undefined;
  /** No further form will be tried. */
  isLast: boolean;
};

/**
 * The form to try after a refusal: what it names is changed, and when it names nothing all optional
 * fields go at once. Undefined when every such form was refused. Never gives the same one twice.
 */
export function nextForm(setting: Refused): RequestForm | undefined {
  const { refusal, refused, rules, fresh, isLast } = setting;
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

/** Compares the fields that are sent, but for the limit's value: that is not changed here. */
function isSame(form: RequestForm, other: RequestForm): boolean {
  const [one, two] = [form, other].map((it) =>
    JSON.stringify(formFields(it, { maxTokens: 1, thinkingRoom: 0, temperature: 1 })),
  );
  return one === two;
}

/** Without everything that a request can do without. The limit stays: it is what the user agreed to. */
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
  // A step from the list of models is no rung of the ladder.
  const left = place < 0 ? OMIT : rules.ladder.slice(place + 1);
  const thinkLess = isUnknown ? left.find((step) => !sharesField(step, form.thinkLess)) : left[0];
  if (thinkLess === undefined) return undefined;
  // A model that knows the field and takes none of its low values thinks.
  const thinks = thinkLess === 'omit' && !isUnknown;
  return {
    ...form,
    thinkLess,
    off: rules.off.includes(thinkLess),
    temperature: form.temperature && !thinks,
  };
}
