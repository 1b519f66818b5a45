import { chakra } from '@chakra-ui/react';
import { INSTAGRAM_FOLD, POST_TEXT } from './worked-example.ts';

/** The same post as readers of two platforms see it: folded below a picture, and whole. */
export const MiniPosts = () => (
  <Pair>
    <figure>
      <figcaption>On Instagram: the rest is behind “more”</figcaption>
      <div>
        <Account />
        <Blouse />
        <p>
          <b>Your name</b> {POST_TEXT.slice(0, INSTAGRAM_FOLD)} <small>… more</small>
        </p>
      </div>
    </figure>
    <figure>
      <figcaption>On Facebook: shown whole</figcaption>
      <div>
        <Account time="Just now" />
        <p>{POST_TEXT}</p>
        <footer aria-hidden>
          <span>Like</span>
          <span>Comment</span>
          <span>Share</span>
        </footer>
      </div>
    </figure>
  </Pair>
);

const Account = ({ time }: { time?: string }) => (
  <header>
    <i aria-hidden>Y</i>
    <div>
      <b>Your name</b>
      {time && <p>{time}</p>}
    </div>
  </header>
);

/** A blouse on a hanger, in place of the shop's own photograph. */
const Blouse = () => (
  <svg viewBox="0 0 320 200" role="img" aria-label="Your picture">
    <path d="M160 52v-8q8-3 8-9a8 8 0 0 0-16 0M160 52l-34 18M160 52l34 18M138 64q-17 5-27 15-18 17-29 45 9 8 24 11l9-18q-1 33-7 51 52 10 104 0-6-18-7-51l9 18q15-3 24-11-11-28-29-45-10-10-27-15l-22 40zM160 104v65M138 64q22 10 44 0" />
  </svg>
);

const Pair = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    columnGap: { lg: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr', lg: '5fr 6fr' },
    '& figcaption': { fontSize: 'sm', fontWeight: '600', color: 'muted', marginBottom: '3' },
    '& figure > div': {
      maxWidth: '375px',
      background: 'surface',
      borderWidth: '1px',
      borderColor: 'outline',
      borderRadius: 'card',
      overflow: 'hidden',
      fontSize: '0.9375rem',
      lineHeight: '1.4',
      '& > p': { padding: '3', whiteSpace: 'pre-wrap' },
    },
    '& b': { fontWeight: '600' },
    '& header': { display: 'flex', alignItems: 'center', gap: '2', padding: '3' },
    '& i': { width: '8', height: '8' },
    '& header p': { fontSize: 'xs', color: 'muted' },
    '& svg': {
      width: 'full',
      background: 'accentSoft',
      fill: 'surface',
      stroke: 'accent',
      strokeWidth: '2.5',
      strokeLinejoin: 'round',
      strokeLinecap: 'round',
    },
    '& footer': {
      display: 'flex',
      justifyContent: 'space-around',
      padding: '3',
      borderTopWidth: '1px',
      borderColor: 'hairline',
      fontSize: 'xs',
      fontWeight: '600',
      color: 'muted',
    },
  },
});
