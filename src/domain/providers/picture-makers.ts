import { type ProviderId, PROVIDERS } from './providers.ts';

/**
 * Providers that make pictures, and the form in which each takes the request. Only documented forms
 * are here. Collected in November 2026, none tested live.
 */

export type PictureShape = 'tall' | 'square' | 'wide';

export interface PictureMaker {
  readonly id: ProviderId;
  readonly model: string;
  /** `images`: a POST to `/images/generations`. `chat`: chat completions with `modalities`. */
  readonly form: 'images' | 'chat';
  /** Fields of the request beside the model and the words. */
  fields(shape: PictureShape): Readonly<Record<string, unknown>>;
  /** US dollars for one picture of the model; undefined if no list gives it. */
  readonly price?: Readonly<Record<PictureShape, number>>;
  /** Month of the price. */
  readonly read?: string;
}

const RATIOS = { tall: '3:4', square: '1:1', wide: '16:9' } as const;

const always = (price: number) => ({ tall: price, square: price, wide: price });

const MAKERS: readonly PictureMaker[] = [
  {
    // Answers in base64 and refuses `response_format`; organisations are verified first.
    // developers.openai.com/api/docs/guides/image-generation
    id: 'openai',
    model: 'gpt-image-2',
    form: 'images',
    fields: (shape) => ({
      size: { tall: '1024x1536', square: '1024x1024', wide: '1536x1024' }[shape],
      quality: 'medium',
      output_format: 'jpeg',
    }),
    // OpenAI’s examples, as cited by yingtu.ai/en/blog/gpt-image-2-cost-per-image.
    price: { tall: 0.041, square: 0.053, wide: 0.041 },
    read: '2026-05',
  },
  {
    // openrouter.ai/docs/guides/overview/multimodal/image-generation
    id: 'openrouter',
    model: 'google/gemini-3.1-flash-image',
    form: 'chat',
    fields: (shape) => ({ image_config: { aspect_ratio: RATIOS[shape] } }),
    // Google’s price for 1K, which OpenRouter passes on.
    price: always(0.067),
    read: '2026-05',
  },
  {
    // ai.google.dev/gemini-api/docs/openai, with the model of ai.google.dev/gemini-api/docs/deprecations.
    id: 'gemini',
    model: 'gemini-3.1-flash-image',
    form: 'images',
    fields: () => ({ response_format: 'b64_json' }),
    // For 1K, of ai.google.dev/gemini-api/docs/pricing as cited by xairouter.com.
    price: always(0.067),
    read: '2026-05',
  },
  {
    // Refuses `size`. docs.x.ai/developers/model-capabilities/images/generation
    id: 'xai',
    model: 'grok-imagine-image',
    form: 'images',
    fields: (shape) => ({ response_format: 'b64_json', aspect_ratio: RATIOS[shape] }),
    // xAI’s price, as cited by docs.crazyrouter.com/en/images/grok.
    price: always(0.02),
    read: '2026-04',
  },
  {
    // docs.together.ai/reference/post-images-generations, and github.com/togethercomputer/openapi.
    id: 'together',
    model: 'black-forest-labs/FLUX.1-schnell',
    form: 'images',
    fields: (shape) => ({
      response_format: 'base64',
      ...{
        tall: { width: 768, height: 1024 },
        square: { width: 1024, height: 1024 },
        wide: { width: 1024, height: 576 },
      }[shape],
    }),
  },
  {
    id: 'demo',
    model: 'echopost-demo-picture',
    form: 'images',
    fields: (shape) => ({
      response_format: 'b64_json',
      size: { tall: '768x1024', square: '1024x1024', wide: '1024x576' }[shape],
    }),
    price: always(0),
  },
];

/** The form in which a provider makes pictures; undefined if it is not known to make any. */
export const pictureMakerOf = (provider: ProviderId): PictureMaker | undefined =>
  MAKERS.find(({ id }) => id === provider);

/** Names of the providers that make pictures, without the demo. */
export const PICTURE_MAKER_NAMES: readonly string[] = MAKERS.flatMap(({ id }) =>
  id === 'demo' ? [] : PROVIDERS[id].name,
);

/** True if the model draws a sample and no picture. */
export const isSampleModel = (model: string): boolean => model === pictureMakerOf('demo')?.model;
