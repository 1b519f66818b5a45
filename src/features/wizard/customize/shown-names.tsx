import { useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { maskNameAtom, shownNamesAtom } from '#state/quotes/shown-words.ts';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Button } from '#ui/controls/button.tsx';
import { Cluster } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';
import { CrossIcon } from '#ui/pictures/icons.tsx';

/** The names that all quotes show, each to be masked again. */
export function ShownNames() {
  const names = useAtomValue(shownNamesAtom);
  const mask = useSetAtom(maskNameAtom);
  const list = useRef<HTMLDivElement>(null);
  useFocusAfter(names, () => list.current?.querySelector('button'));
  return (
    <Cluster ref={list} role="status" alignItems="center" gap="1" _empty={{ display: 'none' }}>
      {names.length > 0 && <Muted>Always shown:</Muted>}
      {names.map((name) => (
        <Button
          key={name}
          variant="quiet"
          size="sm"
          aria-label={`Mask ${name} again`}
          onClick={() => mask(name)}
        >
          <span translate="no">{name}</span>
          <CrossIcon size={14} />
        </Button>
      ))}
    </Cluster>
  );
}
