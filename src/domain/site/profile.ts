/** Name and picture of the user's own accounts, for previews and cards. Never part of a prompt. */
export interface Profile {
  /** '' if the user has set none. */
  readonly name: string;
  /** Square picture as a `data:` URL; absent if the user has set none. */
  readonly picture?: string | undefined;
}

export const EMPTY_PROFILE: Profile = { name: '' };

/** Name of a user who has set none. */
const PLACEHOLDER = 'Your name';

/** Characters: the longest display name of the platforms, Facebook's, has 75. */
export const NAME_MAX_LENGTH = 75;

/** Largest stored picture, in bytes. */
export const PICTURE_MAX_BYTES = 20_000;

/** Base64 has four characters for three bytes; the rest is the head of the URL. */
const PICTURE_MAX_LENGTH = (PICTURE_MAX_BYTES / 3) * 4 + 40;

const PICTURE_HEAD = 'data:image/jpeg;base64,';

/** Parses a stored profile; a part that is not valid is dropped. */
export function parseProfile(data: object): Profile {
  const { name, picture } = data as Partial<Record<keyof Profile, unknown>>;
  return {
    name: typeof name === 'string' ? name.slice(0, NAME_MAX_LENGTH) : '',
    ...(isPicture(picture) && { picture }),
  };
}

/** Only what `services/pictures` writes: no other type, and no other kind of URL. */
function isPicture(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= PICTURE_MAX_LENGTH &&
    value.startsWith(PICTURE_HEAD)
  );
}

/** Name to display. */
export const displayName = ({ name }: Profile): string => name.trim() || PLACEHOLDER;

/** First letter of the name, for a profile without a picture. */
export const initialOf = (profile: Profile): string =>
  (Array.from(displayName(profile))[0] ?? '').toLocaleUpperCase();

/** Longest user name on Instagram, in characters; TikTok's has 24. */
const HANDLE_MAX_LENGTH = 30;

/** User name as platforms build it from a name: lower case, without spaces and accents. */
export function handleOf(profile: Profile): string {
  const letters = displayName(profile)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}._]/gu, '');
  return letters.slice(0, HANDLE_MAX_LENGTH) || 'yourname';
}
