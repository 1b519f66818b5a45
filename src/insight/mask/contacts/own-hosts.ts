/** Sites that give every writer a name of their own, as part of the host or behind it. */

/** Whole names, for those that are words as well. */
const SITES = [
  // English, and of every country
  'bigcartel|wixsite|wix|wordpress|blogspot|blogger|tumblr|substack|myshopify|weebly|squarespace|carrd|itch|livejournal|bandcamp|neocities|netlify|vercel|github|gitlab|notion|myportfolio|pixieset|gumroad|ghost|typepad|dreamwidth|medium|bearblog|hashnode|godaddysites|mystrikingly|strikingly|framer|webflow|yolasite|tripod|angelfire|hubpages|posthaven|svbtle|mataroa|smugmug|zenfolio|portfoliobox|adobeportfolio|beehiiv|buttondown|podbean|buzzsprout|transistor|libsyn|patreon|ueniweb|sitey|site123|wikidot|proboards|surge|glitch|replit|repl|codeberg|sourcehut|pagesperso-orange|tilda|pythonanywhere|herokuapp|onrender|firebaseapp|wpcomstaging|wpengine|storenvy|teachable|kajabi|readymag|zyrosite|hotglue|cargo|format',
  // German, Dutch
  'jimdo|jimdofree|jimdosite|beepworld|chayns|twoday|myblog|npage|homepage-baukasten|repage|de\\.tl|jouwweb|web-log|weblog|reismee|waarbenjij|mijnwebsite|webnode|webador|page4|over-blog|blogigo|blogg',
  // French, Spanish, Italian, Portuguese
  'canalblog|eklablog|skyrock|skyblog|centerblog|unblog|hautetfort|blogspirit|e-monsite|kazeo|pagesperso|monsite|wifeo|blogia|blogalia|bitacoras|lacoctelera|miarroba|es\\.tl|altervista|blogosfere|iobloggo|splinder|blogs\\.sapo|blog\\.uol|wixstudio',
  // Nordic, Baltic
  'devote|vuodatus|blogaaja|metromode|bloggplatsen|bloggagratis|nouw|123hjemmeside|123minsida|123kotisivu|123website|hemsida24|spotlife|blogas|voog|edicypages|mozello',
  // Czech, Slovak, Polish, Hungarian, Romanian, Turkish
  'estranky|webgarden|webmium|blox|bloog|blogi|pinger|bnet|blogcu|gportal|hupont|nolblog|freeblog|wgz|mysite',
  // Russian, Ukrainian, Japanese, Korean, Chinese
  'narod|ucoz|blogs?|hatenablog|hatenadiary|exblog|fc2|blog\\.fc2|ameblo|jugem|seesaa|cocolog-nifty|livedoor|blog\\.jp|muragon|tistory|egloos|pixnet|xuite|blogcn|lofter|bokee',
].join('|');

/** `anna.blogspot.com`, `anna.blogg.se`, `anna.pages.dev`: not `www.wordpress.com`. */
export const OWN_HOST = new RegExp(
  String.raw`^(?!(?:www|help|support|blog|about|docs|status|api|mail|shop|store|m|en|de|fr|es|it)\.)[a-z\d_-]+\.(?:(?:[a-z\d-]+\.)?(?:${SITES})\.[a-z]{2,8}(?:\.[a-z]{2})?|[a-z\d]{0,12}blogg?[a-z\d]{0,8}\.[a-z]{2,6}(?:\.[a-z]{2})?|(?:pages|workers|deno|fly|web)\.(?:dev|app)|(?:square|notion|framer|super|webflow|odoo|business|durable|canva|my\.canva|lovable|typedream)\.(?:site|website|io|com|app|co)|write\.as|mataroa\.blog|micro\.blog|home\.blog|(?:wordpress|tumblr)\.com|(?<!^(?:mobile|assistance|portail|adsl|imp|reseau|subscribe)\.)free\.fr|webbplats\.one|simdif\.com)$`,
  'i',
);

/** `ameblo.jp/sakura`, `sites.google.com/view/anna`: the name behind the host. */
export const OWN_PATH =
  /^(?:(?:www|m|blog|space)\.)?(?:sites\.google\.com\/(?:view|site)|ameblo\.jp|note\.com|blog\.naver\.com|m\.blog\.naver\.com|naver\.com|brunch\.co\.kr|velog\.io|qiita\.com|zenn\.dev|blog\.goo\.ne\.jp|plaza\.rakuten\.co\.jp|geocities\.(?:com|jp)|angelfire\.com|tripod\.com|write\.as|telegra\.ph|pixnet\.net|vocus\.cc|matters\.town|jianshu\.com|zhihu\.com\/people|space\.bilibili\.com|douban\.com\/people|hackmd\.io|issuu\.com|scribd\.com\/user|flickr\.com\/photos|500px\.com|picuki\.com|imgur\.com\/a|photos\.app\.goo\.gl|photobucket\.com|wattpad\.com\/user|archiveofourown\.org\/users|ravelry\.com\/people|boosty\.to|lnk\.bio|allmylinks\.com|campsite\.bio|hoo\.be|solo\.to|taplink\.cc|milkshake\.app|gofundme\.com\/f|justgiving\.com\/page|leetchi\.com\/c|cagnotte\.me|teamup\.com|doodle\.com|blablacar\.[a-z]{2,3}\/user)\/(?!(?:about|help|terms|privacy|login|signup|search|explore)(?:[/?#]|$))[^\s/?#]/i;
