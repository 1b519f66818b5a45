import type { Choice } from './choice.ts';

export const AUDIENCES = [
  { id: 'young-adults', name: 'Young Adults', description: '18-30, tech-savvy' },
  { id: 'professionals', name: 'Professionals', description: 'Working, 25-45' },
  { id: 'families', name: 'Families', description: '30-50' },
  { id: 'seniors', name: 'Seniors', description: '50+' },
  { id: 'entrepreneurs', name: 'Entrepreneurs', description: 'Founders and business owners' },
] as const satisfies readonly Choice[];

export type AudienceId = (typeof AUDIENCES)[number]['id'];
