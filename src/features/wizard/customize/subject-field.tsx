import { useSetAtom } from 'jotai';
import { SUBJECT_MAX_LENGTH } from '#domain/campaign/campaign.ts';
import { chooseAtom, subjectAtom } from '#state/campaign/campaign.ts';
import { TextField } from '#ui/controls/field.tsx';
import { useTyping } from '../cards/use-typing.ts';

export function SubjectField() {
  const choose = useSetAtom(chooseAtom);
  const typing = useTyping(subjectAtom, (subject) => choose({ subject }));
  return (
    <TextField
      label="What’s it about?"
      hint="A product, an offer or a link. Optional."
      name="subject"
      dir="auto"
      maxLength={SUBJECT_MAX_LENGTH}
      autoComplete="off"
      {...typing}
    />
  );
}
