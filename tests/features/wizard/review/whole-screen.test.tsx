// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WholeScreen } from '#features/wizard/review/editor/whole-screen.tsx';
import { updateAtom } from '#state/shell/updates.ts';
import { openReadyApp } from '../../../state/fake-app.ts';
import { openPage } from '../open-wizard.tsx';

test.each([
  ['waiting', 'accept'],
  ['replaced', 'reload'],
] as const)(
  'an update that is %s can be taken beside the title of the editor',
  async (news, way) => {
    const app = openReadyApp();
    const { press } = openPage(
      app,
      <WholeScreen actions={null} notes={null} onLeave={vi.fn()}>
        <textarea />
      </WholeScreen>,
    );
    const ways = { accept: vi.fn(), reload: vi.fn() };
    act(() => app.store.set(updateAtom, { news, ...ways }));
    await press('Reload to update');
    expect(ways[way]).toHaveBeenCalledOnce();
  },
);
