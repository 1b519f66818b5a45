/** Header rules in the formats of static hosts. */
import type { HeaderRule } from './headers.ts';

/**
 * `_headers` for Cloudflare Pages, which joins the headers of all matching rules. Two joined
 * policies allow only what both allow, so `!` first removes the header of the broader rule.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const [first] = rules;
  return rules
    .map((rule) => {
      const taken = rule === first ? [] : Object.keys(rule.headers).map((name) => `  ! ${name}`);
      const given = Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`);
      return [rule.path, ...taken, ...given, ''].join('\n');
    })
    .join('\n');
}

/** `vercel.json`, where the last matching rule wins. */
export function vercelFile(rules: readonly HeaderRule[]): string {
  const headers = rules.map((rule) => ({
    source: rule.path.replace(/\*$/, '(.*)'),
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  }));
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers }, undefined, 2)}\n`;
}

/**
 * For nginx: a map of each header by the served file, plus directives for the server block. nginx
 * uses the first regular expression that matches, hence the order.
 */
export function nginxFile(rules: readonly HeaderRule[]): string {
  const names = new Set(rules.flatMap(({ headers }) => Object.keys(headers)));
  const variable = (name: string) => `$echopost_${name.toLowerCase().replaceAll('-', '_')}`;
  const maps = [...names].map((name) => {
    const cases = rules.flatMap(({ path, headers: { [name]: value } }) =>
      value === undefined ? [] : `  ${nginxPattern(path)} "${value}";`,
    );
    return [`map $uri ${variable(name)} {`, ...cases.toReversed(), '}'].join('\n');
  });
  return [
    '# Include this file in the http block of nginx, and in the server block write:',
    '#   root /srv/echopost;  # the folder of the built site',
    '#   charset utf-8;',
    '#   gzip on;',
    '#   gzip_types text/css text/plain text/xml application/javascript application/json image/svg+xml;',
    '#   absolute_redirect off;',
    '#   rewrite ^/(.+)/$ /$1 permanent;',
    '#   location = / { try_files /index.html =404; }',
    '#   location = /manifest.webmanifest { types { } default_type application/manifest+json; }',
    '#   location ~ ^/(_headers|vercel\\.json|nginx\\.conf|\\.headers\\.json)$ { return 404; }',
    '#   location / { try_files $uri $uri.html =404; }',
    '#   error_page 404 /404.html;',
    ...[...names].map((name) => `#   add_header ${name} ${variable(name)} always;`),
    '',
    '# The addresses of the articles are longer than nginx expects.',
    'map_hash_bucket_size 256;',
    ...maps,
    '',
  ].join('\n');
}

/** nginx matches the served file: /about.html for /about, /index.html for /. */
function nginxPattern(path: string): string {
  if (path === '/*') return 'default';
  if (path.endsWith('*')) return `~^${path.slice(0, -1)}`;
  if (path === '/') return '/index.html';
  return /\.\w+$/.test(path) ? path : `${path}.html`;
}
