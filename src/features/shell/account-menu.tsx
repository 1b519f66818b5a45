import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { draftCountAtom } from '#state/drafts/draft-summaries.ts';
import { keysOf } from '#services/secrets/key-vault.ts';
import { accountAtom, hasWorkAtom, signOutAtom } from '#state/account/session.ts';
import { keptKeyAtom, loadKeyHintAtom } from '#state/provider/provider.ts';
import { keepsKeysAtom } from '#state/settings/key-at-logout.ts';
import { Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';
import { type LogoutAnswer, LogoutQuestion } from './logout-question.tsx';
import { MenuPanel } from './menu.tsx';
import { NavLink } from './nav-link.tsx';
import { SiteLinks } from './site-links.tsx';
import { UpgradeButton } from './upgrade-button.tsx';

interface AccountMenuProps {
  isOpen: boolean;
  email: string;
  /** Closes the menu and returns the focus to its button. */
  onLeave(): void;
}

/** Menu of a signed-in user: posts, settings and logout; on a phone also the pages of the site. */
export function AccountMenu({ isOpen, email, onLeave }: AccountMenuProps) {
  const { isLeaving, asked, apiKey, answer, press } = useLogout();
  return (
    <>
      {isOpen && (
        <MenuPanel role="group" aria-label="Account menu">
          <Muted
            display={{ lg: 'none' }}
            paddingInline="3"
            paddingBlock="2"
            overflowWrap="anywhere"
            htmlTranslate="no"
          >
            {email}
          </Muted>
          <PostsLink />
          <NavLink to="/reviews" block>
            Reviews
          </NavLink>
          <NavLink to="/settings" block>
            Settings
          </NavLink>
          <OnPhone>
            <SiteLinks />
            <Stack padding="3" paddingBottom="1">
              <UpgradeButton />
            </Stack>
          </OnPhone>
          <LogoutButton
            type="button"
            disabled={isLeaving}
            onClick={() => {
              onLeave();
              press();
            }}
          >
            Logout
          </LogoutButton>
        </MenuPanel>
      )}
      {asked && <LogoutQuestion {...asked} apiKey={apiKey} onAnswer={answer} />}
    </>
  );
}

function PostsLink() {
  const count = useAtomValue(draftCountAtom);
  return (
    <NavLink to="/drafts" block>
      Posts
      {count !== undefined && (
        <chakra.span
          // Not underlined with the name on the current page.
          display="inline-block"
          marginInlineStart="auto"
          color="muted"
          fontVariantNumeric="tabular-nums"
        >
          {count}
        </chakra.span>
      )}
    </NavLink>
  );
}

/** Logs the user out; asks first about work on this device, and once about the key. */
function useLogout() {
  const signOut = useSetAtom(signOutAtom);
  const hasWork = useSetAtom(hasWorkAtom);
  const kept = useAtomValue(keptKeyAtom);
  const [keepsKeys, setKeepsKeys] = useAtom(keepsKeysAtom);
  const account = useAtomValue(accountAtom);
  const loadKey = useSetAtom(loadKeyHintAtom);
  // Without an answer of the vault, the user isn't asked and the key goes.
  useEffect(() => void loadKey().catch(() => undefined), [loadKey]);
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const [asked, setAsked] = useState<{ hasWork: boolean }>();
  const isStored = kept !== undefined && kept.level !== 'session';
  const apiKey = !isStored || keepsKeys === false ? 'goes' : keepsKeys ? 'stays' : 'ask';
  async function leave(work: boolean, keeps: boolean) {
    setLeaving(true);
    if (await signOut({ work, ...(keeps && account && { keptKeys: keysOf(account) }) }))
      await navigate({ to: '/' });
    setLeaving(false);
  }
  function answer(given: LogoutAnswer | undefined) {
    setAsked(undefined);
    if (!given) return;
    if (given.keepsKeys !== undefined) setKeepsKeys(given.keepsKeys);
    void leave(given.work === 'delete', given.keepsKeys ?? keepsKeys === true);
  }
  function press() {
    const isWorkHere = hasWork();
    if (isWorkHere || apiKey === 'ask') setAsked({ hasWork: isWorkHere });
    else void leave(false, keepsKeys === true);
  }
  return { isLeaving, asked, apiKey, answer, press } as const;
}

const OnPhone = chakra('div', {
  base: {
    display: { lg: 'none' },
    marginTop: '2',
    paddingTop: '2',
    borderTopWidth: '1px',
    borderColor: 'hairline',
  },
});

const LogoutButton = chakra('button', {
  base: {
    width: 'full',
    minHeight: '11',
    marginTop: '2',
    paddingInline: '3',
    borderTopWidth: '1px',
    borderColor: 'hairline',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { background: 'accentSoft' },
  },
});
