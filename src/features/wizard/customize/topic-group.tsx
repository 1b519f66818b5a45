import { atom, useAtomValue } from 'jotai';
import { topicAnswer } from '#domain/campaign/answers.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { Group } from './group.tsx';
import { SubjectField } from './subject-field.tsx';
import { TagChips } from './tag-chips.tsx';

const answerAtom = atom((get) => topicAnswer(get(campaignAtom)).text);
const isMissingAtom = atom((get) => topicAnswer(get(campaignAtom)).isMissing);

/** Group “What to say”: the subject and the tags. A key in the subject renders nothing of it. */
export function TopicGroup() {
  const isMissing = useAtomValue(isMissingAtom);
  return (
    <Group group="topic" title="What to say" answer={<Answer />} isMissing={isMissing}>
      <SubjectField />
      <TagChips />
    </Group>
  );
}

const Answer = () => useAtomValue(answerAtom);
