import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { draftCountAtom } from '#state/drafts/draft-summaries.ts';
import { hasWorkAtom, signOutAtom } from '#state/account/session.ts';
import { Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';
import { LogoutQuestion } from './logout-question.tsx';
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

/** Menu of a signed-in user: drafts and logout; on a phone also the pages of the site. */
export function AccountMenu({ isOpen, email, onLeave }: AccountMenuProps) {
  const { isLeaving, isAsking, answer, press } = useLogout();
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
          <DraftsLink />
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
      {isAsking && <LogoutQuestion onAnswer={answer} />}
    </>
  );
}

function DraftsLink() {
  const count = useAtomValue(draftCountAtom);
  return (
    <NavLink to="/drafts" block>
      Drafts
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

/** Logs the user out; asks first whether to keep work that is on this device. */
function useLogout() {
  const signOut = useSetAtom(signOutAtom);
  const hasWork = useSetAtom(hasWorkAtom);
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  async function leave(work = false) {
    setLeaving(true);
    if (await signOut({ work })) await navigate({ to: '/' });
    setLeaving(false);
  }
  function answer(given: 'keep' | 'delete' | 'stay') {
    setAsking(false);
    if (given !== 'stay') void leave(given === 'delete');
  }
  const press = () => (hasWork() ? setAsking(true) : void leave());
  return { isLeaving, isAsking, answer, press };
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
