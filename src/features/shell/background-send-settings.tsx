import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { SyncRegistration } from '#services/sync-registration/sync-registration.ts';
import type { KeyLevel } from '#services/secrets/key-vault.ts';
import { finishInBackgroundAtom, waitingKeysAtom } from '#state/jobs/background-send-setting.ts';
import { jobsAtom, openQueueAtom, queuePartsAtom, shownJobsAtom } from '#state/jobs/jobs.ts';
import { keptKeyAtom } from '#state/provider/provider.ts';
import { Button } from '#ui/controls/button.tsx';
import { CheckRow } from '#ui/controls/check-row.tsx';
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

/** The same as a part of the settings, with or without queued posts. */
export function BackgroundSending() {
  const openQueue = useSetAtom(openQueueAtom);
  const { queue, syncRegistration } = useAtomValue(queuePartsAtom);
  // Without its chunk there is nothing to set.
  useEffect(() => void openQueue().catch(() => undefined), [openQueue]);
  return (
    <Stack gap="3" justifyItems="start" minHeight="11">
      {syncRegistration && <FinishInBackground syncRegistration={syncRegistration} />}
      {queue && !syncRegistration && <Muted>{UNSUPPORTED}</Muted>}
      {queue && <TellMe />}
    </Stack>
  );
}

function FinishInBackground({ syncRegistration }: { syncRegistration: SyncRegistration }) {
  const [may, choose] = useAtom(finishInBackgroundAtom);
  const refused = useRefused(syncRegistration, may);
  const missing = useMissingKey();
  return (
    <CheckRow
      label="Finish in the background"
      hint={refused ? REFUSED : missing ? MISSING[missing] : WHAT}
      isLive={refused}
      checked={may}
      onChange={choose}
    />
  );
}

const WHAT =
  'Queued posts are sent when you’re back online, even if Echopost is closed. Each request is charged at most once.';
const UNSUPPORTED =
  'This browser can’t send in the background. Queued posts are sent while Echopost is open.';
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
