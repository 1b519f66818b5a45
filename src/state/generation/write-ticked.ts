import { atom } from 'jotai';
import { error } from '#domain/site/toast.ts';
import { services } from '../services.ts';

/** Writes about the ticked themes. False if the code for it didn’t load. */
export const writeTickedAtom = atom(null, async (get, set): Promise<boolean> => {
  try {
    const { writeSeriesAtom } = await import('./write-series.ts');
    void set(writeSeriesAtom);
    return true;
  } catch {
    services(get).notify(error('Nothing was sent', 'Part of the app didn’t load. Try again.'));
    return false;
  }
});
