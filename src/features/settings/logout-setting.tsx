import { useAtom } from 'jotai';
import { useState } from 'react';
import { keepsKeysAtom } from '#state/settings/key-at-logout.ts';
import { CheckRow } from '#ui/controls/check-row.tsx';
import { Setting } from './setting.tsx';

/** Asks what a logout leaves on the device, beside the work. */
export function LogoutSetting() {
  const [keeps, choose] = useAtom(keepsKeysAtom);
  const [isChanged, setChanged] = useState(false);
  return (
    <Setting title="When you log out" isChanged={isChanged}>
      <CheckRow
        label="Keep my key on this device"
        hint="Only your account can use it, and it’s deleted when someone else logs in here. Your session and the queue are always removed; you’re asked about your posts."
        checked={keeps === true}
        onChange={(checked) => {
          choose(checked);
          setChanged(true);
        }}
      />
    </Setting>
  );
}
