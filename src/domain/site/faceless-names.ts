import type { FacelessStepId, FacelessTabId } from './faceless-place.ts';

/** Tabs of the demo, in order. The `id` is used in the URL: `/faceless-video?tab=library`. */
export const FACELESS_TABS = [
  { id: 'home', name: 'Home' },
  { id: 'create', name: 'Create' },
  { id: 'library', name: 'Library' },
  { id: 'profile', name: 'Profile' },
] as const satisfies readonly { id: FacelessTabId; name: string }[];

/** The four steps of the wizard inside Create, in order. */
export const FACELESS_STEPS = [
  { id: 'topic', name: 'Topic', title: 'What is your video about?' },
  { id: 'sound', name: 'Sound', title: 'How it sounds' },
  { id: 'look', name: 'Look', title: 'How it looks' },
  { id: 'video', name: 'Video', title: 'Your video' },
] as const satisfies readonly { id: FacelessStepId; name: string; title: string }[];
