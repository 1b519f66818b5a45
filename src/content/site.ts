/** Company names, addresses and prices: the only place to change them. */
export const SITE = {
  name: 'Echopost',
  promise:
    'Transform customer insights into compelling marketing campaigns across social platforms.',
  email: 'hello@echopost.example',
  phone: '+1 555 010 0199',
  website: 'https://echopost.example',
  founded: '2024',
  copyright: 'Copyright © 2025',
  discount: {
    text: 'Get 5 € off your upgrade.',
    action: 'Email us',
    subject: '5 € discount on Echopost',
  },
  upgradeLabel: 'Upgrade - Generate Social Media Content',
} as const;

/** `mailto:` link to us, with an optional subject. */
export function mailto(subject?: string): string {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return `mailto:${SITE.email}${query}`;
}

/** A phone link contains only digits and the plus sign. */
export const PHONE_LINK = `tel:${SITE.phone.replace(/[^+\d]/g, '')}`;
