import { chakra } from '@chakra-ui/react';
import type { PROVIDERS } from '#domain/providers/providers.ts';
import { SectionHeading } from '#ui/page/text.tsx';
import { circledNumber } from './circled-number.ts';

type ProviderName = (typeof PROVIDERS)[keyof typeof PROVIDERS]['name'];

/** Some of the providers that the key block offers. */
const ONLINE: readonly ProviderName[] = [
  'OpenAI',
  'Anthropic',
  'Google Gemini',
  'Mistral',
  'OpenRouter',
];
const AT_HOME: readonly ProviderName[] = ['Ollama', 'LM Studio'];

const STEPS = [
  ['Paste', 'what your customers say: reviews, chats, e-mails or a file.'],
  ['Choose', 'the platforms, the tone and the audience.'],
  ['Check', 'each sentence against its source. Then copy or share.'],
] as const;

const FACTS = [
  [
    'On your device',
    'Reviews, drafts and your key stay in this browser. A request goes straight to the model you chose, with the names that Echopost finds masked.',
  ],
  [
    'Any model',
    `${ONLINE.join(', ')} and others, with your own key. ${AT_HOME.join(' or ')} on your own computer.`,
  ],
  ['Installed', 'Add it to the home screen or the dock from your browser’s menu. No app store.'],
  ['Offline', 'Opens and edits without a network. Queued posts are sent when you’re back online.'],
] as const;

/** Three steps, then what a visitor asks before logging in, a line each. */
export const HowItWorks = () => (
  <Section aria-labelledby="how">
    <SectionHeading id="how" fontSize="3xl">
      How it works
    </SectionHeading>
    <ol>
      {STEPS.map(([verb, rest]) => (
        <li key={verb}>
          <b>{verb}</b> {rest}
        </li>
      ))}
    </ol>
    <dl>
      {FACTS.map(([name, line]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{line}</dd>
        </div>
      ))}
    </dl>
  </Section>
);

const Section = chakra('section', {
  base: {
    paddingBlock: '10',
    borderTopWidth: '1px',
    borderColor: 'hairline',
    '& ol': {
      counterReset: 'step',
      display: 'grid',
      gap: '4',
      gridTemplateColumns: { md: 'repeat(3, 1fr)' },
      columnGap: { md: '8' },
      marginBlock: '6',
    },
    '& li': {
      counterIncrement: 'step',
      position: 'relative',
      paddingInlineStart: '10',
      '&::before': {
        content: 'counter(step)',
        position: 'absolute',
        left: '0',
        ...circledNumber,
      },
    },
    '& b, & dt': { fontWeight: '600' },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: { md: '160px minmax(0, 1fr)' },
      paddingBlock: '3',
      borderTopWidth: '1px',
      borderColor: 'hairline',
    },
    '& dd': { color: 'muted', maxWidth: 'measure' },
  },
});
