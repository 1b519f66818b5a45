import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly link: string;
  readonly code: string;
  /** ISO 8601. */
  readonly sentAt: string;
}

export type MailKind = 'confirmation' | 'magic_link';

/** Variables of Supabase's mail templates. */
export interface MailFields {
  readonly SiteURL: string;
  readonly Token: string;
  readonly TokenHash: string;
  readonly ConfirmationURL: string;
  readonly RedirectTo: string;
  readonly Email: string;
}

/** Same as in `supabase/config.toml`; a test compares them. */
const SUBJECTS = {
  confirmation: 'Confirm your address for Echopost',
  magic_link: 'Sign in to Echopost',
} as const satisfies Record<MailKind, string>;

/**
 * Renders the template that a hosted project uses, so that a mistake in it shows up here: the
 * mail's link is the first link of the template, not one built separately.
 */
export function writeMail(folder: string, kind: MailKind, fields: MailFields): Mail {
  const html = render(readFileSync(join(folder, `${kind}.html`), 'utf8'), fields);
  return {
    to: fields.Email,
    subject: SUBJECTS[kind],
    link: /href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '',
    code: fields.Token,
    sentAt: new Date().toISOString(),
  };
}

function render(template: string, fields: MailFields): string {
  const values = new Map(Object.entries(fields));
  return template.replace(/\{\{ *\.(\w+) *\}\}/g, (_, name: string) => values.get(name) ?? '');
}
