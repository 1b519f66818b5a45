// @vitest-environment happy-dom
import { test } from 'vitest';
import { chooseAtom } from '#state/campaign/campaign.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { removeJobAtom } from '#state/jobs/job-actions.ts';
import { jobsAtom } from '#state/jobs/jobs.ts';
import { flushTasks, openReadyApp } from '../../../state/fake-app.ts';
import { openWizard, says } from '../open-wizard.tsx';

/** Opens the Generate step of a post that is written, and whose job the device has forgotten. */
async function openGenerate() {
  const app = openReadyApp();
  void app.store.set(generateAtom);
  while (app.model.calls.length === 0) await flushTasks();
  await app.model.latest().end({ outcome: 'complete', text: 'Fresh bread every morning.' });
  while (app.store.get(jobsAtom)[0]?.status !== 'done') await flushTasks();
  await app.store.set(removeJobAtom, app.store.get(jobsAtom)[0]?.id ?? '');
  return { ...app, ...openWizard(app, 'generate') };
}

test('a post that no job knows any more is outdated once the choices change', async () => {
  const { store } = await openGenerate();
  await says('Your last post is still here.');
  store.set(chooseAtom, { tone: 'professional' });
  await says('Your last post is outdated.');
});
