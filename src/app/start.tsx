import { ChakraProvider } from '@chakra-ui/react';
import { RouterProvider } from '@tanstack/react-router';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryDocumentStore, type DocumentStore } from '#services/storage/document-store.ts';
import { createIndexedDbDocumentStore } from '#services/storage/indexed-db-documents.ts';
import { connectDocuments } from '#state/documents.ts';
import { servicesAtom } from '#state/services.ts';
import { setIdentityAtom } from '#state/session.ts';
import { system } from '#ui/system.ts';
import { handleSignInAddress } from './sign-in-address.ts';
import { createAppRouter } from './router.ts';
import { createServices } from './services.ts';

type Store = ReturnType<typeof createStore>;

/** Reads what the device remembers, then renders. */
export async function start(): Promise<void> {
  const store = createStore();
  const services = createServices();
  store.set(servicesAtom, services);
  const [identity] = await Promise.all([services.auth.storedIdentity(), openDocuments(store)]);
  store.set(setIdentityAtom, identity);
  services.auth.subscribe((changed) => store.set(setIdentityAtom, changed));
  if (identity) services.auth.keepFresh();

  const router = createAppRouter();
  await handleSignInAddress(services.auth, router);
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  createRoot(container).render(
    <StrictMode>
      <Provider store={store}>
        <ChakraProvider value={system}>
          <RouterProvider router={router} />
        </ChakraProvider>
      </Provider>
    </StrictMode>,
  );
}

async function openDocuments(store: Store): Promise<void> {
  const disk = createIndexedDbDocumentStore(indexedDB);
  const stored = await readDocuments(disk);
  connectDocuments(store, disk, stored);
  if (stored.has('contact-outbox')) void sendWaitingMessages(store);
  const flush = () => disk.flush();
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => document.hidden && flush());
}

/** What the contact form could not send earlier goes out now, whichever page is open. */
async function sendWaitingMessages(store: Store): Promise<void> {
  const { sendWaitingAtom } = await import('#state/contact.ts');
  await store.set(sendWaitingAtom);
}

async function readDocuments(disk: DocumentStore): Promise<ReadonlyMap<string, unknown>> {
  try {
    return await disk.readAll();
  } catch {
    // No storage on this device: the app works in memory.
    return createMemoryDocumentStore().readAll();
  }
}
