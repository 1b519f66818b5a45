/** The two groups of tags, in display order. */
export const TAG_GROUPS = [
  {
    name: 'Voice of Customer',
    tags: [
      'Customer Reviews',
      'Product Feedback',
      'Pain Points',
      'Success Stories',
      'Feature Requests',
      'User Experience',
      'Testimonials',
      'Case Studies',
    ],
  },
  {
    name: 'Latest Trends',
    tags: [
      'AI & Technology',
      'Sustainability',
      'Remote Work',
      'Social Commerce',
      'Video Content',
      'Authenticity',
      'Community Building',
      'Personalization',
    ],
  },
] as const satisfies readonly { name: string; tags: readonly string[] }[];

export type Tag = (typeof TAG_GROUPS)[number]['tags'][number];

export const TAGS: readonly Tag[] = TAG_GROUPS.flatMap((group) => [...group.tags]);

/** True if the value is one of our tags. */
export function isTag(value: unknown): value is Tag {
  return TAGS.some((tag) => tag === value);
}
