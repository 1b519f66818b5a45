import { chakra } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import { type Ref, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type BrandVoice, EMOJI_HABITS, LONGEST, MOST } from '#domain/brand/brand.ts';
import { MOST_BRANDS } from '#domain/brand/brand-book.ts';
import {
  type BrandFields,
  type BrandProblems,
  filledFields,
  keptFields,
  readFields,
} from '#domain/brand/brand-form.ts';
import { type BrandFormState, changeBrandFormAtom } from '#state/brand/brand-form.ts';
import {
  closeBrandFormAtom,
  stopDistilAtom,
  undoFillingAtom,
} from '#state/questions/distil-brand.ts';
import { useFocusAfter, useFocusOnArrival } from '#ui/behaviour/focus.ts';
import { Button } from '#ui/controls/button.tsx';
import { Select, TextField } from '#ui/controls/field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Label, Muted } from '#ui/page/text.tsx';
import { AreaField } from './area-field.tsx';
import { PostFields } from './post-fields.tsx';

/** Optional: without it, the form is filled in by hand. */
const ReadFromPosts = lazyPart(async () => (await import('./read-from-posts.tsx')).ReadFromPosts);

interface BrandFormProps {
  form: BrandFormState;
  /** False for a form that was open before its screen was. */
  takesFocus: boolean;
  /** True if the last press on Save found no room for another brand. */
  isRefused: boolean;
  onSave(voice: BrandVoice): void;
}

/** Everything that a user says of a brand. Nothing is kept before Save. */
export function BrandForm({ form: open, takesFocus, isRefused, onSave }: BrandFormProps) {
  const { brand, fields, filling } = open;
  const update = useSetAtom(changeBrandFormAtom);
  const close = useSetAtom(closeBrandFormAtom);
  const [problems, setProblems] = useState<BrandProblems>({});
  const form = useRef<HTMLFormElement>(null);
  const reader = useRef<HTMLButtonElement>(null);
  useFocusAfter(filling, () => reader.current);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const change = (some: Partial<BrandFields>) => update({ fields: { ...fields, ...some } });
  function save(event: SyntheticEvent): void {
    event.preventDefault();
    const read = readFields(fields);
    if (read.ok) return onSave(read.voice);
    flushSync(() => setProblems(read.problems));
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }
  const text = (field: TextFieldName) => ({
    name: field,
    value: fields[field],
    error: problems[field],
    dir: 'auto',
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  });
  return (
    <chakra.form
      ref={form}
      aria-label={brand ? `Edit ${brand.name}` : 'New brand'}
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
      noValidate
      onSubmit={save}
    >
      {filling && <Filled filling={filling} />}
      <FromPosts ref={reader} form={open} />
      <TextField label={LABELS.name} maxLength={LONGEST.name} {...text('name')} />
      <AreaField
        label={LABELS.offer}
        hint="Who you are and what you do, in a sentence or two."
        rows={2}
        maxLength={LONGEST.offer}
        {...text('offer')}
      />
      <TextField label={LABELS.link} maxLength={LONGEST.link} inputMode="url" {...text('link')} />
      <TextField
        label={LABELS.signOff}
        hint="The last words of every post, such as “See you at the surgery.”"
        maxLength={LONGEST.signOff}
        {...text('signOff')}
      />
      <TextField
        label={LABELS.hashtags}
        hint={`Up to ${MOST.hashtags}, with spaces between them.`}
        {...text('hashtags')}
      />
      <TextField
        label={LABELS.always}
        hint={`Up to ${MOST.always}, with commas between them.`}
        {...text('always')}
      />
      <AreaField
        label={LABELS.never}
        hint="With commas between them. We look for them in every post."
        rows={2}
        {...text('never')}
      />
      <EmojiField value={fields.emoji} onChange={(emoji) => change({ emoji })} />
      <AreaField
        label={LABELS.names}
        hint="Of your team or your animals, with commas between them."
        rows={2}
        {...text('names')}
      />
      <AreaField
        label={LABELS.rules}
        hint="One a line, such as “No exclamation marks.”"
        rows={3}
        {...text('rules')}
      />
      <Samples
        samples={fields.samples}
        problem={problems.samples}
        onChange={(samples) => change({ samples })}
      />
      {isRefused && (
        <chakra.p color="danger" fontSize="sm" role="alert">
          Not saved yet: you have {MOST_BRANDS} brands, and there’s room for no more. Delete one in
          another tab, then save this one.
        </chakra.p>
      )}
      <Cluster gap="3">
        <Button type="submit">Save brand</Button>
        <Button variant="outline" onClick={() => close()}>
          Cancel
        </Button>
      </Cluster>
    </chakra.form>
  );
}

