import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { type ReviewSet, SET_NAME_MAX_LENGTH } from '#domain/reviews/review-set.ts';
import { shownSetName } from '#domain/reviews/set-name.ts';
import { setIdAtom } from '#state/campaign/campaign.ts';
import { startPostAtom } from '#state/generation/start-post.ts';
import {
  deleteSetAtom,
  exportSetAtom,
  mergeSetsAtom,
  renameSetAtom,
} from '#state/reviews/manage-sets.ts';
import { Button } from '#ui/controls/button.tsx';
import { Select, TextField } from '#ui/controls/field.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { timeText } from '#ui/page/local-time.ts';
import { Muted } from '#ui/page/text.tsx';

interface SetRowProps {
  set: ReviewSet;
  /** The other sets, into which it can be merged. */
  others: readonly ReviewSet[];
}

/** One set: what it holds, and what can be done with it. */
export function SetRow({ set, others }: SetRowProps) {
  const name = shownSetName(set);
  const isCurrent = useAtomValue(setIdAtom) === set.id;
  const startPost = useSetAtom(startPostAtom);
  const remove = useSetAtom(deleteSetAtom);
  const exportSet = useSetAtom(exportSetAtom);
  const navigate = useNavigate();
  const [question, ask] = useState<'name' | 'merge'>();
  const [example] = set.quotes;
  return (
    <Row>
      <Stack gap="1" minWidth="0">
        <chakra.h2 fontWeight="600" overflowWrap="anywhere" htmlTranslate="no" dir="auto">
          {name}
        </chakra.h2>
        <Muted fontVariantNumeric="tabular-nums">
          {set.quotes.length === 1 ? '1 quote' : `${set.quotes.length} quotes`} ·{' '}
          <time>{timeText(set.updatedAt)}</time>
          {isCurrent && ' · In use now'}
        </Muted>
        {example && (
          <chakra.blockquote
            htmlTranslate="no"
            lang={example.language}
            dir="auto"
            color="muted"
            fontSize="sm"
            lineClamp="1"
          >
            {example.text}
          </chakra.blockquote>
        )}
      </Stack>
      <Cluster gap="1" alignItems="center">
        <Button
          size="sm"
          variant="outline"
          aria-label={`New post from ${name}`}
          onClick={() => {
            startPost(set.id);
            void navigate({ to: '/', search: { step: 'customize' } });
          }}
        >
          New post
        </Button>
        <Button size="sm" variant="quiet" aria-label={`Rename ${name}`} onClick={() => ask('name')}>
          Rename
        </Button>
        {others.length > 0 && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Merge ${name}`}
            onClick={() => ask('merge')}
          >
            Merge
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Export ${name} as CSV`}
          onClick={() => exportSet(set.id)}
        >
          Export
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Delete ${name}`}
          onClick={() => remove(set.id)}
        >
          Delete
        </Button>
      </Cluster>
      <Dialog
        title="Rename these reviews"
        open={question === 'name'}
        onClose={() => ask(undefined)}
      >
        <Rename id={set.id} name={name} onDone={() => ask(undefined)} />
      </Dialog>
      <Dialog
        title={`Merge ${name} into`}
        open={question === 'merge'}
        onClose={() => ask(undefined)}
      >
        <Merge id={set.id} others={others} onDone={() => ask(undefined)} />
      </Dialog>
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    paddingBlock: '4',
    borderBottomWidth: '1px',
    borderColor: 'hairline',
  },
});

interface RenameProps {
  id: string;
  name: string;
  onDone(): void;
}

function Rename({ id, name, onDone }: RenameProps) {
  const rename = useSetAtom(renameSetAtom);
  const [text, setText] = useState(name);
  function save(event: SyntheticEvent) {
    event.preventDefault();
    rename(id, text);
    onDone();
  }
  return (
    <chakra.form display="grid" gap="4" onSubmit={save}>
      <TextField
        label="Name"
        value={text}
        maxLength={SET_NAME_MAX_LENGTH}
        onChange={({ target }) => setText(target.value)}
        onFocus={({ target }) => target.select()}
      />
      <Answers onCancel={onDone}>
        <Button type="submit" looksDisabled={text.trim() === ''}>
          Save name
        </Button>
      </Answers>
    </chakra.form>
  );
}

interface MergeProps {
  id: string;
  others: readonly ReviewSet[];
  onDone(): void;
}

function Merge({ id, others, onDone }: MergeProps) {
  const merge = useSetAtom(mergeSetsAtom);
  const [into, setInto] = useState(others[0]?.id ?? '');
  const [isTooLarge, setTooLarge] = useState(false);
  function send(event: SyntheticEvent) {
    event.preventDefault();
    if (merge(id, into)) onDone();
    else setTooLarge(true);
  }
  return (
    <chakra.form display="grid" gap="4" onSubmit={send}>
      <Muted>Duplicates are kept once. Posts and plans stay as they are.</Muted>
      <chakra.label display="grid" gap="2" fontWeight="600">
        Set
        <Select
          value={into}
          onChange={({ target }) => {
            setInto(target.value);
            setTooLarge(false);
          }}
        >
          {others.map((one) => (
            <option key={one.id} value={one.id}>
              {shownSetName(one)} ({one.quotes.length})
            </option>
          ))}
        </Select>
      </chakra.label>
      {isTooLarge && (
        <chakra.p role="alert" color="danger" fontSize="sm">
          Together they’re larger than 200 kB. Remove some quotes first.
        </chakra.p>
      )}
      <Answers onCancel={onDone}>
        <Button type="submit">Merge</Button>
      </Answers>
    </chakra.form>
  );
}

function Answers({ onCancel, children }: { onCancel(): void; children: ReactNode }) {
  return (
    <Cluster justifyContent="end" gap="3">
      <Button type="button" variant="outline" onClick={onCancel}>
        Cancel
      </Button>
      {children}
    </Cluster>
  );
}
