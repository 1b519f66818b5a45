import { atom, useAtomValue, useSetAtom } from 'jotai';
import { voiceAnswer } from '#domain/campaign/answers.ts';
import { AUDIENCES } from '#domain/campaign/audiences.ts';
import { CONTENT_TYPES } from '#domain/campaign/content-types.ts';
import { LENGTHS } from '#domain/campaign/lengths.ts';
import { TONES } from '#domain/campaign/tones.ts';
import {
  audienceAtom,
  campaignAtom,
  chooseAtom,
  contentTypeAtom,
  lengthAtom,
  toneAtom,
} from '#state/campaign/campaign.ts';
import {
  audienceIcons,
  contentTypeIcons,
  lengthIcons,
  toneIcons,
} from '#ui/controls/choice-icons.tsx';
import { ChoiceTiles } from '#ui/controls/choice-tiles.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Group } from './group.tsx';
import { LanguageField } from './language-field.tsx';
import { useLengthNotes } from './length-notes.ts';
import { LengthVerdicts } from './length-verdicts.tsx';

const answerAtom = atom((get) => voiceAnswer(get(campaignAtom)).text);
const isMissingAtom = atom((get) => voiceAnswer(get(campaignAtom)).isMissing);

/**
 * Group “How to say it”: content type, tone, audience, length and language. A choice renders its own
 * tiles alone.
 */
export function VoiceGroup() {
  const isMissing = useAtomValue(isMissingAtom);
  return (
    <Group group="voice" title="How to say it" answer={<Answer />} isMissing={isMissing}>
      <ContentTypeTiles />
      <ToneTiles />
      <AudienceTiles />
      <Stack gap="3">
        <LengthTiles />
        <LengthVerdicts />
      </Stack>
      <LanguageField />
    </Group>
  );
}

const Answer = () => useAtomValue(answerAtom);

function ContentTypeTiles() {
  const chosen = useAtomValue(contentTypeAtom);
  const choose = useSetAtom(chooseAtom);
  return (
    <ChoiceTiles
      legend="Content Type"
      name="content-type"
      choices={CONTENT_TYPES}
      icons={contentTypeIcons}
      layout="threes"
      chosen={chosen}
      onChoose={(contentType) => choose({ contentType })}
    />
  );
}

function ToneTiles() {
  const chosen = useAtomValue(toneAtom);
  const choose = useSetAtom(chooseAtom);
  return (
    <ChoiceTiles
      legend="Tone"
      name="tone"
      choices={TONES}
      icons={toneIcons}
      layout="pairs"
      chosen={chosen}
      onChoose={(tone) => choose({ tone })}
    />
  );
}

function AudienceTiles() {
  const chosen = useAtomValue(audienceAtom);
  const choose = useSetAtom(chooseAtom);
  return (
    <ChoiceTiles
      legend="Target Audience"
      name="audience"
      choices={AUDIENCES}
      icons={audienceIcons}
      layout="pairs"
      chosen={chosen}
      onChoose={(audience) => choose({ audience })}
    />
  );
}

function LengthTiles() {
  const chosen = useAtomValue(lengthAtom);
  const choose = useSetAtom(chooseAtom);
  return (
    <ChoiceTiles
      legend="Content Length"
      name="length"
      choices={LENGTHS}
      icons={lengthIcons}
      layout="figures"
      chosen={chosen}
      notes={useLengthNotes()}
      onChoose={(length) => choose({ length })}
    />
  );
}
