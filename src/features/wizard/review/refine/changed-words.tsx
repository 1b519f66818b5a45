import { chakra } from '@chakra-ui/react';
import { countWords } from '#domain/posts/reply.ts';
import { PostParagraph } from '../evidence/marked-text.tsx';
import type { Change } from './word-difference.ts';

interface ChangedWordsProps {
  changes: readonly Change[];
  /** Language of the words, as an ISO 639-1 code. */
  language: string;
}

/** Two texts in one, word by word. */
export const ChangedWords = ({ changes, language }: ChangedWordsProps) => (
  <PostParagraph htmlTranslate="no" lang={language} dir="auto" data-post>
    {changes.map(({ kind, text: words, start }) => (
      <Run key={`${start} ${kind}`} kind={kind}>
        {words}
      </Run>
    ))}
  </PostParagraph>
);

interface RunProps {
  kind: Change['kind'];
  children: string;
}

/** Underlined or struck out: colour is not the only sign. */
function Run({ kind, children }: RunProps) {
  if (kind === 'same') return children;
  return kind === 'added' ? <Added>{children}</Added> : <Removed>{children}</Removed>;
}

const Added = chakra('ins', {
  base: {
    background: 'accentSoft',
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '3px',
  },
});

const Removed = chakra('del', { base: { color: 'muted', textDecoration: 'line-through' } });

/** "2 words added, 1 removed"; `same`: for no change. */
export function sayChanges(changes: readonly Change[], same: string): string {
  const words = (wanted: Change['kind']) =>
    changes
      .filter(({ kind, text }) => kind === wanted && /[\p{L}\p{N}]/u.test(text))
      .reduce((sum, { text }) => sum + countWords(text), 0);
  const [added, removed] = [words('added'), words('removed')];
  if (changes.every(({ kind }) => kind === 'same')) return same;
  return `${count(added)} added, ${removed} removed`;
}

const count = (words: number) => (words === 1 ? '1 word' : `${words} words`);
