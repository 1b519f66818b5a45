import { atom } from 'jotai';
import { PROVIDERS } from '#domain/providers/providers.ts';
import { services } from '../services.ts';

/** Redirects to OpenRouter; false if the device or the network prevents it. */
export const beginConnectAtom = atom(null, async (get): Promise<boolean> => {
  const { keys, openConnect } = services(get);
  try {
    const connect = await openConnect();
    await connect.begin((await keys.find(PROVIDERS.openrouter.baseUrl))?.level);
    return true;
  } catch {
    return false;
  }
});
