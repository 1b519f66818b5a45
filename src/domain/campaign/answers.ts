import { AUDIENCES } from './audiences.ts';
import { type CampaignConfiguration, missingChoices } from './campaign.ts';
import { type Choice, findChoice, sayMissing } from './choice.ts';
import { CONTENT_TYPES } from './content-types.ts';
import { languageName } from './language-name.ts';
import { LENGTHS } from './lengths.ts';
import { TONES } from './tones.ts';

/** The groups of choices of the Customize step, in order. */
export const GROUPS = ['quotes', 'topic', 'voice'] as const;

export type GroupId = (typeof GROUPS)[number];

/** Answer that a folded group shows in place of its fields. */
interface GroupAnswer {
  readonly text: string;
  /** True if a required choice is missing; the text then names it. */
  readonly isMissing: boolean;
}

/** Returns the answer of “What to say”: the subject and the tags. */
export function topicAnswer({ subject, tags }: CampaignConfiguration): GroupAnswer {
  return answer([subject.trim(), tags.join(', ')], missingTopic({ tags }));
}

const missingTopic = ({ tags }: Pick<CampaignConfiguration, 'tags'>): string[] =>
  tags.length === 0 ? ['at least one tag'] : [];

/** Returns the answer of “How to say it”, such as `Joyful · Families · Short`. */
export function voiceAnswer(campaign: CampaignConfiguration): GroupAnswer {
  const { contentType, tone, audience, length, language } = campaign;
  const parts = [
    // Text is the usual type.
    contentType === 'text' ? '' : nameOf(CONTENT_TYPES, contentType),
    nameOf(TONES, tone),
    nameOf(AUDIENCES, audience),
    nameOf(LENGTHS, length),
    language ? languageName(language) : '',
  ];
  return answer(parts, missingVoice(campaign));
}

const missingVoice = ({ tone, audience, length }: CampaignConfiguration): string[] => [
  ...(tone ? [] : ['a tone']),
  ...(audience ? [] : ['an audience']),
  ...(length ? [] : ['a length']),
];

function answer(parts: readonly string[], missing: readonly string[]): GroupAnswer {
  const known = parts.filter((part) => part !== '').join(' · ');
  const text = [known, sayMissing(missing)].filter(Boolean).join(' · ');
  return { text, isMissing: missing.length > 0 };
}

/** Returns the missing choices that no folded group names in its answer. */
export function unsaidChoices(
  campaign: CampaignConfiguration,
  isOpen: (group: GroupId) => boolean,
): string[] {
  const said = [
    ...(isOpen('topic') ? [] : missingTopic(campaign)),
    ...(isOpen('voice') ? [] : missingVoice(campaign)),
  ];
  return missingChoices(campaign).filter((choice) => !said.includes(choice));
}

const nameOf = (choices: readonly Choice[], id: string | undefined): string =>
  findChoice(choices, id)?.name ?? '';

/** Returns the groups that lack a required choice, in order. */
export const missingGroups = (campaign: CampaignConfiguration): GroupId[] => [
  ...(topicAnswer(campaign).isMissing ? (['topic'] as const) : []),
  ...(voiceAnswer(campaign).isMissing ? (['voice'] as const) : []),
];
