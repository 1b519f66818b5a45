import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { findChoice } from '#domain/campaign/choice.ts';
import { judgeLength } from '#domain/platforms/length-verdict.ts';
import { PLATFORMS } from '#domain/platforms/platforms.ts';
import { lengthAtom } from '#state/campaign/campaign.ts';
import { useLengthBasis } from './length-notes.ts';

/**
 * Effect of the chosen length on each platform, with the reason on request; empty before a length is
 * chosen.
 */
export function LengthVerdicts() {
  const length = useAtomValue(lengthAtom);
  const { language, platforms } = useLengthBasis();
  if (!length || platforms.length === 0) return null;
  return (
    <List aria-label="Requested lengths">
      {platforms.map((platform) => {
        const { asked, reason, opening } = judgeLength(platform, length, language);
        return (
          <li key={platform}>
            <details>
              <summary>
                <span>
                  <b>{findChoice(PLATFORMS, platform)?.name}</b>: we’ll ask for {asked}.
                </span>{' '}
                <span data-why>Why?</span>
              </summary>
              <p>
                {reason} {opening}
              </p>
            </details>
          </li>
        );
      })}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    fontSize: 'sm',
    lineHeight: '1.5',
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '3',
      minHeight: '11',
    },
    '& b': { fontWeight: '600' },
    '& [data-why]': { color: 'accent', flexShrink: '0' },
    '& p': { color: 'muted', paddingBottom: '2' },
  },
});
