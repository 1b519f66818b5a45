import { chakra } from '@chakra-ui/react';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useState } from 'react';
import type { SyncRegistration } from '#services/sync-registration/sync-registration.ts';
import type { KeyLevel } from '#services/secrets/key-vault.ts';
import { finishInBackgroundAtom, waitingKeysAtom } from '#state/jobs/background-send-setting.ts';
import { jobsAtom, queuePartsAtom, shownJobsAtom } from '#state/jobs/jobs.ts';
import { keptKeyAtom } from '#state/provider/provider.ts';
import { Button } from '#ui/controls/button.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';

/** Settings for background sending and notifications: opt-in, and only where supported. */
export function BackgroundSendSettings() {
  const { syncRegistration } = useAtomValue(queuePartsAtom);
  if (useAtomValue(shownJobsAtom).length === 0) return null;
  return (
    <Stack gap="3" justifyItems="start">
      {syncRegistration && <FinishInBackground syncRegistration={syncRegistration} />}
      <TellMe />
    </Stack>
  );
}

function FinishInBackground({ syncRegistration }: { syncRegistration: SyncRegistration }) {
  const [may, choose] = useAtom(finishInBackgroundAtom);
  const refused = useRefused(syncRegistration, may);
  const missing = useMissingKey();
  const hint = useId();
  return (
    <div>
      <chakra.label
        display="flex"
        alignItems="center"
        gap="3"
        minHeight="11"
        fontWeight="600"
        cursor="pointer"
      >
        <chakra.input
          type="checkbox"
          width="5"
          height="5"
          flexShrink="0"
          accentColor="accent"
          checked={may}
          aria-describedby={hint}
          onChange={({ target }) => choose(target.checked)}
        />
        Finish in the background
      </chakra.label>
      <Muted id={hint} role={refused ? 'status' : undefined}>
        {refused ? REFUSED : missing ? MISSING[missing] : WHAT}
      </Muted>
    </div>
  );
}

const WHAT =
  'Queued posts are sent when you’re back online, even if Echopost is closed. Each request is charged at most once.';
const REFUSED = 'Your browser doesn’t allow this. Queued posts are sent while Echopost is open.';
const MISSING: Readonly<Record<Exclude<KeyLevel, 'device'> | 'typed', string>> = {
  session:
    'Your key is kept for this session only, so posts that need it are sent while Echopost is open.',
  passphrase:
    'Your key needs its passphrase, so posts that need it are sent while Echopost is open.',
  typed:
    'Your key isn’t remembered on this device, so posts that need it are sent while Echopost is open.',
};

/**
 * True if the browser denies background sync although the user has enabled it; requested on change.
 */
function useRefused(syncRegistration: SyncRegistration, may: boolean): boolean {
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (may) void syncRegistration.registerSync().then((can) => setRefused(!can));
  }, [syncRegistration, may]);
  return may && refused;
}

/**
 * Reason why a queued job cannot be sent in the background: its key is available to a page only.
 */
function useMissingKey(): keyof typeof MISSING | undefined {
  const look = useSetAtom(waitingKeysAtom);
  const jobs = useAtomValue(jobsAtom);
  // Changes with the key, in any tab.
  const kept = useAtomValue(keptKeyAtom);
  const [missing, setMissing] = useState<keyof typeof MISSING>();
  useEffect(() => {
    let isShown = true;
    const show = (levels: ReadonlySet<string>) =>
      isShown && setMissing(REASONS.find((reason) => levels.has(reason)));
    // If the vault's chunk fails to load, no reason is shown.
    void look().then(show, () => undefined);
    return () => {
      isShown = false;
    };
  }, [look, jobs, kept]);
  return missing;
}

const REASONS = ['session', 'passphrase', 'typed'] as const;

/** Requests the permission only on a click: a browser asks the user once. */
function TellMe() {
  const { alerts } = useAtomValue(queuePartsAtom);
  const [permission, setPermission] = useState(alerts?.permission());
  useFocusAfter(permission);
  if (!alerts || permission !== 'ask') return null;
  const ask = () => void alerts.ask().then(() => setPermission(alerts.permission()));
  return (
    <Button size="sm" variant="outline" onClick={ask}>
      Notify me when it’s ready
    </Button>
  );
}
