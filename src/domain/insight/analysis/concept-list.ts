/** A topic of customers in every trade. */
interface Concept {
  readonly label: string;
  /** About the product itself rather than its sale or service. */
  readonly product?: true;
  /** About using it. */
  readonly use?: true;
}

export const CONCEPTS = {
  staff: { label: 'Staff' },
  support: { label: 'Service and support' },
  communication: { label: 'Communication' },
  price: { label: 'Price and value' },
  waiting: { label: 'Speed and waiting' },
  speed: { label: 'Loading speed', use: true },
  punctual: { label: 'Punctuality and reliability' },
  delivery: { label: 'Delivery' },
  packaging: { label: 'Packaging' },
  cleanliness: { label: 'Cleanliness' },
  bathrooms: { label: 'Bathrooms and showers' },
  noise: { label: 'Noise and quiet', product: true },
  comfort: { label: 'Comfort', product: true, use: true },
  size: { label: 'Fit and size', product: true },
  quality: { label: 'Quality and material', product: true },
  faults: { label: 'Faults and wear', product: true },
  arrived: { label: 'Damaged or missing on arrival', product: true },
  ease: { label: 'Ease of use', use: true },
  setup: { label: 'Setup and instructions', use: true },
  looks: { label: 'Look and design', product: true },
  colours: { label: 'Colours and patterns', product: true },
  food: { label: 'Food', product: true },
  taste: { label: 'Taste', product: true },
  drinks: { label: 'Drinks', product: true },
  portions: { label: 'Portions', product: true },
  breakfast: { label: 'Breakfast' },
  selection: { label: 'Selection and choice' },
  location: { label: 'Location and surroundings' },
  parking: { label: 'Parking' },
  rooms: { label: 'Rooms', product: true },
  beds: { label: 'Beds', product: true },
  pitch: { label: 'Pitch and grounds', product: true },
  kids: { label: 'Family and children' },
  pets: { label: 'Pets and animals' },
  safety: { label: 'Safety' },
  insects: { label: 'Insects and pests' },
  pool: { label: 'Pool and wellness' },
  climate: { label: 'Heating and temperature', product: true },
  smell: { label: 'Smell and scent', product: true },
  atmosphere: { label: 'Atmosphere' },
  crowds: { label: 'Crowds' },
  events: { label: 'Music, events and activities' },
  seats: { label: 'Seats and tables', product: true },
  booking: { label: 'Booking and appointments' },
  checkin: { label: 'Check-in and check-out' },
  hours: { label: 'Opening hours and schedule' },
  billing: { label: 'Contracts and cancellation' },
  invoices: { label: 'Invoices' },
  payment: { label: 'Payment' },
  deposit: { label: 'Deposit and insurance' },
  returns: { label: 'Returns and refunds' },
  brakes: { label: 'Brakes', product: true },
  tax: { label: 'Taxes', use: true },
  bank: { label: 'Bank connection', use: true },
  expenses: { label: 'Receipts and expenses', use: true },
  templates: { label: 'Templates and branding', product: true, use: true },
  repair: { label: 'Repairs and maintenance' },
  teaching: { label: 'Lessons and teaching' },
  exams: { label: 'Exams' },
  advice: { label: 'Advice and expertise' },
  honesty: { label: 'Honesty and trust' },
  results: { label: 'Results' },
  pain: { label: 'Pain and gentleness' },
  treatment: { label: 'Treatment' },
  equipment: { label: 'Equipment and machines', product: true },
  gymclasses: { label: 'Training and classes' },
  vehicle: { label: 'Vehicles', product: true },
  features: { label: 'Features and functions', product: true, use: true },
  reports: { label: 'Reports and accounts', use: true },
  bugs: { label: 'Bugs and updates', product: true, use: true },
  app: { label: 'App and website', product: true, use: true },
  sync: { label: 'Connection and sync', product: true, use: true },
  login: { label: 'Login and account', use: true },
  notifications: { label: 'Notifications and ads', use: true },
  privacy: { label: 'Privacy' },
  battery: { label: 'Battery and charging', product: true },
  sound: { label: 'Sound and calls', product: true, use: true },
  screen: { label: 'Camera and screen', product: true },
  skin: { label: 'Skin and hair', product: true },
  weight: { label: 'Weight and transport', product: true },
  care: { label: 'Washing and care', use: true },
  plants: { label: 'Plants and flowers', product: true },
  flattering: { label: 'Flattering or not', product: true },
  outfits: { label: 'Outfits and occasions', use: true },
  seasons: { label: 'Seasons' },
  compliments: { label: 'Compliments from others' },
  gifts: { label: 'Gifts' },
  luggage: { label: 'Luggage' },
  sustain: { label: 'Sustainability' },
  access: { label: 'Accessibility' },
  furniture: { label: 'Furniture', product: true },
  movers: { label: 'Moving' },
  waterproof: { label: 'Rain and water', product: true },
  grip: { label: 'Grip and soles', product: true },
  navigation: { label: 'Maps and navigation', product: true, use: true },
  power: { label: 'Power and performance', product: true },
  energy: { label: 'Energy', product: true },
  exhibits: { label: 'Exhibits and information' },
  puzzles: { label: 'Puzzles and story', product: true },
  community: { label: 'Community' },
  workspace: { label: 'Workspace' },
  freshness: { label: 'Freshness', product: true },
  condition: { label: 'Condition', product: true },
  sleep: { label: 'Sleep' },
  hygiene: { label: 'Hygiene' },
  health: { label: 'Health and tolerability', product: true },
  progress: { label: 'Progress' },
  fun: { label: 'Fun and motivation' },
  content: { label: 'Content and level', product: true },
  parts: { label: 'Parts and tyres', product: true },
  loan: { label: 'Pick-up and replacement' },
  supervis: { label: 'Care and supervision' },
  photos: { label: 'Photos and prints', product: true },
  claims: { label: 'Claims and payouts' },
  rides: { label: 'Rides and attractions', product: true },
  story: { label: 'Story and performance', product: true },
  journey: { label: 'Journeys and connections' },
  damage: { label: 'Damage and careful handling' },
  lost: { label: 'Lost or missing items' },
  heavy: { label: 'Heavy items and stairs' },
  storage: { label: 'Storage' },
  abroad: { label: 'Customs and abroad' },
  paperwork: { label: 'Paperwork' },
  languages: { label: 'Choice of languages', product: true },
  shoes: { label: 'Shoes and boots', product: true },
  bags: { label: 'Bags and backpacks', product: true },
  haircut: { label: 'Cut and styling', product: true },
  haircolour: { label: 'Hair colour', product: true },
  wash: { label: 'Wash and massage' },
  nails: { label: 'Nails, lashes and waxing', product: true },
  listening: { label: 'Listening and wishes' },
  workmanship: { label: 'Workmanship' },
  planning: { label: 'Planning and coordination' },
  diagnosis: { label: 'Diagnosis and examination' },
  aftercare: { label: 'Aftercare' },
  medicines: { label: 'Medicines' },
  glasses: { label: 'Glasses and lenses', product: true },
  jewellery: { label: 'Jewellery', product: true },
  alterations: { label: 'Alterations' },
  slopes: { label: 'Slopes and lifts' },
  guides: { label: 'Guides and tours' },
  driving: { label: 'Driving and route' },
  fuel: { label: 'Fuel and mileage' },
  network: { label: 'Network and speed', product: true, use: true },
  films: { label: 'Films and series', product: true },
  gameplay: { label: 'Gameplay and levels', product: true, use: true },
  graphics: { label: 'Graphics', product: true },
  playing: { label: 'Play value', product: true, use: true },
  entry: { label: 'Tickets and entry' },
  buttons: { label: 'Buttons and controls', product: true, use: true },
  ink: { label: 'Refills and consumables', product: true },
  vouchers: { label: 'Vouchers and loyalty' },
  interest: { label: 'Interest and loans' },
  transfers: { label: 'Cards and transfers', use: true },
  viewing: { label: 'Viewings and sale' },
  legal: { label: 'Case and legal advice' },
  pace: { label: 'Pace and group size' },
  accuracy: { label: 'Accuracy', product: true },
  printing: { label: 'Print and personalisation', product: true },
  ceremony: { label: 'Celebrations and ceremonies' },
  matches: { label: 'Profiles and matches', use: true },
  late: { label: 'Early or late' },
  bill: { label: 'Bills' },
} as const satisfies Readonly<Record<string, Concept>>;

