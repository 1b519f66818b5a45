/**
 * True for a call to action that describes the offer: `Book a quiet room` and `Choose the movers
 * who scratch nothing` claim as much as the sentence that states it. Covers English, German,
 * Spanish and French.
 */
export const describesOffer = (words: string): boolean => {
  const call = words.slice(0, LONGEST);
  if (ASKS.test(call)) return false;
  return DESCRIBED.test(call) || LACKING.test(call) || RELATIVES.some((form) => form.test(call));
};

/** In UTF-16 units: more than any sentence of a post. */
const LONGEST = 1_000;

/** Requests to the reader, which say nothing about the offer: `Tag the friend who needs this`. */
const ASKS =
  /^[^\p{L}\p{N}]*(?:tell|share|tag|comment|vote|nominate|write|say|guess|show|dm|message|reply|leave|invite|remember|thank|let us|here|that[’']s|what|how|why|we|you|your|because|erzähl\p{L}*|teilt?|markier\p{L}*|verlink\p{L}*|kommentier\p{L}*|stimmt|schreibt?|sagt?|zeigt?|schickt?|verratet|nennt|wir|cuént\p{L}*|cuenta|contad\p{L}*|comparte\p{L}*|compartid|etiquet\p{L}*|comenta\p{L}*|vota|escríb\p{L}*|dinos|menciona|manda\p{L}*|envía\p{L}*|leemos|dites|dis|racont\p{L}*|partag\p{L}*|tagu\p{L}*|identifi\p{L}*|mentionn\p{L}*|comment\p{L}*|votez|écri\p{L}*|envoyez|laissez|imaginez|nous)(?!\p{L})/iu;

/** True for thanks that state what someone achieved: `Thanks to Anna the cake was perfect.` */
export const creditsSomeone = (words: string): boolean => CREDITS.test(words.slice(0, LONGEST));

const CREDITS =
  /^[^\p{L}\p{N}]*(?:thanks to|dank|gracias a|merci à|grazie a|graças a)\s(?:(?!(?<!\p{L})(?:who|that|die|que|qui|che|wie)(?!\p{L})).){1,80}?(?<!\p{L})(?:is|are|was|were|has|had|ist|sind|war|waren|hat|hatte|wurde|está|era|fue|quedó|salió|est|était|fut|è|foi|ficou)(?!\p{L})/iu;

const either = (...lists: readonly string[]): string => lists.join(' ').split(' ').join('|');

/**
 * Descriptions that customers may disagree with. Feminine and plural forms match by their ending.
 */
const DESCRIBED = new RegExp(
  String.raw`(?<!\p{L})(?:${either(
    'quiet calm peaceful cosy cozy comfy comfortable spacious bright spotless silky crisp crispy crunchy creamy juicy tender fluffy buttery homemade home-made handmade hand-made hand-sewn home-cooked freshly-baked sturdy durable lightweight breathable patient punctual reliable affordable delicious tasty gentle organic vegan sunny shady heated soft warm light-filled non-toxic eco-friendly friendly attentive experienced qualified hot speedy leakproof scratch-free pain-free painless handcrafted',
    '(?:ruhig|still|gemütlich|bequem|geräumig|hell|sauber|knusprig|cremig|saftig|zart|fluffig|hausgemacht|handgemacht|handgenäht|selbstgemacht|robust|langlebig|haltbar|leicht|geduldig|pünktlich|zuverlässig|günstig|lecker|köstlich|sanft|sonnig|schattig|beheizt|weich|warm|freundlich|erfahren|frisch|luftig|idyllisch|schmerzfrei)e[nrms]?',
    '(?:tranquil|silencios|cómod|espacios|luminos|limpi|crujient|cremos|jugos|tiern|esponjos|caser|artesanal|resistent|durader|liger|transpirabl|pacient|puntual|fiabl|económic|delicios|ric|sabros|suav|solead|climatizad|cálid|amabl|atent|fresc|acogedor|confortabl)(?:[oae]?s?|es)',
    '(?:calme|tranquille|paisible|silencieu(?:x|se)|confortable|douillet(?:te)?|spacieu(?:x|se)|lumineu(?:x|se)|propre|impeccable|croustillant|croquant|fondant|onctueu(?:x|se)|moelleu(?:x|se)|juteu(?:x|se)|tendre|artisana(?:l|ux)|robuste|solide|résistant|durable|lég(?:er|ère)|patient|ponctuel(?:le)?|fiable|abordable|délicieu(?:x|se)|savoureu(?:x|se)|doux|douce|ensoleillé|chauffé|chaleureu(?:x|se)|fraîche|qualifié|soigné|accueillant|indolore)e?s?',
    String.raw`fait[es]{0,2}\s(?:maison|main) hech[oa]s?\s(?:en\scasa|a\smano)`,
  )})(?!\p{L}| (?:start|take|spot|up|hug|hugs|wishes|welcome|reminder)(?!\p{L}))`,
  'iu',
);

/** Things that the offer lacks: `sin azúcares añadidos`, `ohne Wartezeit`, `gluten-free`. */
const LACKING = new RegExp(
  String.raw`(?<!\p{L})(?:(?:without|with no|sin|sans|ohne|senza|zonder|sem) (?:\p{L}{1,15} ){0,2}(?:${either(
    String.raw`sugars? additives? preservatives gluten lactose plastic palm alcohol parabens chemicals fees contracts? pain queues waiting`,
    String.raw`zucker\p{L}{0,10} zusatz\p{L}{0,10} konservierung\p{L}{0,10} laktose plastik palmöl alkohol parabene chemie gebühren vertrag\p{L}{0,10} schmerzen wartezeit\p{L}{0,2}`,
    String.raw`sucres? additifs? conservateurs? lactose plastique palme alcool parabènes frais engagement douleur attente`,
    String.raw`azúcar(?:es)? aditivos? conservantes? lactosa plásticos? palma parabenos químicos comisiones permanencia compromiso dolor esperas?`,
    String.raw`zucchero additivi conservanti lattosio plastica suiker toevoegingen wachttijd açúcar aditivos glúten`,
  )})(?!\p{L})|\p{L}{3,20}(?:-free|frei(?:e[rnms]?)?)(?!\p{L}))`,
  'iu',
);

/** People or things that belong to the reader, not to the offer. */
const OWN =
  'one|ones|friend|friends|someone|anyone|everyone|people|person|mate|buddy|moment|colou?r|size|style|way';

/** Relative clauses about the offer, after its article. */
const RELATIVES: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:an?|the|our|some|those) (?:[\p{L}-]{1,25} ){0,3}?(?!(?:${OWN}) )[\p{L}-]{2,25} (?:that|who|which|where|whose) (?!you |your |(?:suits?|fits?|feels like|makes|speaks to|works for|calls) you)\p{L}`,
    'iu',
  ),
  /(?<!\p{L})(?!(?:freund\p{L}{0,4}|jemanden?|farbe|größe|moment|alles|das)(?!\p{L}))\p{L}{2,30}, (?:(?:bei|in|mit|an|auf|von|aus|für) )?(?:die|der|das|dem|den|deren|dessen|denen|wo) (?!(?:du|ihr|sie|zu) )\p{L}/iu,
  /(?<!\p{L})(?:una?|el|la|los|las|un[oa]s|nuestr[oa]s?) (?:\p{L}{1,25} ){0,2}?(?!(?:que|amig[oa]s?|persona|color|talla|momento) )\p{L}{2,25} (?:que|donde|quien|quienes|cuy[oa]s?) (?!(?:más )?(?:te|os|quieras|prefieras|buscas|necesitas)(?!\p{L}))\p{L}/iu,
  /(?<!\p{L})(?:une? |les? |la |des |nos |notre |cet(?:te)? |ces |l['’])(?:\p{L}{1,25} ){0,2}?(?!(?:amie?s?|personnes?|couleur|taille|moment|ceux|celles?|ce) )[\p{L}'’-]{2,25} (?:qui|que|dont|où) (?!(?:vous|tu|te) )\p{L}/iu,
];
