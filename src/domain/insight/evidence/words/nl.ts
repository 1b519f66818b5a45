import type { LanguageWords } from './language-words.ts';

export const DUTCH = {
  noise: 'de het een ook er',
  forms:
    'is:zijn zijn:zijn was:zijn.past waren:zijn.past ben:zijn bent:zijn geweest:zijn wordt:worden werd:worden.past worden:worden',
  finite: 'is zijn was waren heeft hebben had hadden wordt werd kan kunnen gaat ging komt doet heb',
  subject: 'ik wij we hij zij ze het je jij u jullie men',
  determiner: 'de het een mijn onze ons jouw zijn haar hun deze dit die dat',
  and: 'en &',
  contrast: 'maar echter hoewel toch ofschoon',
  negation:
    'niet geen nooit niemand niets niks nergens noch zonder nauwelijks amper zelden ontbreekt mist nul nee',
  condition: 'als indien tenzij wanneer tot zolang zodra terwijl mits of anders',
  exception: 'behalve uitgezonderd alleen slechts enkel uitsluitend buiten ',
  hedge:
    'misschien waarschijnlijk mogelijk blijkbaar zogenaamd vermoedelijk bijna haast vrijwel lijkt leek schijnt kan kunnen kon zou zouden moet moeten moest mag wil willen wilde denk denkt dacht geloof hoop hoopt hopelijk wens beloofd belooft beloofde zegt zeggen zei gezegd hoorde verwacht verwachtte probeert zal zullen',
  universal:
    'alle alles allemaal iedereen ieder iedere elk elke altijd steeds overal beide hele volledig helemaal totaal duizenden honderden miljoenen tientallen talloze',
  partial:
    'sommige soms enkele paar weinig veel vele meeste meestal vaak regelmatig gedeeltelijk half iemand iets meerdere',
  more: 'meer beter groter hoger langer sneller boven',
  less: 'minder slechter kleiner lager korter langzamer onder',
  high: 'heel erg zeer zo echt super enorm ontzettend te bijzonder uiterst best',
  low: 'beetje enigszins ietwat licht redelijk vrij',
  bound: 'ongeveer circa rond ruim over onder minstens hoogstens maximaal minimaal tot bijna',
  preposition:
    'in op aan bij door voor van uit met naar na naast onder over tegen tijdens tot tussen via zonder sinds om per achter binnen buiten langs rond te als',
  relative: 'die dat wie wat waar omdat want doordat zodat dan hoe',
  time: 'vandaag morgen gisteren nu straks later eerder vroeg laat nog al week weken dag dagen maand maanden jaar jaren keer weekend vakantie kerst eerst laatst',
  phrases:
    'een_beetje:low veel_te:high niet_meer:negation niet_alleen:exception af_en_toe:partial meer_dan:bound minder_dan:bound in_theorie:hedge een_paar:partial',
  numbers:
    'nul:0 één:1 twee:2 drie:3 vier:4 vijf:5 zes:6 zeven:7 acht:8 negen:9 tien:10 elf:11 twaalf:12 dertien:13 veertien:14 vijftien:15 zestien:16 zeventien:17 achttien:18 negentien:19 twintig:20 dertig:30 veertig:40 vijftig:50 zestig:60 zeventig:70 tachtig:80 negentig:90 honderd:100 duizend:1000',
  ordinals: 'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde',
  times: 'eenmaal:1 tweemaal:2 driemaal:3',
  units:
    'duration*1=seconde/seconden duration*60=minuut/minuten duration*3600=uur/uren duration*86400=dag/dagen duration*604800=week/weken night=nacht/nachten month*1=maand/maanden month*12=jaar/jaren length*0.01=centimeter length*1=meter length*1000=kilometer mass*1=gram volume*1=liter degree=graden percent=procent eur=euro usd=dollar star=ster/sterren times=keer',
  fractions: 'half:0.5 halve:0.5 dozijn:12 anderhalf:1.5 kwartier:15min',
  weekdays: 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
  months: 'januari februari maart april mei juni juli augustus september oktober november december',
  seasons: 'lente/voorjaar zomer herfst winter',
  dayparts: 'ochtend/ochtends middag namiddag avond/avonds nacht/nachts',
  antonyms:
    'warm/koud heet/koud goed/slecht groot/klein lang/kort hoog/laag snel/langzaam makkelijk/moeilijk stil/luid rustig/druk schoon/vies zacht/hard licht/zwaar goedkoop/duur vriendelijk/onvriendelijk vers/oud nieuw/oud vroeg/laat open/dicht open/gesloten blij/verdrietig droog/nat sterk/zwak dik/dun breed/smal ruim/krap vol/leeg veilig/onveilig beter/slechter meer/minder altijd/nooit iedereen/niemand alles/niets voor/na binnen/buiten boven/onder links/rechts gratis/betaald met/zonder zoet/bitter geduldig/ongeduldig lekker/vies',
  speaker:
    'recensie beoordeling klant gast bezoeker gebruiker lezer koper lid persoon patiënt reiziger iemand cursist',
  speakers:
    'recensies beoordelingen klanten gasten bezoekers gebruikers lezers kopers leden mensen patiënten reizigers cursisten',
  says: 'eens zegt zei zeggen vertelt vertelde vertellen schrijft schreef schrijven meldt vindt',
  frame: 'een onze ons van uit in zoals het recensie beoordeling woorden de dat en wij zijn eens',
  critical:
    'helaas jammer probleem problemen nadeel slecht slechte vreselijk teleurgesteld teleurstellend kapot koud traag onvriendelijk vies luidruchtig duur erger vervelend',
  retraction: 'niet nee grapje nooit onzin',
  light:
    'gebruik gebruikt gebruiken gebruikte maak maakt maken maakte doe doet doen deed ga gaat gaan ging kom komt komen kwam geef geeft geven gaf zegt zeggen',
} as const satisfies LanguageWords;
