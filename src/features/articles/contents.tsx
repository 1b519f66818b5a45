import { chakra } from '@chakra-ui/react';
import type { Heading } from '#content/front-matter.ts';

/**
 * Table of contents: collapsed on a phone, where it would push the text off the first screen; next
 * to the text on wider screens.
 */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  const links = headings.map(({ id, text }) => (
    <li key={id}>
      <ContentsLink href={`#${id}`}>{text}</ContentsLink>
    </li>
  ));
  return (
    <>
      <Folded>
        <chakra.summary minHeight="11" paddingBlock="9px" fontWeight="600">
          {NAME}
        </chakra.summary>
        <nav aria-label={NAME}>
          <ol>{links}</ol>
        </nav>
      </Folded>
      <Beside aria-label={NAME}>
        <chakra.p fontWeight="600">{NAME}</chakra.p>
        <ol>{links}</ol>
      </Beside>
    </>
  );
}

const NAME = 'In this article';

const Folded = chakra('details', {
  base: {
    display: { lg: 'none' },
    borderBlockWidth: '1px',
    borderColor: 'hairline',
    '& summary::after': { content: '"+" / ""', float: 'inline-end', color: 'accent' },
    '&[open] summary::after': { content: '"−" / ""' },
  },
});

const Beside = chakra('nav', {
  base: {
    display: { base: 'none', lg: 'block' },
    position: 'sticky',
    top: '6',
    alignSelf: 'start',
    // Next to the title, the description, the byline, the text and the link to the next article.
    gridColumn: '2',
    gridRow: '1 / span 5',
    maxHeight: 'calc(100vh - 48px)',
    overflowY: 'auto',
    borderInlineStartWidth: '1px',
    borderColor: 'hairline',
    paddingInlineStart: '5',
  },
});

const ContentsLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '11',
    paddingBlock: '1',
    color: 'ink',
    lineHeight: '1.35',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
  },
});
