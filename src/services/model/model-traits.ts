import * as v from 'valibot';
import type { ModelInfo } from './model.ts';
import { asksForNone, isThinkLess, type ThinkLess } from './think-less.ts';
import type { RequestForm } from './request-form.ts';

/** Traits of a model from its provider's list, for the picker and for the request form. */
export type ModelTraits = Pick<ModelInfo, 'name' | 'price' | 'contextLength' | 'thinks'> & {
  /** Undefined if the list does not say, and for a model that does not reason. */
  reasoning?: Reasoning;
  takesTemperature?: boolean;
};

type Reasoning = {
  /** Reasoning cannot be turned off. */
  mandatory: boolean;
  /** Highest first; undefined if every value is accepted. */
  efforts: readonly string[] | undefined;
};

const MaybeText = v.fallback(v.optional(v.string()), undefined);
const MaybeCount = v.fallback(v.optional(v.pipe(v.number(), v.finite(), v.minValue(1))), undefined);
const Texts = v.fallback(v.nullish(v.array(v.string())), undefined);

/**
 * A price in dollars per token, as text (OpenRouter, Cerebras). `-1` means a variable price.
 */
const Rate = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((rate) => (rate === '' ? Number.NaN : Number(rate))),
  v.finite(),
  v.minValue(0),
);

const Pricing = v.fallback(
  v.nullish(
    v.union([
      v.pipe(
        v.object({ prompt: Rate, completion: Rate }),
        v.transform(({ prompt, completion }) => ({
          input: perMillion(prompt),
          output: perMillion(completion),
        })),
      ),
      // Together: dollars per million tokens.
      v.object({ input: Rate, output: Rate }),
    ]),
  ),
  undefined,
);

const Entry = v.object({
  name: MaybeText,
  pricing: Pricing,
  context_length: MaybeCount,
  context_window: MaybeCount,
  max_context_length: MaybeCount,
  supported_parameters: Texts,
  reasoning: v.fallback(
    v.nullish(
      v.object({
        mandatory: v.fallback(v.boolean(), false),
        supported_efforts: Texts,
      }),
    ),
    undefined,
  ),
});

/** Reads one entry of any provider's model list. Never fails. */
export function parseTraits(entry: unknown): ModelTraits {
  const result = v.safeParse(Entry, entry);
  if (!result.success) return {};
  const { name, pricing, reasoning, supported_parameters: parameters, ...lengths } = result.output;
  const contextLength =
    lengths.context_length ?? lengths.context_window ?? lengths.max_context_length;
  return {
    ...(name && { name }),
    ...(pricing && { price: pricing }),
    ...(contextLength !== undefined && { contextLength }),
    ...(parameters && {
      thinks: reasoning ? true : parameters.includes('reasoning'),
      takesTemperature: parameters.includes('temperature'),
    }),
    ...(reasoning && {
      reasoning: {
        mandatory: reasoning.mandatory,
        efforts: reasoning.supported_efforts ?? undefined,
      },
    }),
  };
}

/** Converts to a price per million, without binary rounding errors. */
const perMillion = (rate: number) => Number((rate * 1_000_000).toPrecision(6));

/**
 * Returns the form for a model whose reasoning is known: off if possible, else the lowest effort.
 */
export function formForReasoning(form: RequestForm, traits: ModelTraits): RequestForm {
  const { reasoning, thinks = true, takesTemperature = true } = traits;
  const temperature = form.temperature && takesTemperature;
  if (!reasoning) {
    return thinks
      ? { ...form, temperature }
      : { ...form, temperature, thinkLess: 'omit', off: true };
  }
  const thinkLess = lowestEffort(reasoning);
  return { ...form, temperature, thinkLess, off: asksForNone(thinkLess) };
}

function lowestEffort({ mandatory, efforts }: Reasoning): ThinkLess {
  if (!mandatory && (efforts?.includes('none') ?? true)) return 'reasoning-none';
  if (efforts === undefined) return 'reasoning-minimal';
  const lowest = `reasoning-${efforts.findLast((effort) => effort !== 'none')}`;
  return isThinkLess(lowest) ? lowest : 'omit';
}
