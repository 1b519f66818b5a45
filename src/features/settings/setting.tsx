import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { type ReactNode, useId } from 'react';
import { saveStateAtom } from '#state/storage/documents.ts';
import { SAVE_WORDS } from '#state/storage/save-words.ts';
import { Stack } from '#ui/page/layout.tsx';
import { Muted, SectionHeading } from '#ui/page/text.tsx';

interface SettingProps {
  title: string;
  /** Element id, for links from elsewhere on the page. */
  id?: string;
  /** True once the user has changed it here: it then says whether the device has it. */
  isChanged?: boolean;
  children: ReactNode;
}

/** One group of settings. */
export function Setting({ title, id, isChanged = false, children }: SettingProps) {
  const heading = useId();
  return (
    <Group id={id} aria-labelledby={heading}>
      <chakra.div display="flex" alignItems="baseline" flexWrap="wrap" columnGap="3">
        <SectionHeading id={heading} marginInlineEnd="auto">
          {title}
        </SectionHeading>
        <Muted role="status">{isChanged && <Saved />}</Muted>
      </chakra.div>
      <Stack gap="4" minWidth="0">
        {children}
      </Stack>
    </Group>
  );
}

const Group = chakra('section', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingTop: '5',
    borderTopWidth: '1px',
    borderColor: 'hairline',
  },
});

function Saved() {
  return SAVE_WORDS[useAtomValue(saveStateAtom)];
}