/** Themes that are merged if customers say too little about each. */
export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'Delivery and packaging': ['Delivery', 'Packaging'],
  'Food and drinks': ['Food', 'Drinks', 'Portions', 'Breakfast', 'Freshness'],
  'Support and communication': ['Service and support', 'Communication'],
  'Waiting and punctuality': ['Speed and waiting', 'Loading speed', 'Punctuality and reliability'],
  'Ease of use and setup': ['Ease of use', 'Setup and instructions'],
  'Contracts, invoices and payment': [
    'Contracts and cancellation',
    'Invoices',
    'Payment',
    'Deposit and insurance',
  ],
  'Repairs and workmanship': ['Repairs and maintenance', 'Workmanship'],
  'Booking and check-in': ['Booking and appointments', 'Check-in and check-out'],
  'Lessons and exams': ['Lessons and teaching', 'Exams'],
  'Noise and sleep': ['Noise and quiet', 'Sleep'],
  'Cleanliness and hygiene': ['Cleanliness', 'Hygiene'],
  'Looks and colours': ['Look and design', 'Colours and patterns'],
  'Treatment and pain': ['Treatment', 'Pain and gentleness'],
  'App, website and bugs': ['Bugs and updates', 'App and website', 'Login and account'],
};

/** Resolves an ambiguous aspect by what else customers talk about. */
interface Resolution {
  /** Aspects that decide it, if customers often mention one of them. */
  readonly near: readonly string[];
  readonly there: string;
  readonly otherwise: string;
  /** Aspects of the same quote that explain it: it isn't about anything else. */
  readonly explained: readonly string[];
}

