import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { bytesText } from '#domain/text/bytes-text.ts';
import { shortSpaceAtom } from '#state/pictures/photos.ts';
import { Muted } from '#ui/page/text.tsx';

/** The space left on the device, where it is short. */
export function ShortSpace() {
  const measure = useSetAtom(shortSpaceAtom);
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    void measure().then(setLeft);
  }, [measure]);
  return (
    left !== undefined && (
      <Muted>
        Only {bytesText(left)} is left for this site on this device. Nothing is deleted to make
        room.
      </Muted>
    )
  );
}
