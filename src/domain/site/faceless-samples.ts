import type { ThemeId } from './faceless.ts';

/** Sample figures of the demo. They are not real. */
export const SAMPLE_FIGURES = { videos: '24', views: '2.3k' } as const;

interface SampleVideo {
  readonly title: string;
  readonly duration: string;
  readonly views: string;
  readonly isNew: boolean;
  readonly theme: ThemeId;
}

/** Videos of the sample library, newest first. */
export const SAMPLE_VIDEOS = [
  {
    title: 'Five ways to make linen last longer',
    duration: '0:30',
    views: '48',
    isNew: true,
    theme: 'ocean-blue',
  },
  {
    title: 'What customers ask before they order',
    duration: '1:00',
    views: '126',
    isNew: true,
    theme: 'vibrant-gradient',
  },
  {
    title: 'How to find the right size at the first try',
    duration: '1:30',
    views: '384',
    isNew: false,
    theme: 'modern-dark',
  },
  {
    title: 'Why we changed our packaging',
    duration: '2:00',
    views: '217',
    isNew: false,
    theme: 'sunset-orange',
  },
  {
    title: 'Top 10 gifts under 30 €',
    duration: '1:00',
    views: '412',
    isNew: false,
    theme: 'vibrant-gradient',
  },
  {
    title: 'A morning in the workshop',
    duration: '0:30',
    views: '93',
    isNew: false,
    theme: 'sunset-orange',
  },
] as const satisfies readonly SampleVideo[];

/** Habits of the sample profile, as listed on its page. */
export const SAMPLE_HABITS = [
  { name: 'Usual style', value: 'Educational' },
  { name: 'Usual voice', value: 'Clara' },
  { name: 'Usual theme', value: 'Modern Dark' },
  { name: 'Usual duration', value: '60s' },
] as const satisfies readonly { name: string; value: string }[];
