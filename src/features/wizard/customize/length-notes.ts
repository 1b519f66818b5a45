import { atom, useAtomValue } from 'jotai';
import { targetsOf } from '#domain/campaign/campaign.ts';
import { findChoice } from '#domain/campaign/choice.ts';
import { type LengthId, LENGTHS } from '#domain/campaign/lengths.ts';
import { fitLength } from '#domain/platforms/fit-length.ts';
import { type PlatformId, PLATFORMS } from '#domain/platforms/platforms.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { postLanguageAtom } from '#state/campaign/post-language.ts';

type Notes = Partial<Record<LengthId, string>>;

/** Platforms and language of the posts, as text, which changes only if they do. */
const basisAtom = atom((get) => [get(postLanguageAtom), ...targetsOf(get(campaignAtom))].join(' '));

/** Language and platforms of the posts, which decide on their length. */
export function useLengthBasis() {
  const [language = 'en', ...targets] = useAtomValue(basisAtom).split(' ');
  return {
    language,
    platforms: PLATFORMS.map(({ id }): PlatformId => id).filter((id) => targets.includes(id)),
  };
}

/** Notes on the lengths that a platform cannot fit, with the length requested instead. */
export function useLengthNotes(): Notes {
  const { platforms, language } = useLengthBasis();
  return lengthNotes(platforms, language);
}

function lengthNotes(platforms: readonly PlatformId[], language: string): Notes {
  return Object.fromEntries(
    LENGTHS.flatMap(({ id }) => {
      const short = platforms.filter((platform) => !fitLength(platform, id, language).fits);
      const [first] = short;
      if (!first) return [];
      const [from, to] = fitLength(first, id, language).words;
      const instead = short.length > 1 ? 'less there' : `${from} to ${to} words`;
      return [[id, `Too long for ${together(short.map(nameOf))}, so we’ll ask for ${instead}.`]];
    }),
  );
}

/** Formats a list as `A, B and C`. */
const together = (names: readonly string[]): string =>
  names.join(', ').replace(/, ([^,]+)$/, ' and $1');

const nameOf = (id: PlatformId) => findChoice(PLATFORMS, id)?.name ?? '';
