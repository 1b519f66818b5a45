/** The column of an export that says where each row was written: `Google`, `Trustpilot`. */
import type { Cells } from './column-cells.ts';
import { isQuestion } from './column-questions.ts';
import { LONGEST_NAME, wordsOf } from './column-words.ts';
import type { QuoteSource } from '#domain/quotes/quote-sources.ts';

const HEADERS: ReadonlySet<string> = new Set(
  'source sources platform channel site portal via quelle kanal plattform herkunft canal plateforme plataforma piattaforma fuente fonte origine bron kanaal zrodlo'.split(
    ' ',
  ),
);

/** Words of a column about a purchase, a login or a visit. */
const OTHERS: ReadonlySet<string> = new Set(
  'order ordered orders sales sale login signup payment paid traffic acquisition lead campaign bestellung zahlung'.split(
    ' ',
  ),
);

/** Names of sites and of means of contact, without spaces and accents. */
const NAMES: Readonly<Record<QuoteSource, string>> = {
  'app-store':
    'appstore appleappstore iosappstore macappstore googleplay googleplaystore playstore microsoftstore chromewebstore',
  map: 'google googlemaps googlereviews googlereview googlerezensionen googlebusiness googlebusinessprofile googlemybusiness gmb gbp applemaps yelp bingmaps',
  travel:
    'tripadvisor booking bookingcom airbnb expedia hotelscom getyourguide viator agoda holidaycheck hostelworld vrbo trivago tripcom thefork opentable klook',
  'review-site':
    'trustpilot trustedshops judgeme yotpo g2 g2crowd capterra provenexpert kununu jameda reviewsio feefo avisverifies ekomi kiyoh sitejabber getapp softwareadvice okendo loox bazaarvoice checkatrade producthunt trustradius reviewsite bewertungsportal',
  marketplace:
    'amazon amazoncom amazonde amazonfr amazones amazonit amazonnl amazoncouk ebay etsy zalando walmart otto bol bolcom allegro mercadolibre mercadolivre aliexpress cdiscount fnac rakuten shopee lazada wayfair kaufland marketplace marktplatz',
  social:
    'facebook facebookreviews instagram twitter x tiktok youtube reddit linkedin threads pinterest bluesky mastodon social socialmedia sozialemedien reseauxsociaux redessociales',
  chat: 'whatsapp telegram slack chat livechat webchat messenger facebookmessenger signal sms wechat viber discord teams microsoftteams',
  email: 'email emails mail gmail outlook correo correoelectronico courriel postaelettronica',
  survey:
    'survey surveys typeform googleforms microsoftforms surveymonkey nps csat questionnaire fragebogen umfrage enquete encuesta sondaggio sondage qualtrics jotform tally hotjar delighted',
  ticket:
    'zendesk freshdesk intercom helpdesk helpscout gorgias zohodesk support ticket tickets supportticket',
  transcript:
    'interview interviews transcript call calls phone phonecall telefon telephone telefono',
};

const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind])),
);

/** Longest name of a source, in UTF-16 units; longer cells are no names. */
const LONGEST_SOURCE = 30;

/** The source that a cell names, as a key of `QUOTE_SOURCES`; undefined if it is not known. */
export const sourceNamed = (cell: string): string | undefined =>
  cell.length > LONGEST_SOURCE ? undefined : KINDS.get(wordsOf(cell).join(''));

/** The column of sources: one whose name says so, with a known one among its cells. */
export function sourceColumn(names: Cells, body: readonly Cells[]): number | undefined {
  const found = names.flatMap((name, at) => {
    const words = name.length > LONGEST_NAME || isQuestion(name) ? [] : wordsOf(name);
    const isNamed = words.some((word) => HEADERS.has(word)) && !words.some((it) => OTHERS.has(it));
    const isKnown = body.some((row) => sourceNamed(row[at] ?? '') !== undefined);
    return isNamed && isKnown ? [{ at, count: words.length }] : [];
  });
  return found.toSorted((a, b) => a.count - b.count)[0]?.at;
}