/** Aspects that belong to one theme or another: a date is about a parcel or about waiting. */
export const AMBIGUOUS: Readonly<Record<string, Resolution>> = {
  'Early or late': {
    near: ['Delivery'],
    there: 'Delivery',
    otherwise: 'Speed and waiting',
    explained: [
      'Returns and refunds',
      'Booking and appointments',
      'Contracts and cancellation',
      'Quality and material',
      'Results',
      'Pain and gentleness',
    ],
  },
  Bills: {
    near: ['Taxes', 'Receipts and expenses'],
    there: 'Invoices',
    otherwise: 'Price and value',
    explained: [],
  },
};

/**
 * Aspects that are a topic only where customers often mention one of these too: without food or
 * flowers, fresh is an impression of anything.
 */
export const DEPENDENT: Readonly<Record<string, readonly string[]>> = {
  Freshness: ['Food', 'Taste', 'Drinks', 'Plants and flowers'],
  Portions: ['Food', 'Taste', 'Drinks'],
};

/**
 * Aspects of which a word is enough only where customers of one of these trades write: a kitchen that
 * is carried downstairs is no food. Elsewhere some of the quotes have to tell the trade themselves.
 */
export const BOUND: Readonly<Record<string, readonly string[]>> = {
  Food: ['eating', 'event', 'rental', 'pet'],
  Drinks: ['eating', 'event', 'rental', 'hair'],
};

export type ConceptId = keyof typeof CONCEPTS;

export const isConcept = (id: string): id is ConceptId => Object.hasOwn(CONCEPTS, id);

const labelsWhere = (wanted: 'product' | 'use'): ReadonlySet<string> =>
  new Set(
    Object.values<Concept>(CONCEPTS)
      .filter((concept) => concept[wanted])
      .map(({ label }) => label),
  );

/** Labels of concepts about the product itself, and about using it. */
export const PRODUCT_LABELS = labelsWhere('product');
export const USE_LABELS = labelsWhere('use');
