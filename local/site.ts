import { readFileSync, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

import sirv from 'sirv';

import { ANSWER_HEADERS, sendText } from './http.ts';
import { headersFor, readHeaderRules } from './site-headers.ts';

export type SiteHandler = (req: IncomingMessage, res: ServerResponse) => void;

/**
 * Serves a built site as a static host would: the list of files is read once, so nothing outside the
 * folder can be asked for; `/about` is about.html; an unknown page is 404.html where the site has
 * one, else the app itself, which knows its own routes. The headers are those that the build wrote.
 */
export function serveSite(folder: string): SiteHandler {
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
  });
  const rules = readHeaderRules(folder);
  const unknownPage = unknownPageHandler(folder, files);
  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeaders(ANSWER_HEADERS).setHeader('Allow', 'GET, HEAD');
      return sendText(res, 405, 'Only GET and HEAD.');
    }
    res.setHeaders(headersFor(rules, pathOf(req)));
    files(req, res, () => {
      if (isPage(req)) unknownPage(req, res);
      else sendText(res.setHeaders(ANSWER_HEADERS), 404, 'Not found.');
    });
  };
}

/** A page has no extension in its address; a missing script must not be answered with a page. */
function isPage(req: IncomingMessage): boolean {
  return extname(pathOf(req)) === '';
}

const pathOf = (req: IncomingMessage) => (req.url ?? '/').split('?', 1)[0] ?? '/';

function unknownPageHandler(folder: string, files: ReturnType<typeof sirv>): SiteHandler {
  const notFoundFile = join(folder, '404.html');
  if (!existsSync(notFoundFile)) return (req, res) => files(Object.assign(req, { url: '/' }), res);
  const notFound = readFileSync(notFoundFile);
  return (req, res) => {
    res.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
    res.end(req.method === 'HEAD' ? undefined : notFound);
  };
}
