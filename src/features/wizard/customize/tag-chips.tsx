import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { TAG_GROUPS } from '#domain/campaign/tags.ts';
import { campaignAtom, toggleTagAtom } from '#state/campaign.ts';
import { Choice, ChoiceGroup } from '#ui/choice.tsx';

/** Tags in their two groups; multiple choice. */
export function TagChips() {
  const { tags } = useAtomValue(campaignAtom);
  const toggle = useSetAtom(toggleTagAtom);
  return (
    <chakra.div display="grid" gap="5">
      {TAG_GROUPS.map((group) => (
        <ChoiceGroup key={group.name} legend={group.name}>
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            {group.tags.map((tag) => (
              <Choice
                key={tag}
                type="checkbox"
                shape="chip"
                name="tag"
                value={tag}
                checked={tags.includes(tag)}
                onChange={() => toggle(tag)}
              >
                <span>{tag}</span>
              </Choice>
            ))}
          </chakra.div>
        </ChoiceGroup>
      ))}
    </chakra.div>
  );
}
