import { chakra } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import type { LastAddition } from '#domain/quotes/addition.ts';
import { ENCODING_LABELS, ENCODINGS, isEncoding } from '#domain/quotes/encodings.ts';
import type { InsightProblem } from '#insight/insight.ts';
import { answerAtom } from '#state/quotes/additions.ts';
import { Select } from '#ui/controls/field.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Muted } from '#ui/page/text.tsx';

/** The encoding of a file that isn't Unicode, and a choice of another. */
export function FileEncoding({ addition }: { addition: LastAddition }) {
  const { source, answers, damaged = 0 } = addition;
  const answer = useSetAtom(answerAtom);
  const [problem, setProblem] = useState<InsightProblem>();
  const id = useId();
  if (!source?.file) return null;
  const encoding = answers.encoding ?? source.file.encoding;
  return (
    <Stack gap="2">
      {damaged > 0 && (
        <Notice
          tone="warning"
          title={
            damaged === 1
              ? 'We couldn’t read 1 character'
              : `We couldn’t read ${damaged} characters`
          }
        >
          <p>The quotes show � instead. Try another encoding, or check those quotes.</p>
        </Notice>
      )}
      <Cluster gap="2" alignItems="center">
        <chakra.label htmlFor={id} fontSize="sm">
          File read as
        </chakra.label>
        <Select
          id={id}
          width="auto"
          maxWidth="100%"
          value={encoding}
          onChange={({ target: { value } }) => {
            if (isEncoding(value)) void answer({ encoding: value }, addition).then(setProblem);
          }}
        >
          {ENCODING_LABELS.map((label) => (
            <option key={label} value={label}>
              {ENCODINGS[label]}
            </option>
          ))}
        </Select>
        <Muted as="span">Looks wrong? Choose another.</Muted>
      </Cluster>
      {problem && (
        <Notice tone="error" title="The quotes stay as they are">
          <p>The file has no text in that encoding.</p>
        </Notice>
      )}
    </Stack>
  );
}
