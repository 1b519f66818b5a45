import { useAtomValue, useSetAtom } from 'jotai';
import { SUBJECT_MAX_LENGTH } from '#domain/campaign/campaign.ts';
import { chooseAtom, subjectAtom } from '#state/campaign.ts';
import { TextField } from '#ui/field.tsx';

export function SubjectField() {
  const subject = useAtomValue(subjectAtom);
  const choose = useSetAtom(chooseAtom);
  return (
    <TextField
      label="What’s it about?"
      hint="A product, an offer or a link. Optional."
      name="subject"
      dir="auto"
      maxLength={SUBJECT_MAX_LENGTH}
      autoComplete="off"
      value={subject}
      onChange={(event) => choose({ subject: event.target.value })}
    />
  );
}
