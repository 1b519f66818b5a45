import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { currentDraftIdAtom } from '#state/draft-summaries.ts';
import { longerVersionAtom, openVersionAtom, versionsAtom } from '#state/versions.ts';
import { Button } from '#ui/button.tsx';
import { Stack } from '#ui/layout.tsx';
import { dateLocale } from '#ui/local-time.ts';
import { Segments } from '#ui/segments.tsx';

/** Versions of the post by time and cause, if there are several. */
export function Versions() {
  const versions = useAtomValue(versionsAtom);
  const currentId = useAtomValue(currentDraftIdAtom);
  const open = useSetAtom(openVersionAtom);
  if (versions.length < 2) return null;
  return (
    <Stack gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <Segments look="plain" role="group" aria-label="Versions" justifySelf="start" maxWidth="full">
        {versions.map(({ id, createdAt, cause }) => (
          <button key={id} type="button" aria-pressed={id === currentId} onClick={() => open(id)}>
            {timeOf(createdAt)} · {cause}
          </button>
        ))}
      </Segments>
      <UndoShortening />
    </Stack>
  );
}

function UndoShortening() {
  const longer = useAtomValue(longerVersionAtom);
  const open = useSetAtom(openVersionAtom);
  if (!longer) return null;
  return (
    <chakra.p display="flex" alignItems="center" gap="2" color="muted" fontSize="sm">
      Shortened to fit. The long version is kept.
      <Button variant="outline" size="sm" onClick={() => open(longer.id)}>
        Undo
      </Button>
    </chakra.p>
  );
}

/** The time for a version of today, else the day too. */
function timeOf(time: number): string {
  const date = new Date(time);
  const isToday = date.toDateString() === new Date().toDateString();
  return date.toLocaleString(dateLocale(), {
    hour: 'numeric',
    minute: '2-digit',
    ...(!isToday && { day: 'numeric', month: 'short' }),
  });
}
