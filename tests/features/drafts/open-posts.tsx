import { ChakraProvider } from '@chakra-ui/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { configure, render, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'jotai';
import { useState } from 'react';
import type { PostSearch } from '#features/drafts/post-filters.tsx';
import { Posts } from '#features/drafts/posts.tsx';
import { system } from '#ui/theme/system.ts';
import type { openApp } from '../../state/fake-app.ts';
import { closePageAtEnd } from '../close-page.ts';

// The router of the app knows the pages; the list only needs one to be there.
const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory({ initialEntries: ['/drafts'] }),
});

configure({
  asyncUtilTimeout: 10_000,
  // Visibility takes long to compute without a browser, whose own tests check it.
  defaultHidden: true,
});

/** Renders the list of posts over this app, with an address of its own. */
export function openPosts(
  { store }: Pick<ReturnType<typeof openApp>, 'store'>,
  at: PostSearch = {},
) {
  closePageAtEnd();
  const address = { now: at };
  function Page() {
    const [search, setSearch] = useState(at);
    return (
      <Posts
        search={search}
        onSearch={(next) => {
          address.now = next;
          setSearch(next);
        }}
      />
    );
  }
  render(
    <Provider store={store}>
      <ChakraProvider value={system}>
        <RouterContextProvider router={router}>
          <Page />
        </RouterContextProvider>
      </ChakraProvider>
    </Provider>,
  );
  const user = userEvent.setup({ delay: null });
  const page = within(document.body);
  const rows = () => page.queryAllByRole('listitem');
  return {
    ...page,
    user,
    address,
    rows,
    /** First words of the rendered rows, in the order of the list. */
    titles: () =>
      rows()
        .toSorted((one, other) => placeOf(one) - placeOf(other))
        .map((row) => row.querySelector('a, button')?.textContent),
    /** Presses an action in the sheet of a post. */
    async act(title: string, name: string): Promise<void> {
      await user.click(page.getByRole('button', { name: `More: ${title}` }));
      await user.click(within(page.getByRole('dialog')).getByRole('button', { name }));
    },
  };
}

const placeOf = (row: HTMLElement) => Number(row.getAttribute('aria-posinset'));
