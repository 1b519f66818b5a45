import type { Choice } from './choice.ts';

export const TONES = [
  { id: 'conversational', name: 'Conversational', description: 'Friendly, approachable' },
  { id: 'joyful', name: 'Joyful', description: 'Upbeat, positive' },
  { id: 'professional', name: 'Professional', description: 'Formal, authoritative' },
  { id: 'inspiring', name: 'Inspiring', description: 'Motivational, uplifting' },
  { id: 'humorous', name: 'Humorous', description: 'Light-hearted, fun' },
  { id: 'empathetic', name: 'Empathetic', description: 'Understanding, caring' },
] as const satisfies readonly Choice[];

export type ToneId = (typeof TONES)[number]['id'];
