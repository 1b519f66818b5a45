import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { describe, expect, it } from 'vitest';

import { writeMail } from '../../local/mail.ts';
import { MIGRATIONS } from './running-backend.ts';

const SUPABASE = resolve(MIGRATIONS, '..');
const CONFIG = readFileSync(join(SUPABASE, 'config.toml'), 'utf8');

const FIELDS = {
  SiteURL: 'http://localhost:5173',
  Token: '123456',
  TokenHash: 'pkce_abc',
  ConfirmationURL: '',
  RedirectTo: '',
  Email: 'ada@example.com',
};

describe.each(['confirmation', 'magic_link'] as const)('the %s template', (kind) => {
  const mail = writeMail(join(SUPABASE, 'templates'), kind, FIELDS);

  it('a mail template links to the confirm page', () => {
    expect(mail.link).toBe('http://localhost:5173/auth/confirm?token_hash=pkce_abc&type=email');
  });

  it('a mail template shows the code, and uses only variables that Supabase knows', () => {
    const html = readFileSync(join(SUPABASE, `templates/${kind}.html`), 'utf8');
    const names = [...html.matchAll(/\{\{ \.(\w+) \}\}/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(new Set(['SiteURL', 'TokenHash', 'Token']));
    expect(html).toContain('If you did not ask for this, ignore this mail.');
  });

  it('a mail template is configured in config.toml with the subject that the inbox shows', () => {
    const section = CONFIG.split(`[auth.email.template.${kind}]`)[1] ?? '';
    expect(section).toMatch(
      `\nsubject = "${mail.subject}"\ncontent_path = "./supabase/templates/${kind}.html"\n`,
    );
  });
});

describe('config.toml', () => {
  it('config.toml has the lifetime, the length and the interval of the embedded backend', () => {
    expect(CONFIG).toMatch(/^otp_expiry = 600$/m);
    expect(CONFIG).toMatch(/^otp_length = 6$/m);
    expect(CONFIG).toMatch(/^max_frequency = "60s"$/m);
  });
});