interface FromPostsProps {
  ref: Ref<HTMLButtonElement>;
  form: BrandFormState;
}

/** Opens and closes the fields for the user's posts. */
function FromPosts({ ref, form: { readsPosts, posts } }: FromPostsProps) {
  const update = useSetAtom(changeBrandFormAtom);
  const stop = useSetAtom(stopDistilAtom);
  const id = useId();
  return (
    <Stack gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <div>
        <Button
          ref={ref}
          variant="outline"
          size="sm"
          aria-expanded={readsPosts}
          aria-controls={readsPosts ? id : undefined}
          onClick={() => {
            if (readsPosts) stop();
            update({ readsPosts: !readsPosts });
          }}
        >
          Read it from your posts
        </Button>
      </div>
      {readsPosts && (
        <div id={id}>
          <ReadFromPosts posts={posts} />
        </div>
      )}
    </Stack>
  );
}

/** Says what a reading has filled in: nothing of it is kept before the user has seen it. */
function Filled({ filling }: { filling: NonNullable<BrandFormState['filling']> }) {
  const undo = useSetAtom(undoFillingAtom);
  const box = useRef<HTMLDivElement>(null);
  useFocusOnArrival(box);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const filled = filledFields(filling).map((field) => LABELS[field]);
  const kept = keptFields(filling, filling.found).map((field) => LABELS[field]);
  return (
    <Stack ref={box} role="group" aria-label="Read from your posts" tabIndex={-1} outline="none">
      <Notice
        tone="success"
        title={filled.length > 0 ? 'Filled in from your posts' : 'Nothing new'}
      >
        {filled.length > 0 && (
          <p>{asList(filled)}. Look through them and change what you like: only Save keeps them.</p>
        )}
        {filled.length === 0 && kept.length === 0 && (
          <p>The form has all that your posts show already.</p>
        )}
        {kept.length > 0 && <p>As you wrote it: {asList(kept)}.</p>}
        {filled.length > 0 && (
          <div>
            <Button variant="outline" size="sm" onClick={() => undo()}>
              Undo filling in
            </Button>
          </div>
        )}
      </Notice>
    </Stack>
  );
}

const asList = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

const LABELS: Readonly<Record<keyof BrandFields, string>> = {
  name: 'Brand name',
  offer: 'What you offer',
  link: 'Link',
  signOff: 'Sign-off',
  hashtags: 'Hashtags in every post',
  always: 'Words in every post',
  never: 'Words you never use',
  emoji: 'Emoji',
  names: 'Names posts may mention',
  rules: 'Other rules',
  samples: 'Posts that sound like you',
};

type TextFieldName = Exclude<keyof BrandFields, 'emoji' | 'samples'>;

interface EmojiFieldProps {
  value: BrandVoice['emoji'];
  onChange(emoji: BrandVoice['emoji']): void;
}

function EmojiField({ value, onChange }: EmojiFieldProps) {
  const id = useId();
  return (
    <Stack gap="2" justifyItems="start">
      <chakra.label htmlFor={id} fontWeight="600">
        {LABELS.emoji}
      </chakra.label>
      <Select
        id={id}
        maxWidth="full"
        value={value}
        onChange={({ target }) => {
          const habit = EMOJI_HABITS.find((one) => one.id === target.value);
          if (habit) onChange(habit.id);
        }}
      >
        {EMOJI_HABITS.map((habit) => (
          <option key={habit.id} value={habit.id}>
            {habit.name}
          </option>
        ))}
      </Select>
    </Stack>
  );
}

interface SamplesProps {
  samples: readonly string[];
  problem: string | undefined;
  onChange(samples: readonly string[]): void;
}

function Samples({ samples, problem, onChange }: SamplesProps) {
  const id = useId();
  return (
    <Stack role="group" aria-labelledby={id} gap="3">
      <Stack gap="1">
        <Label id={id}>{LABELS.samples}</Label>
        <Muted>Up to {MOST.samples}. Their voice is followed, their facts aren’t.</Muted>
      </Stack>
      <PostFields
        posts={samples}
        most={MOST.samples}
        label="Sample post"
        maxLength={LONGEST.samples}
        isWrong={() => problem !== undefined}
        onChange={onChange}
      />
      {problem && (
        <chakra.p color="danger" fontSize="sm" role="alert">
          {problem}
        </chakra.p>
      )}
    </Stack>
  );
}
