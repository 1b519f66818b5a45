import type { Suggestion } from '#domain/quotes/analysis.ts';
import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { isTag, type Tag, TAG_GROUPS, TAGS } from '#domain/campaign/tags.ts';
import { tagsAtom, toggleTagAtom } from '#state/campaign/campaign.ts';
import { suggestionsAtom } from '#state/quotes/insight.ts';
import { Button } from '#ui/controls/button.tsx';
import { Chip, Chips } from '#ui/controls/chips.tsx';
import { ChoiceGroup } from '#ui/controls/choice.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';

/** Tags, multiple choice: those that the quotes support and those chosen, then all others. */
export function TagChips() {
  const tags = useAtomValue(tagsAtom);
  const suggestions = useAtomValue(suggestionsAtom);
  const [atFirst] = useState(tags);
  const [hasMore, setMore] = useState(false);
  const rest = useRef<HTMLDivElement>(null);
  const isSuggested = suggestions.length > 0;
  const [isFirstGroupShown] = useState(!isSuggested);
  useFocusAfter(hasMore, () => {
    const groups = [...(rest.current?.children ?? [])];
    return groups.at(isFirstGroupShown ? -1 : 0)?.querySelector('input');
  });
  // Fixed while the group is open: a chip that moved on a press would be lost from sight.
  const first: readonly Tag[] = isSuggested
    ? TAGS.filter((tag) => atFirst.includes(tag) || suggestions.some((one) => one.tag === tag))
    : TAG_GROUPS[0].tags;
  const others = TAG_GROUPS.map(({ name, tags: all }) => ({
    name,
    tags: all.filter((tag: Tag) => !first.includes(tag)),
  })).filter((group) => group.tags.length > 0);
  // A tag that is chosen is never hidden.
  const isMore = hasMore || others.some((group) => group.tags.some((tag) => tags.includes(tag)));
  // Nor is one that was in reach before the suggestions came: they may come just before a press.
  const isShown = (name: string) => isMore || (isFirstGroupShown && name === TAG_GROUPS[0].name);
  const shown = others.filter(({ name }) => isShown(name));
  return (
    <Stack gap="4">
      <TagGroup
        legend={isSuggested ? legendOf(first, suggestions) : TAG_GROUPS[0].name}
        tags={first}
      />
      {shown.length < others.length && (
        <chakra.div marginTop="-1">
          <Button variant="outline" size="sm" onClick={() => setMore(true)}>
            More tags
          </Button>
        </chakra.div>
      )}
      {isSuggested && <Reasons suggestions={suggestions} />}
      {shown.length > 0 && (
        <Stack ref={rest} gap="4">
          {shown.map(({ name, tags: group }) => (
            // Once pressed, a group stays: it may be here only for the tag that is unticked.
            <TagGroup key={name} legend={name} tags={group} onPress={() => setMore(true)} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

const legendOf = (tags: readonly Tag[], suggestions: readonly Suggestion[]): string =>
  tags.length === suggestions.length
    ? 'Suggested by your quotes'
    : 'Chosen by you or suggested by your quotes';

interface TagGroupProps {
  legend: string;
  tags: readonly Tag[];
  onPress?(): void;
}

function TagGroup({ legend, tags, onPress }: TagGroupProps) {
  const chosen = useAtomValue(tagsAtom);
  const toggle = useSetAtom(toggleTagAtom);
  return (
    <ChoiceGroup legend={legend}>
      <Chips
        onChange={({ target }) => {
          const value = target instanceof HTMLInputElement ? target.value : undefined;
          if (isTag(value)) toggle(value);
          onPress?.();
        }}
      >
        {tags.map((tag) => (
          <Chip key={tag} name="tag" value={tag} isChosen={chosen.includes(tag)} />
        ))}
      </Chips>
    </ChoiceGroup>
  );
}

/** Why each tag is suggested. */
function Reasons({ suggestions }: { suggestions: readonly Suggestion[] }) {
  return (
    <chakra.details marginTop="-3" fontSize="sm">
      <chakra.summary color="accent" minHeight="11" paddingBlock="2">
        Why these tags?
      </chakra.summary>
      <ul>
        {suggestions.map(({ tag, reason }) => (
          <li key={tag}>
            <Muted>
              {tag}: {reason}.
            </Muted>
          </li>
        ))}
      </ul>
    </chakra.details>
  );
}
