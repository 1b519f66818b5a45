import { chakra } from '@chakra-ui/react';
import { NO_SOURCE_SIGN, signOf } from '#domain/evidence/signs.ts';
import { notedText } from '#ui/page/noted-text.ts';
import { SectionHeading } from '#ui/page/text.tsx';
import { MiniPosts } from './mini-posts.tsx';
import { type ExampleSentence, POST, REVIEW_LINES, REVIEWS_URL, THEMES } from './worked-example.ts';
import { circledNumber } from './circled-number.ts';

/** From four reviews to a post: what the app does, without the app. */
export function ExampleSection() {
  return (
    <Story aria-labelledby="example">
      <header>
        <SectionHeading id="example" fontSize="3xl">
          From four reviews to a post
        </SectionHeading>
        <p>
          Four real reviews of tops, word for word, from <a href={REVIEWS_URL}>a public data set</a>{' '}
          (CC0). The post was written by hand, one sentence made up on purpose; the themes and the
          signs are what Echopost finds.
        </p>
      </header>
      <div>
        <h3>What customers wrote</h3>
        <ol>
          {REVIEW_LINES.map(({ rating, text }) => (
            <li key={text}>
              <blockquote>
                <Marked text={text} />
              </blockquote>
              <small>{rating} of 5 stars</small>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <Themes />
        <h3>The post, with its sources</h3>
        <Paper>
          {POST.map((sentences) => (
            <p key={sentences[0]?.text}>
              {sentences.map((sentence) => (
                <Sentence key={sentence.text} {...sentence} />
              ))}
            </p>
          ))}
          <footer>
            <p>A number: the review that the sentence rests on.</p>
            <p>{NO_SOURCE_SIGN} No customer said it, so you change it before you post.</p>
          </footer>
        </Paper>
      </div>
      <MiniPosts />
    </Story>
  );
}

/** Each theme with its stars and the numbers of its reviews. */
const Themes = () => (
  <>
    <h3>What they talk about</h3>
    <dl>
      {THEMES.map(({ label, lines, rating }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <small>{rating} stars</small>
            {lines.map((line) => (
              <i key={line}> {line} </i>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </>
);

const Sentence = ({ text, verdict, line }: ExampleSentence) => {
  const sign = signOf(verdict, line, false);
  return (
    <>
      <span data-tone={verdict === 'no-source' ? 'warn' : undefined}>
        {text}
        {sign && <sup>{sign}</sup>}
      </span>{' '}
    </>
  );
};

/** A review with its `[bracketed]` words marked. */
const Marked = ({ text }: { text: string }) =>
  text
    .split(/[[\]]/)
    .map((words, index) => (index % 2 === 0 ? words : <mark key={words}>{words}</mark>));

/**
 * Styles of the whole section by element: every visitor loads them, and a class per element would
 * double the section's size.
 */
const Story = chakra('section', {
  base: {
    display: 'grid',
    gap: '8',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '5fr 6fr' },
    columnGap: { lg: '12' },
    paddingBlock: '10',
    borderTopWidth: '1px',
    borderColor: 'hairline',
    '& > header': {
      gridColumn: '1 / -1',
      maxWidth: 'measure',
      '& > p': { color: 'muted', marginTop: '3' },
    },
    '& h3': { fontSize: 'sm', fontWeight: '600', color: 'muted', marginBottom: '3' },
    '& small': { fontSize: 'xs', color: 'muted', whiteSpace: 'nowrap' },
    '& ol': { counterReset: 'line' },
    '& li': {
      counterIncrement: 'line',
      position: 'relative',
      paddingInlineStart: '10',
      paddingBlock: '4',
      borderTopWidth: '1px',
      borderColor: 'hairline',
      '&::before': { content: 'counter(line)', position: 'absolute', left: '0' },
    },
    '& li::before, & i': circledNumber,
    '& mark': { background: 'accentSoft', color: 'inherit', borderRadius: '4px' },
    '& dl': { marginBottom: '8' },
    '& dl > div, & dd': { display: 'flex', alignItems: 'center', gap: '2' },
    '& dl > div': {
      justifyContent: 'space-between',
      paddingBlock: '2',
      borderTopWidth: '1px',
      borderColor: 'hairline',
    },
  },
});

const Paper = chakra('div', {
  base: {
    padding: { base: '5', md: '8' },
    background: 'surface',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'card',
    fontSize: 'lg',
    lineHeight: '1.75',
    '& p + p': { marginTop: '4' },
    ...notedText,
    '& footer': {
      marginTop: '5',
      paddingTop: '4',
      borderTopWidth: '1px',
      borderColor: 'hairline',
      fontSize: 'sm',
      color: 'muted',
      '& p + p': { marginTop: '0' },
    },
  },
});
