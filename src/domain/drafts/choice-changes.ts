import { AUDIENCES } from '../campaign/audiences.ts';
import type { CampaignConfiguration } from '../campaign/campaign.ts';
import { type Choice, findChoice } from '../campaign/choice.ts';
import { CONTENT_TYPES } from '../campaign/content-types.ts';
import { LENGTHS } from '../campaign/lengths.ts';
import { TONES } from '../campaign/tones.ts';

/** A choice that differs between two configurations. An unset choice is an empty string. */
export interface ChoiceChange {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Returns the choices that differ, in the order of the form. Quotes are left out: a post's origin
 * has only those of its prompt.
 */
export function choiceChanges(
  before: CampaignConfiguration,
  after: CampaignConfiguration,
): ChoiceChange[] {
  const earlier = new Map(answersOf(before));
  return answersOf(after).flatMap(([name, answer]) => {
    const was = earlier.get(name) ?? '';
    return was === answer ? [] : [{ name, before: was, after: answer }];
  });
}

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });

function answersOf(campaign: CampaignConfiguration): [name: string, answer: string][] {
  const { subject, tags, contentType, tone, audience, length, language, onlyQuotes } = campaign;
  return [
    ['Subject', subject.trim()],
    ['Tags', tags.join(', ')],
    ['Type', nameOf(CONTENT_TYPES, contentType)],
    ['Tone', nameOf(TONES, tone)],
    ['Audience', nameOf(AUDIENCES, audience)],
    ['Length', nameOf(LENGTHS, length)],
    ['Language', language ? (LANGUAGES.of(language) ?? language) : 'that of the quotes'],
    ['Claims', onlyQuotes ? 'only from quotes' : 'any'],
  ];
}

const nameOf = (choices: readonly Choice[], id: string | undefined): string =>
  findChoice(choices, id)?.name ?? '';
