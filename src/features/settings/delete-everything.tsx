import { useNavigate } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { contactOutboxAtom } from '#state/account/contact.ts';
import { profileAtom } from '#state/account/profile.ts';
import { signOutAtom } from '#state/account/session.ts';
import { quotesAtom } from '#state/campaign/campaign.ts';
import { draftCountAtom } from '#state/drafts/draft-summaries.ts';
import { shownJobsAtom } from '#state/jobs/jobs.ts';
import { keyHintAtom } from '#state/provider/provider.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';
import { Setting } from './setting.tsx';

/** Deletes all that the user has on this device, settings included, and logs out. */
export function DeleteEverything() {
  const signOut = useSetAtom(signOutAtom);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  async function remove() {
    setAsking(false);
    if (await signOut({ work: true, settings: true })) await navigate({ to: '/' });
  }
  return (
    <Setting title="Delete everything">
      <Muted>
        Removes all your work and settings from this device and logs you out. It can’t be undone.
      </Muted>
      <div>
        <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
          Delete everything…
        </Button>
      </div>
      <Dialog
        title="Delete everything on this device?"
        open={isAsking}
        onClose={() => setAsking(false)}
      >
        <p>These will be gone, with no copy anywhere else:</p>
        <Losses />
        <Muted>Your account stays. What you have sent to a provider or to us stays there.</Muted>
        <Cluster justifyContent="end" gap="3">
          <Button variant="outline" onClick={() => setAsking(false)}>
            Keep everything
          </Button>
          <Button variant="danger" onClick={() => void remove()}>
            Delete everything
          </Button>
        </Cluster>
      </Dialog>
    </Setting>
  );
}

function Losses() {
  const drafts = useAtomValue(draftCountAtom) ?? 0;
  const queued = useAtomValue(shownJobsAtom).length;
  const quotes = useAtomValue(quotesAtom).length;
  const hint = useAtomValue(keyHintAtom);
  const { name, picture } = useAtomValue(profileAtom);
  const waiting = useAtomValue(contactOutboxAtom).length;
  const losses = [
    drafts > 0 && counted(drafts, 'post'),
    queued > 0 && counted(queued, 'queued post'),
    quotes > 0 && `${counted(quotes, 'quote')} from your customers`,
    hint === undefined ? 'Your saved API keys' : `Your API key ${hint} and any others`,
    (name !== '' || picture !== undefined) && 'Your name and picture',
    waiting > 0 && `${counted(waiting, 'message')} to us, not sent yet`,
    'Your photos, choices and all settings',
  ].filter((loss) => loss !== false);
  return (
    <Stack as="ul" gap="1" paddingInlineStart="5" listStyleType="disc">
      {losses.map((loss) => (
        <li key={loss}>{loss}</li>
      ))}
    </Stack>
  );
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
