import { ChakraProvider } from '@chakra-ui/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, configure, fireEvent, render, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'jotai';
import { type ReactNode, useState } from 'react';
import { expect } from 'vitest';
import type { StepId } from '#domain/campaign/wizard.ts';
import { CustomizeStep } from '#features/wizard/customize/customize-step.tsx';
import { GenerateStep } from '#features/wizard/generate/generate-step.tsx';
import { CurrentStep } from '#features/wizard/lazy-steps.tsx';
import { PlatformStep } from '#features/wizard/platform/platform-step.tsx';
import { ReviewStep } from '#features/wizard/review/review-step.tsx';
import { system } from '#ui/theme/system.ts';
import type { openApp } from '../../state/fake-app.ts';
import { closePageAtEnd } from '../close-page.ts';

const STEPS = {
  Platform: PlatformStep,
  Customize: CustomizeStep,
  Generate: GenerateStep,
  Review: ReviewStep,
};

// The router of the app knows the pages; the steps only need one to be there.
const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory({ initialEntries: ['/'] }),
});

function Steps({ first }: { first: StepId }) {
  const [step, setStep] = useState(first);
  return <CurrentStep step={step} goTo={setStep} steps={STEPS} />;
}

configure({
  // A busy machine of half the speed passes too: this is how long a hang may last.
  asyncUtilTimeout: 10_000,
  // Visibility takes long to compute without a browser, whose own tests check it.
  defaultHidden: true,
});

/** Waits until the page says so. */
export const says = (words: string | RegExp) =>
  waitFor(() => expect(document.body.textContent).toMatch(words));

/** Waits until the page no longer says so. */
export const saysNoMore = (words: string | RegExp) =>
  waitFor(() => expect(document.body.textContent).not.toMatch(words));

/** Renders the steps of the wizard over this app, without the page around them. */
export const openWizard = (app: Pick<ReturnType<typeof openApp>, 'store'>, first: StepId) =>
  openPage(app, <Steps first={first} />);

/**
 * Renders a screen over this app. Returns what a user does there. Styles and layout are for the
 * tests in a browser.
 */
export function openPage({ store }: Pick<ReturnType<typeof openApp>, 'store'>, screen: ReactNode) {
  // Files of one worker share this module, so its hooks would run for the first of them alone.
  closePageAtEnd();
  // happy-dom does not know of activation: here every user has pressed something.
  const activation = { hasBeenActive: true, isActive: true };
  Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true });
  render(
    <Provider store={store}>
      <ChakraProvider value={system}>
        <RouterContextProvider router={router}>{screen}</RouterContextProvider>
      </ChakraProvider>
    </Provider>,
  );
  const user = userEvent.setup({ delay: null });
  const page = within(document.body);
  return {
    ...page,
    user,
    /** Presses the first button of this name, once it is there. */
    async press(name: string | RegExp): Promise<void> {
      const [button] = await page.findAllByRole('button', { name });
      if (button) await user.click(button);
    },
    /** Puts this text into a field, as a paste of all of it does. */
    async fill(label: string | RegExp, words: string): Promise<void> {
      const field = await page.findByLabelText(label);
      act(() => field.focus());
      fireEvent.change(field, { target: { value: words } });
    },
  };
}
