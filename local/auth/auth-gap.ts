import type { Inbox } from '../inbox.ts';
import type { MailInterval } from './mail-interval.ts';
import type { PkceCodes } from './pkce.ts';
import type { SignInLinks } from './sign-in-links.ts';

/**
 * Auth features that Supabase's server has and @supabase/lite 0.10.0 lacks: `type: 'email'`, the
 * mail interval, `redirect_to`, PKCE for mailed links, the reuse of refresh tokens. Features the
 * app does not use are disabled: there are no passwords, and mail is the only way to sign in.
 */
export interface AuthGap {
  readonly inbox: Inbox;
  readonly interval: MailInterval;
  readonly links: SignInLinks;
  readonly codes: PkceCodes;
  /** Folder of the mail templates. */
  readonly templates: string;
}
