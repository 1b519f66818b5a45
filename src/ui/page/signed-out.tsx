import type { ReactNode } from 'react';
import { ButtonLink } from '../controls/button.tsx';
import { Stack } from './layout.tsx';
import { PageHeading } from './text.tsx';

interface SignedOutProps {
  title: string;
  /** Description of the page, and the use of a login. */
  words: string;
  /** Controls that need no account. */
  children?: ReactNode;
}

/** Shown instead of a page of the user's work until they have logged in. */
export function SignedOut({ title, words, children }: SignedOutProps) {
  return (
    <Stack gap="4" justifyItems="start">
      <PageHeading>{title}</PageHeading>
      <p>{words}</p>
      <ButtonLink to="/auth">Login</ButtonLink>
      {children}
    </Stack>
  );
}
