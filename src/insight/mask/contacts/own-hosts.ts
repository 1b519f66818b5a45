import LIST from '../../data/mask/own-hosts.txt?raw';
import { alternativesOf } from '../../data/entries.ts';

/** Sites that give every writer a name of their own, as part of the host or behind it. */

const words = alternativesOf(LIST);

/** `anna.blogspot.com`, `anna.blogg.se`, `anna.pages.dev`: not `www.wordpress.com`. */
export const OWN_HOST = new RegExp(
  String.raw`^(?!(?:www|help|support|blog|about|docs|status|api|mail|shop|store|m|en|de|fr|es|it)\.)[a-z\d_-]+\.(?:(?:[a-z\d-]+\.)?(?:${words('hosts')})\.[a-z]{2,8}(?:\.[a-z]{2})?|[a-z\d]{0,12}blogg?[a-z\d]{0,8}\.[a-z]{2,6}(?:\.[a-z]{2})?|(?:pages|workers|deno|fly|web)\.(?:dev|app)|(?:square|notion|framer|super|webflow|odoo|business|durable|canva|my\.canva|lovable|typedream)\.(?:site|website|io|com|app|co)|write\.as|mataroa\.blog|micro\.blog|home\.blog|(?:wordpress|tumblr)\.com|(?<!^(?:mobile|assistance|portail|adsl|imp|reseau|subscribe)\.)free\.fr|webbplats\.one|simdif\.com)$`,
  'i',
);

/** `ameblo.jp/sakura`, `sites.google.com/view/anna`: the name behind the host. */
export const OWN_PATH = new RegExp(
  String.raw`^(?:(?:www|m|blog|space)\.)?(?:${words('paths')})/(?!(?:about|help|terms|privacy|login|signup|search|explore)(?:[/?#]|$))[^\s/?#]`,
  'i',
);
