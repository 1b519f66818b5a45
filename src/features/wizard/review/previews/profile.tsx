import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { displayName, handleOf, initialOf } from '#domain/site/profile.ts';
import { profileAtom } from '#state/account/profile.ts';
import { MoreIcon } from './preview-icons.tsx';

/** The user's name, or a placeholder. */
export const Name = () => displayName(useAtomValue(profileAtom));

/** User name that platforms would build from the name. */
export const Handle = () => handleOf(useAtomValue(profileAtom));

/** The user's picture, or the initial of the name. */
export function Avatar({ size = 40 }: { size?: number }) {
  const profile = useAtomValue(profileAtom);
  const length = `${size}px`;
  return profile.picture === undefined ? (
    <Initial style={{ width: length, height: length, fontSize: `${Math.round(size * 0.42)}px` }}>
      {initialOf(profile)}
    </Initial>
  ) : (
    <Picture src={profile.picture} alt="" style={{ width: length, height: length }} />
  );
}

const Initial = chakra('span', {
  base: {
    flexShrink: '0',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'full',
    background: 'accentSoft',
    color: 'accent',
    fontWeight: '600',
    lineHeight: '1',
  },
});

const Picture = chakra('img', {
  base: { flexShrink: '0', borderRadius: 'full', objectFit: 'cover' },
});

/** For a name: the apps cut a long one too. */
export const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

interface AuthorProps {
  /** Lines below the name. */
  children: ReactNode;
  size?: number;
}

/** Author line of a feed post, with the dots of its menu at the end. */
export const Author = ({ children, size = 40 }: AuthorProps) => (
  <AuthorRow>
    <Avatar size={size} />
    <div>
      <b>
        <Name />
      </b>
      {children}
    </div>
    <MoreIcon />
  </AuthorRow>
);

export const AuthorRow = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minWidth: '0',
    '& > div': { flex: '1', minWidth: '0', lineHeight: '1.3', overflowWrap: 'anywhere' },
    '& b': { ...ONE_LINE, display: 'block', fontWeight: '600' },
    '& small': { display: 'flex', alignItems: 'center', gap: '1', color: 'muted', fontSize: 'xs' },
    '& svg': { flexShrink: '0', color: 'muted' },
  },
});
