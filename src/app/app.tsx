import { ChakraProvider } from '@chakra-ui/react';
import { RouterProvider } from '@tanstack/react-router';
import { type createStore, Provider } from 'jotai';
import { system } from '#ui/theme/system.ts';
import type { AppRouter } from './router.ts';

interface AppProps {
  store: ReturnType<typeof createStore>;
  router: AppRouter;
}

/** Root component, identical at build time and in the browser. */
export function App({ store, router }: AppProps) {
  return (
    <Provider store={store}>
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>
    </Provider>
  );
}
