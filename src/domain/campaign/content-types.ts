import type { Choice } from './choice.ts';

export const CONTENT_TYPES = [
  { id: 'text', name: 'Text', description: 'Written posts and captions' },
  { id: 'image', name: 'Image', description: 'Image plus text' },
  { id: 'video', name: 'Video', description: 'Video script' },
] as const satisfies readonly Choice[];

export type ContentTypeId = (typeof CONTENT_TYPES)[number]['id'];
