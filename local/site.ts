import { readFileSync, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

import sirv from 'sirv';

import { ANSWER_HEADERS, sendText } from './http.ts';
import { headersFor, readHeaderRules } from './site-headers.ts';

export type SiteHandler = (req: IncomingMessage, res: ServerResponse) => void;

/**
 * Serves a built site like a static host: the file list is read once, so no path outside the folder
 * is reachable; `/about` is about.html; an unknown page gets 404.html if the site has one,
 * otherwise the app itself, which knows its own routes. Headers are those the build wrote.
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

/** True for a path without an extension; a missing script must not be answered with a page. */
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
