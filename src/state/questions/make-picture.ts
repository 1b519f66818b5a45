import { atom } from 'jotai';
import type { Failure } from '#domain/jobs/failure.ts';
import { MOST_PHOTOS } from '#domain/pictures/photo.ts';
import type { PhotoPlace, PhotoProblem } from '#domain/pictures/photo-texts.ts';
import {
  type PictureMaker,
  pictureMakerOf,
  type PictureShape,
} from '#domain/providers/picture-makers.ts';
import { decodePicture, pictureBody, picturePrompt } from '#domain/questions/picture-request.ts';
import type { KeptPhoto } from '#services/pictures/pictures.ts';
import { providerAtom } from '../provider/provider.ts';
import { keepMadePhotoAtom, readPhotosAtom } from '../pictures/photos.ts';
import { modelQuestion } from './model-question.ts';

/** A picture as it was asked for. */
interface Asked {
  readonly idea: string;
  readonly shape: PictureShape;
  readonly maker: PictureMaker;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** The form in which the chosen provider makes pictures; undefined if it makes none. */
export const pictureMakerAtom = atom((get) => pictureMakerOf(get(providerAtom).id));

/** Models for pictures that the user named during this visit, by provider. */
const namedModelsAtom = atom<Readonly<Record<string, string>>>({});

/** The model that makes pictures; '' if none can. */
export const pictureModelNameAtom = atom(
  (get) => {
    const { id } = get(providerAtom);
    return get(namedModelsAtom)[id] ?? get(pictureMakerAtom)?.model ?? '';
  },
  (get, set, model: string) => {
    const { id } = get(providerAtom);
    set(namedModelsAtom, (named) => ({ ...named, [id]: model }));
  },
);

const picture = modelQuestion<Asked, Blob>({
  name: 'picture',
  targetOf: () => 'picture',
  promptOf: ({ idea, shape }) => ({
    messages: [{ role: 'user', content: picturePrompt(idea, shape) }],
    maxTokens: 0,
    temperature: 0,
  }),
  modelOf: (get) => get(pictureModelNameAtom).trim(),
  // It is billed, and a photo like any other.
  outlivesChoice: true,
  async send({ openPictureModel }, request, key, { controller }) {
    const { baseUrl, model, maker, shape, idea } = request;
    const { draw } = await openPictureModel();
    const body = pictureBody(maker, model, picturePrompt(idea, shape), shape);
    const reply = await draw({ baseUrl, model, key }, body, controller.signal);
    const price = priceOf(maker, model, shape);
    return reply.outcome === 'complete' && price !== undefined
      ? { ...reply, usage: { cost: price, ...reply.usage } }
      : reply;
  },
  parse: (base64) => decodePicture(base64),
});

/** Price in US dollars; undefined if it is not known. */
export const priceOf = (
  maker: PictureMaker,
  model: string,
  shape: PictureShape,
): number | undefined => (model === maker.model ? maker.price?.[shape] : undefined);

/** The picture that is being made, or why it was not. */
export const pictureQuestionAtom = picture.questionAtom;

export type MadePicture =
  | { readonly ok: true; readonly photo: KeptPhoto; readonly place: PhotoPlace }
  | { readonly ok: false; readonly problem: PhotoProblem }
  | { readonly ok: false; readonly failure: Failure; readonly baseUrl: string };

/** The last picture, until a screen has taken it. */
export const madePictureAtom = atom<MadePicture | undefined>(undefined);

/** Aborts the request; its picture is dropped. */
export const stopPictureAtom = picture.stopAtom;

/**
 * Asks the chosen provider for a picture, once, and keeps it as a photo, whatever the screen shows
 * by then.
 */
export const makePictureAtom = atom(
  null,
  async (get, set, { idea, shape, at }: Pick<Asked, 'idea' | 'shape' | 'at'>) => {
    const maker = get(pictureMakerAtom);
    if (!maker) return;
    set(madePictureAtom, undefined);
    if ((await set(readPhotosAtom)).length >= MOST_PHOTOS) {
      set(madePictureAtom, { ok: false, problem: 'full-list' });
      return;
    }
    await set(picture.offerAtom, { idea, shape, maker, at });
    const offered = get(pictureQuestionAtom);
    if (offered?.status !== 'offered') return;
    await set(picture.askAtom);
    const question = get(pictureQuestionAtom);
    if (question?.status !== 'done' || question.request !== offered.request) return;
    const { answer, request } = question;
    const isWanted = () => get(pictureQuestionAtom) === question;
    const made = { model: request.model, idea: idea.trim() };
    const kept = await set(keepMadePhotoAtom, answer, made, isWanted);
    if (!isWanted()) return;
    set(stopPictureAtom);
    const { baseUrl } = request;
    set(madePictureAtom, kept ?? { ok: false, failure: { kind: 'unreadable' }, baseUrl });
  },
);
