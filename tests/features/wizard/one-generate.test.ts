// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { chooseAtom } from '#state/campaign/campaign.ts';
import { loadKeyHintAtom } from '#state/provider/provider.ts';
import { flushTasks, openReadyApp } from '../../state/fake-app.ts';
import { openWizard, says } from './open-wizard.tsx';

type App = ReturnType<typeof openReadyApp>;

function openCustomize(options: Parameters<typeof openReadyApp>[0] = {}) {
  const app = openReadyApp(options);
  return { ...app, ...openWizard(app, 'customize') };
}

const isAsked = ({ model }: Pick<App, 'model'>, times: number) =>
  waitFor(() => expect(model.calls).toHaveLength(times));

describe('Generate Content on Customize', () => {
  test('writes with the saved key, and says beside it what that costs', async () => {
    const app = openCustomize();
    await app.store.set(loadKeyHintAtom);
    await says(/less than 1 cent|about 1 cent/i);
    await app.press('Generate Content');
    await isAsked(app, 1);
    await says('Waiting for the first words');
  });

  test('the text comes in and stays when it is written; the bar then leads to Review', async () => {
    const app = openCustomize();
    await app.press('Generate Content');
    await isAsked(app, 1);
    app.model.latest().say('Fresh bread');
    await says('Fresh bread');
    await app.model.latest().end({ outcome: 'complete', text: 'Fresh bread every morning.' });
    await says('Content generated successfully!');
    await says('Your marketing campaign is ready for review');
    await says('Fresh bread every morning.');
    expect(app.queryByRole('button', { name: 'Generate Content' })).toBeNull();
    await app.press('View Content');
    await says('Your Generated Content');
  });

  test('without a key it leads to the ways to one, and sends nothing', async () => {
    const app = openCustomize({ kept: {} });
    await app.press('Generate Content');
    await says('I have a key');
    await flushTasks();
    expect(app.model.calls).toHaveLength(0);
  });

  test('a post that is there is not written again until a choice changes', async () => {
    const app = openCustomize();
    await app.press('Generate Content');
    await isAsked(app, 1);
    await app.model.latest().end({ outcome: 'complete', text: 'Fresh bread every morning.' });
    await says('Content generated successfully!');
    await app.press('Back to Customize');
    await app.press('Generate Content');
    await says('Content generated successfully!');
    await flushTasks();
    expect(app.model.calls).toHaveLength(1);
    await app.press('Back to Customize');
    app.store.set(chooseAtom, { tone: 'humorous' });
    await app.press('Generate Content');
    await isAsked(app, 2);
  });

  test('one press writes once, and coming back to the step writes nothing', async () => {
    const app = openCustomize();
    await app.press('Generate Content');
    await isAsked(app, 1);
    await app.model
      .latest()
      .end({ outcome: 'failed', text: '', failure: { kind: 'offline', sent: true } });
    await says('You’re offline');
    await app.press('Back to Customize');
    const again = openWizard(app, 'generate');
    await again.findAllByRole('button', { name: 'Generate Content' });
    await flushTasks();
    expect(app.model.calls).toHaveLength(1);
  });
});
