import type { Mail } from './mail.ts';

/** Works without script: a meta refresh reloads it every few seconds. */
export function inboxPage(mails: readonly Mail[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="4">
<title>Local inbox · Echopost</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Local inbox</h1>
<p>Mails that the Echopost on this machine would have sent. They never leave it, and they are gone when it stops.</p>
${mails.length === 0 ? EMPTY : `<ol>\n${mails.map(mailItem).join('\n')}\n</ol>`}
</main>
</body>
</html>
`;
}

const EMPTY =
  '<p class="empty">No mail yet. Ask for a sign-in link in the app, and it appears here.</p>';

function mailItem({ to, subject, link, code, sentAt }: Mail): string {
  return `<li>
<h2>${escapeHtml(subject)}</h2>
<p class="meta">to ${escapeHtml(to)}, <time datetime="${escapeHtml(sentAt)}">${escapeHtml(clock(sentAt))}</time></p>
<p class="code">${escapeHtml(code)}</p>
<p><a href="${escapeHtml(link)}">Open the sign-in link</a></p>
</li>`;
}

function clock(sentAt: string): string {
  return new Date(sentAt).toLocaleTimeString('en-GB');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const STYLE = `
:root { color-scheme: light dark; --ink: #1f2328; --quiet: #59636e; --line: #d1d9e0; --paper: #fff; --card: #f6f8fa; }
@media (prefers-color-scheme: dark) { :root { --ink: #f0f6fc; --quiet: #9aa4af; --line: #3d444d; --paper: #0d1117; --card: #151b23; } }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
main { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; }
h2 { margin: 0; font-size: 1.125rem; }
p { margin: 0 0 .75rem; }
ol { list-style: none; margin: 1.5rem 0 0; padding: 0; }
li { margin: 0 0 1rem; padding: 1rem; border: 1px solid var(--line); border-radius: 12px; background: var(--card); overflow-wrap: anywhere; }
.meta, .empty { color: var(--quiet); }
.empty { margin-top: 1.5rem; padding: 2rem 1rem; border: 1px dashed var(--line); border-radius: 12px; text-align: center; }
.code { font: 600 1.5rem/1.2 ui-monospace, monospace; letter-spacing: .15em; }
a { display: inline-block; padding: .5rem 1rem; border-radius: 8px; color: var(--paper); background: var(--ink); text-decoration: none; }
a:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;
