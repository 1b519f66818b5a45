import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { FACELESS_TABS } from '#domain/site/faceless-names.ts';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Cluster } from '#ui/page/layout.tsx';
import { rovingTabIndex } from '#ui/controls/roving-tab-index.ts';
import { chosenInHighContrast } from '#ui/theme/recipes.ts';
import type { PlaceProps } from './place.ts';

/**
 * Tabs and the panel of the current one; clicking the current tab again does nothing. Arrow keys,
 * Home and End move the focus, and Enter or Space opens a tab: leaving Create ends the project, so
 * moving past a tab must not open it.
 */
export function Tabs({ place, goTo, children }: PlaceProps & { children: ReactNode }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useFocusAfter(place.tab, () => list.current?.querySelector('button[aria-selected=true]'));
  return (
    <>
      <Cluster
        ref={list}
        role="tablist"
        aria-label="Video creator"
        onKeyDown={moveFocus}
        borderBottomWidth="1px"
        borderColor="hairline"
      >
        {FACELESS_TABS.map((tab) => (
          <Tab
            key={tab.id}
            id={`${id}-${tab.id}`}
            role="tab"
            type="button"
            aria-selected={tab.id === place.tab}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === place.tab ? 0 : -1}
            onClick={() => tab.id !== place.tab && goTo({ tab: tab.id })}
          >
            {tab.name}
          </Tab>
        ))}
      </Cluster>
      <chakra.div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${place.tab}`}
        minWidth="0"
      >
        {children}
      </chakra.div>
    </>
  );
}

const Tab = chakra('button', {
  base: {
    // A quarter each, whether or not the others have arrived yet.
    flex: { base: '0 0 25%', sm: 'none' },
    minHeight: '11',
    paddingInline: { base: '1', sm: '5' },
    marginBottom: '-1px',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    color: 'muted',
    fontWeight: '600',
    cursor: 'pointer',
    _hover: { color: 'ink' },
    // Forced colours would paint transparent borders too.
    _highContrast: { borderColor: 'Canvas' },
    '&[aria-selected=true]': { color: 'accent', borderColor: 'accent', ...chosenInHighContrast },
  },
});

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll('button')];
  const at = tabs.findIndex((tab) => tab === event.target);
  const next = rovingTabIndex(event.key, at, tabs.length);
  if (next === undefined) return;
  event.preventDefault();
  tabs[next]?.focus();
}
