import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from './-settings-page.tsx';
import { HEADS, headTags } from '#content/heads.ts';
import { PageReady } from '#ui/behaviour/page-ready.ts';

export const Route = createFileRoute('/settings')({
  head: () => headTags(HEADS.settings),
  component: () => (
    <>
      <SettingsPage />
      <PageReady />
    </>
  ),
});
