import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useId, useRef, useState } from 'react';
import { seriesPostsAtom } from '#state/generation/series-posts.ts';
import { ChevronDownIcon } from '#ui/pictures/icons.tsx';
import { SeriesList } from '../cards/series-list.tsx';
import { Bar } from './series-bar.tsx';

/** The posts of a series: one line that opens their list. */
export function SeriesSwitch() {
  const posts = useAtomValue(seriesPostsAtom);
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  const ready = posts.filter(({ variant }) => variant.state === 'ready').length;
  return (
    <chakra.section aria-label="Posts of this series">
      <Bar
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{posts.length === 1 ? '1 post' : `All ${posts.length} posts`}</span>
        <span data-quiet>
          {ready === posts.length ? 'ready' : `${ready} of ${posts.length} ready`}
        </span>
        <ChevronDownIcon size={18} />
      </Bar>
      <chakra.div id={id} hidden={!isOpen} paddingBlock="2">
        {isOpen && (
          <SeriesList
            onOpen={() => {
              setOpen(false);
              toggle.current?.focus();
            }}
          />
        )}
      </chakra.div>
    </chakra.section>
  );
}
