import type { LanguageWords } from './language-words.ts';

export const ENGLISH = {
  noise: "a an the do does did it its there o'clock also",
  forms: 'is:be are:be was:be.past were:be.past been:be being:be am:be',
  finite:
    'is are was were am has have had do does did will can could would should may might must got gets makes made',
  subject: 'i we he she they it you there',
  determiner: 'the a an my our your his her their its this that these those',
  and: 'and plus &',
  contrast: 'but though although however yet whereas',
  negation:
    "not n't no never none nothing nobody nowhere neither nor without cannot hardly barely scarcely rarely seldom lack lacks lacked lacking fails failed fail unable zero",
  condition:
    'if unless provided providing whether when whenever until till while once wherever assuming depending depends otherwise',
  exception:
    'except excepting excluding excludes barring besides apart aside other only just merely solely minus',
  hedge:
    'maybe perhaps probably possibly apparently allegedly supposedly seemingly presumably potentially theoretically almost nearly practically virtually seem seems seemed appear appears appeared look looks looked could would should might may must can will shall ought think thinks thought guess guessed suppose supposed believe believed believes assume assumed expect expected expects hope hoped hopefully wish wished wishes want wanted promise promised promises claim claimed claims say says said tell tells told hear heard advertised imagine imagined doubt doubts doubted pretend reportedly rumour rumor ideally try tried trying meant intended used denied deny swear swore insisted',
  universal:
    'all every everyone everybody everything everywhere always each both entire entirely whole wholly any anyone anybody anything anytime whoever constantly completely totally absolutely fully forever thousands millions hundreds dozens countless endless unanimous unanimously nonstop',
  partial:
    'some someone somebody something somewhere sometimes few several many most mostly often occasionally usually partly partially half one much lots couple majority minority generally frequently once part little',
  more: 'more better greater higher bigger larger longer faster above over',
  less: 'less fewer worse lower smaller shorter slower below under',
  high: 'very really so extremely super incredibly amazingly remarkably truly highly too most best insanely ridiculously exceptionally perfectly absolutely totally completely far way quite pretty',
  low: 'slightly somewhat rather fairly mildly reasonably moderately relatively barely hardly',
  bound:
    'about around roughly approximately circa over under above below within least most up nearly almost maximum minimum max min exceeding upwards',
  preposition:
    'in on at by for from of off to into onto with within about above across after against along among amid around as before behind below beneath beside between beyond despite during down inside like near next opposite out outside over past per round since through throughout till toward towards under until unlike up upon via versus while',
  relative: 'who whom whose which that where why because since as than how what',
  time: 'today tomorrow yesterday tonight now then soon later earlier early late before after ago still already yet anymore week weeks day days month months year years time times weekend weekends season holiday holidays christmas easter first last next previous former formerly initially originally eventually finally recently lately',
  phrases:
    'a_bit:low a_little:low a_little_bit:low a_touch:low a_tad:low kind_of:low sort_of:low far_too:high much_too:high way_too:high a_lot:high no_longer:negation not_only:exception not_just:exception no_one:negation at_all:universal as_long_as:condition in_case:condition other_than:exception apart_from:exception except_for:exception but_for:exception a_few:partial a_couple_of:partial most_of:partial at_least:bound at_most:bound up_to:bound more_than:bound less_than:bound fewer_than:bound no_more_than:bound used_to:hedge going_to:hedge supposed_to:hedge in_theory:hedge on_paper:hedge',
  numbers:
    'zero:0 one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fourty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90 hundred:100 thousand:1000 million:1000000',
  ordinals: 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
  times: 'once:1 twice:2 thrice:3',
  units:
    'duration*1=seconds duration*60=minute/minutes duration*3600=hour/hours duration*86400=day/days duration*604800=week/weeks duration*1209600=fortnight/fortnights night=night/nights month*1=month/months month*12=year/years length*0.001=millimetre/millimetres/millimeter/millimeters length*0.01=centimetre/centimetres/centimeter/centimeters length*1=metre/metres/meter/meters length*1000=kilometre/kilometres/kilometer/kilometers inch=inches foot=foot/feet mile=mile/miles yard=yard/yards mass*1=gram/grams mass*1000=kilogram/kilograms ounce=ounce/ounces pound=pound/pounds/quid volume*1=litre/litres/liter/liters volume*0.001=millilitre/millilitres pint=pint/pints degree=degree/degrees/celsius percent=percent eur=euro/euros usd=dollar/dollars/bucks cent=cent/cents/pence star=star/stars times=times',
  fractions: 'quarters:0.25 half:0.5 quarter:0.25 dozen:12',
  weekdays:
    'monday/mondays tuesday/tuesdays wednesday/wednesdays thursday/thursdays friday/fridays saturday/saturdays sunday/sundays',
  months: 'january february march april june july august september october november december',
  seasons: 'spring/springtime summer/summers/summertime autumn/winter/winters/wintertime',
  dayparts:
    'morning/mornings noon/midday/lunchtime afternoon/afternoons evening/evenings night/midnight/overnight',
  antonyms:
    'warm/cold hot/cold warm/cool good/bad great/terrible great/awful excellent/poor big/small large/small long/short tall/short high/low fast/slow quick/slow easy/hard easy/difficult simple/complicated quiet/loud quiet/noisy calm/noisy clean/dirty spotless/dirty soft/hard soft/rough soft/scratchy light/heavy cheap/expensive cheap/pricey affordable/expensive friendly/rude friendly/unfriendly polite/rude helpful/unhelpful fresh/stale new/old early/late open/closed opens/closes open/close happy/unhappy love/hate loved/hated like/dislike recommend/avoid comfortable/uncomfortable dry/wet dry/damp strong/weak thick/thin wide/narrow spacious/cramped tight/loose full/empty safe/dangerous reliable/unreliable better/worse best/worst more/less most/least always/never everyone/nobody everything/nothing all/none first/last before/after inside/outside indoor/outdoor upstairs/downstairs front/back left/right top/bottom above/below near/far arrive/leave buy/sell win/lose pass/fail increase/decrease rise/fall free/paid included/extra included/excluded with/without bright/dark sweet/bitter sharp/blunt smooth/bumpy patient/impatient clear/unclear organised/chaotic generous/stingy delicious/disgusting tasty/bland punctual/late possible/impossible fair/unfair correct/wrong true/false larger/smaller bigger/smaller faster/slower longer/shorter cheaper/dearer cheaper/pricier warmer/colder older/younger easier/harder quieter/louder',
  speaker:
    'regular neighbour neighbor owner tenant review comment message email customer guest visitor client buyer shopper user reader reviewer diner patient traveller traveler member subscriber student person fan someone somebody patron tester camper passenger learner',
  speakers:
    'reviews comments customers guests visitors clients buyers shoppers users readers reviewers diners patients travellers travelers members subscribers students people fans patrons campers passengers learners',
  says: 'sums summed agree agrees says said say tells told tell writes wrote write reports reported report raves raved rave shares shared shared adds added notes noted explains explained puts put reads read recalls recalled',
  frame:
    'also down like simple short simply perfectly nicely up what recent latest lovely kind message heard or you yours favourite favorite line lines straight here just one another a an our of as in the from to us me it that this how words own review reviews feedback quote and agree agrees we so who with',
  critical:
    'scratchy rash headache burned burnt smelled smelt stinks stank cracked cracks crack leak leaks leaked leaking died jam jams jammed stuck hung torn tore ripped rips stain stains stained mould mold mouldy moldy rust rusty rusted itchy itches hurt hurts painful shattered snapped peeled peeling faded fades shrank shrunk overheats overheated avoid regret unfortunately sadly shame pity gripe complaint complaints issue issues problem problems downside drawback bad poor terrible awful horrible disappointing disappointed disappointment broken broke cold slow rude dirty noisy loud expensive overpriced worse worst annoying wish refund return returned returning late weak flimsy cheap uncomfortable unflattering waste',
  retraction:
    'not no nope wrong lol haha joke joking kidding never yeah right sarcasm false untrue',
  light:
    'use uses used using get gets got getting make makes made making go goes went going come comes came coming put puts putting give gives gave given giving say says said saying',
} as const satisfies LanguageWords;
