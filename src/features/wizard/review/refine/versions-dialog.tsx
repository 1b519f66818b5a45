import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId, useMemo, useState } from 'react';
import { countWords } from '#domain/posts/reply.ts';
import { currentDraftAtom, draftByIdAtom } from '#state/drafts/drafts.ts';
import { takeVersionAtom, versionsAtom } from '#state/drafts/versions.ts';
import { Button } from '#ui/controls/button.tsx';
import { Select } from '#ui/controls/field.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Badge, Muted } from '#ui/page/text.tsx';
import { languageOf } from '../draft-language.ts';
import { nameOf } from '../version-time.ts';
import { ChangedWords, sayChanges } from './changed-words.tsx';
import { wordDifference } from './word-difference.ts';

/** All versions of the post with their times and causes, and the difference between any two. */
export function VersionsDialog({ onClose }: { onClose(): void }) {
  const all = useAtomValue(versionsAtom);
  // Two edits within a minute have the same cause and time; their numbers tell them apart.
  const versions = all
    .map((version, index) => ({ id: version.id, name: `${index + 1}. ${nameOf(version)}` }))
    .toReversed();
  const currentId = useAtomValue(currentDraftAtom)?.id;
  const draftById = useAtomValue(draftByIdAtom);
  const take = useSetAtom(takeVersionAtom);
  const [chosenId, setChosenId] = useState(currentId);
  const [baseId, setBaseId] = useState(() => {
    const at = versions.findIndex(({ id }) => id === currentId);
    return (versions[at + 1] ?? versions[at - 1])?.id ?? '';
  });
  const id = useId();
  const [base, chosen] = [draftById(baseId), draftById(chosenId)];
  const changes = useMemo(
    () => wordDifference(base?.text ?? '', chosen?.text ?? ''),
    [base?.text, chosen?.text],
  );
  return (
    <Dialog open title="Versions" placement="page" onClose={onClose}>
      <Stack
        gap="4"
        alignContent="start"
        gridTemplateColumns="minmax(0, 1fr)"
        paddingBottom={{ base: '4', md: '6' }}
      >
        <List>
          {versions.map((version) => (
            <li key={version.id}>
              <button
                type="button"
                aria-pressed={version.id === chosenId}
                onClick={() => setChosenId(version.id)}
              >
                <span>{version.name}</span>
                {version.id === currentId && <Badge>Now</Badge>}
                <Muted as="span">{countWords(draftById(version.id)?.text ?? '')} words</Muted>
              </button>
            </li>
          ))}
        </List>
        <Stack gap="1" maxWidth="measure">
          <chakra.label htmlFor={id} fontSize="sm" fontWeight="600">
            Compared with
          </chakra.label>
          <Select id={id} value={baseId} onChange={({ target }) => setBaseId(target.value)}>
            {versions.map((version) => (
              <option key={version.id} value={version.id}>
                {version.name}
              </option>
            ))}
          </Select>
        </Stack>
        {base && chosen && (
          <Stack gap="2" gridTemplateColumns="minmax(0, 1fr)">
            <Muted role="status">{sayChanges(changes, 'The words are the same.')}</Muted>
            <ChangedWords changes={changes} language={languageOf(chosen)} />
          </Stack>
        )}
        <Cluster gap="2">
          <Button
            disabled={!chosen || chosenId === currentId}
            onClick={() => {
              if (chosen) take(chosen.id);
              onClose();
            }}
          >
            Use this version
          </Button>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}

const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: '1',
    alignContent: 'start',
    maxHeight: '40dvh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '& button': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minHeight: '11',
      paddingInline: '3',
      borderWidth: '1px',
      borderColor: 'transparent',
      borderRadius: 'field',
      textAlign: 'start',
      fontSize: 'sm',
      cursor: 'pointer',
      '& > :first-of-type': { flex: '1', overflowWrap: 'anywhere' },
      '& > :last-of-type': { flexShrink: 0, fontVariantNumeric: 'tabular-nums' },
      _hover: { background: 'accentSoft' },
      // Drawn inside: the list clips its overflow.
      _focusVisible: { outlineOffset: '-3px' },
    },
    '& [aria-pressed=true]': { background: 'accentSoft', borderColor: 'accent' },
  },
});
