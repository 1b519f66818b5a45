/** Themes that are merged if customers say too little about each. */
export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  Delivery: ['Delivery', 'Damaged or missing on arrival'],
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
  'Sound and calls': ['Sound', 'Calls and microphone'],
  'App, website and bugs': ['Bugs and updates', 'App and website', 'Login and account'],
  'Advice and listening': ['Advice and expertise', 'Listening and wishes'],
};

/**
 * Aspects that contain another: quality includes durability. The contained one stays a theme too,
 * because customers complain about it.
 */
export const WIDER: Readonly<Record<string, { readonly narrow: string; readonly other: string }>> =
  {
    'Quality and durability': { narrow: 'Quality and material', other: 'Faults and wear' },
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
      'Price and value',
      'Battery and charging',
    ],
  },
  Reachability: {
    near: ['Booking and appointments'],
    there: 'Booking and appointments',
    otherwise: 'Service and support',
    explained: [],
  },
  'Sales pressure': {
    near: ['Advice and expertise'],
    there: 'Advice and expertise',
    otherwise: 'Honesty and trust',
    explained: [],
  },
  'Colours and patterns': {
    near: ['Hair colour'],
    there: 'Hair colour',
    otherwise: 'Colours and patterns',
    explained: [],
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

/**
 * Aspects that explain words of another in the same quote: who waits for a refund is talking about
 * the refund.
 */
export const EXPLAINED: Readonly<Record<string, Explained>> = {
  'Speed and waiting': {
    weak: [
      'Returns and refunds',
      'Service and support',
      'Communication',
      'Delivery',
      'Packaging',
      'Ease of use',
      'Setup and instructions',
      'Price and value',
      'Location and surroundings',
      'Treatment',
      'Faults and wear',
      'Cleanliness',
    ],
  },
  'Price and value': {
    all: ['Time saved'],
    weak: [
      'Returns and refunds',
      'Faults and wear',
      'Repairs and maintenance',
      'Parking',
      'Selection and choice',
      'Service and support',
      'Claims and payouts',
      'Delivery',
      'Honesty and trust',
      'Advice and expertise',
      'Location and surroundings',
      'Aftercare',
      'Battery and charging',
    ],
  },
  'Ease of use': {
    all: ['Returns and refunds', 'Delivery', 'Packaging'],
    weak: [
      'Comfort',
      'Service and support',
      'Faults and wear',
      'Staff',
      'Communication',
      'Booking and appointments',
      'Moving',
      'Treatment',
      'Advice and expertise',
    ],
  },
  'Setup and instructions': { weak: ['Packaging', 'Faults and wear', 'Delivery'] },
  Staff: {
    all: ['Familiar or changing staff', 'Length of sessions'],
    weak: [
      'Nerves and confidence',
      'Relaxation',
      'Saunas and steam',
      'Pain and gentleness',
      'Listening and wishes',
      'Lessons and teaching',
      'Treatment',
      'Comfort',
      'Heating and temperature',
      'Taste',
      'Delivery',
      'Look and design',
      'Lost or missing items',
      'Diagnosis and examination',
      'Damage and careful handling',
      'Repairs and maintenance',
      'Family and children',
      'Noise and quiet',
      'Results',
      'Aftercare',
      'Rides and attractions',
      'Guides and tours',
      'Parking',
      'Cut and styling',
      'Hair colour',
      'Wash and massage',
      'Cleanliness',
      'Packaging',
    ],
  },
  'Service and support': {
    weak: [
      'Booking and appointments',
      'Delivery',
      'Price and value',
      'Repairs and maintenance',
      'Staff',
    ],
  },
  'Fit and size': {
    weak: [
      'Packaging',
      'Speed and waiting',
      'Location and surroundings',
      'Family and children',
      'Pool and wellness',
      'Price and value',
      'Beds',
      'Rooms',
      'Selection and choice',
      'Cleanliness',
      'Pain and gentleness',
    ],
  },
  'Location and surroundings': {
    weak: [
      'Fit and size',
      'Faults and wear',
      'Noise and quiet',
      'Crowds',
      'Parking',
      'Price and value',
      'Plants and flowers',
    ],
  },
  Food: {
    all: ['Cleanliness'],
    weak: [
      'Rooms',
      'Beds',
      'Faults and wear',
      'Look and design',
      'Sound',
      'Setup and instructions',
    ],
  },
  'Quality and material': { weak: ['Packaging'] },
  'Noise and quiet': {
    all: ['Calls and microphone'],
    weak: ['Sound', 'Calls and microphone', 'Comfort'],
  },
  'App and website': {
    weak: [
      'Connection and sync',
      'Calls and microphone',
      'Battery and charging',
      'Controls and settings',
      'Sound',
      'Delivery',
      'Staff',
      'Booking and appointments',
    ],
  },
  Communication: { weak: ['Sound', 'Calls and microphone', 'Connection and sync'] },
  Cleanliness: {
    weak: [
      'Calls and microphone',
      'Sound',
      'Delivery',
      'Workmanship',
      'Connection and sync',
      'Repairs and maintenance',
    ],
  },
  Freshness: { all: ['Faults and wear'], weak: [] },
  'Maps and navigation': { all: ['Routes and grades'], weak: [] },
  'Content and level': { all: ['Routes and grades', 'Recipes and dishes'], weak: [] },
  'Bathrooms and showers': { all: ['Changing rooms and lockers'], weak: [] },
  'Pitch and grounds': { all: ['Electricity and sockets'], weak: [] },
  'Pool and wellness': { all: ['Saunas and steam'], weak: [] },
  Progress: { all: ['Exams'], weak: [] },
  'Pain and gentleness': { all: ['Nerves and confidence'], weak: [] },
  Portions: { all: ['Sustainability'], weak: [] },
  'Faults and wear': { all: ['Damaged or missing on arrival'], weak: [] },
  'Damaged or missing on arrival': { all: ['Returns and refunds'], weak: [] },
};

interface Explained {
  /** Explain any of its words. */
  readonly all?: readonly string[];
  /** Explain its weak words. */
  readonly weak: readonly string[];
}
