import { IDBKeyRange } from 'fake-indexeddb';
import { test, vi } from 'vitest';
import { campaignAtom } from '#state/campaign.ts';
import { draftsAtom } from '#state/drafts.ts';
import { jobsAtom } from '#state/jobs.ts';
import { sessionAtom } from '#state/session.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { READY } from '../domain/campaigns.ts';
import { createWorld, openTab, turn, dump } from './account-world.ts';
test('x', async () => {
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const world = createWorld();
  const tab = await openTab(world);
  await openTab(world);
  void tab.signIn('bea@example.com');
  await turn(40);
  void tab.signIn('ada@example.com');
  tab.store.set(campaignAtom, { ...READY, subject: 'subjectofbea' });
  void tab.store.set(generateAtom);
  for (let i = 0; i < 30; i++) {
    await turn(2);
    const { subject } = tab.store.get(campaignAtom);
    console.log(
      i,
      JSON.stringify(Object(tab.store.get(sessionAtom)).identity?.email),
      subject,
      JSON.stringify(tab.store.get(jobsAtom)).includes('ofbea'),
      JSON.stringify(tab.store.get(draftsAtom)).includes('ofbea'),
    );
  }
  console.log(await dump(world, 'documents', 'put-away', 'jobs'));
});
