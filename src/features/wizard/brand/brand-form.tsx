import { chakra } from '@chakra-ui/react';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type BrandVoice, EMOJI_HABITS, LONGEST, MOST } from '#domain/brand/brand.ts';
import {
  type BrandFields,
  type BrandProblems,
  EMPTY_FIELDS,
  fieldsOf,
  readFields,
} from '#domain/brand/brand-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { Select, TextArea, TextField } from '#ui/controls/field.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Label, Muted } from '#ui/page/text.tsx';

interface BrandFormProps {
  /** Initial values of the fields; undefined for a new brand. */
  brand: BrandVoice | undefined;
  title?: string;
  onSave(voice: BrandVoice): void;
  onCancel(): void;
}

/** Everything that a user says of a brand. Nothing is kept before Save. */
export function BrandForm({ brand, title, onSave, onCancel }: BrandFormProps) {
  const [fields, setFields] = useState(brand ? fieldsOf(brand) : EMPTY_FIELDS);
  const [problems, setProblems] = useState<BrandProblems>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const change = (some: Partial<BrandFields>) => setFields((all) => ({ ...all, ...some }));
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
      aria-label={title ?? (brand ? `Edit ${brand.name}` : 'New brand')}
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
      noValidate
      onSubmit={save}
    >
      <TextField label="Brand name" maxLength={LONGEST.name} {...text('name')} />
      <AreaField
        label="What you offer"
        hint="Who you are and what you do, in a sentence or two."
        rows={2}
        maxLength={LONGEST.offer}
        {...text('offer')}
      />
      <TextField label="Link" maxLength={LONGEST.link} inputMode="url" {...text('link')} />
      <TextField
        label="Sign-off"
        hint="The last words of every post, such as “See you at the surgery.”"
        maxLength={LONGEST.signOff}
        {...text('signOff')}
      />
      <TextField
        label="Hashtags in every post"
        hint={`Up to ${MOST.hashtags}, with spaces between them.`}
        {...text('hashtags')}
      />
      <TextField
        label="Words in every post"
        hint={`Up to ${MOST.always}, with commas between them.`}
        {...text('always')}
      />
      <AreaField
        label="Words you never use"
        hint="With commas between them. We look for them in every post."
        rows={2}
        {...text('never')}
      />
      <EmojiField value={fields.emoji} onChange={(emoji) => change({ emoji })} />
      <AreaField
        label="Names posts may mention"
        hint="Of your team or your animals, with commas between them."
        rows={2}
        {...text('names')}
      />
      <AreaField
        label="Other rules"
        hint="One a line, such as “No exclamation marks.”"
        rows={3}
        {...text('rules')}
      />
      <Samples
        samples={fields.samples}
        problem={problems.samples}
        onChange={(samples) => change({ samples })}
      />
      <Cluster gap="3">
        <Button type="submit">Save brand</Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </Cluster>
    </chakra.form>
  );
}

type TextFieldName = Exclude<keyof BrandFields, 'emoji' | 'samples'>;

interface AreaFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  name: string;
  value: string;
  rows: number;
  maxLength?: number;
  onChange(event: { target: { value: string } }): void;
}

/** Text field of several lines that grows with them. */
function AreaField({ label, hint, error, ...props }: AreaFieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Stack gap="2">
      <chakra.label htmlFor={id} fontWeight="600">
        {label}
      </chakra.label>
      <TextArea
        id={id}
        dir="auto"
        css={{ fieldSizing: 'content' }}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        {...props}
      />
      {hint && <Muted id={`${id}-hint`}>{hint}</Muted>}
      {error && (
        <chakra.p id={`${id}-error`} color="danger" fontSize="sm" role="alert">
          {error}
        </chakra.p>
      )}
    </Stack>
  );
}

interface EmojiFieldProps {
  value: BrandVoice['emoji'];
  onChange(emoji: BrandVoice['emoji']): void;
}

function EmojiField({ value, onChange }: EmojiFieldProps) {
  const id = useId();
  return (
    <Stack gap="2" justifyItems="start">
      <chakra.label htmlFor={id} fontWeight="600">
        Emoji
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

/** A field for each sample post, and an empty one while there is room. */
function Samples({ samples, problem, onChange }: SamplesProps) {
  const id = useId();
  const shown = samples.length < MOST.samples ? [...samples, ''] : samples;
  return (
    <Stack role="group" aria-labelledby={id} gap="3">
      <Stack gap="1">
        <Label id={id}>Posts that sound like you</Label>
        <Muted>Up to {MOST.samples}. Their voice is followed, their facts aren’t.</Muted>
      </Stack>
      {shown.map((sample, at) => (
        <TextArea
          // oxlint-disable-next-line react/no-array-index-key -- a field is known by its place
          key={at}
          rows={3}
          dir="auto"
          css={{ fieldSizing: 'content', maxHeight: '40vh' }}
          aria-label={`Sample post ${at + 1}`}
          aria-invalid={problem ? true : undefined}
          maxLength={LONGEST.samples}
          value={sample}
          onChange={({ target }) => {
            const next = [...samples];
            next[at] = target.value;
            onChange(next);
          }}
        />
      ))}
      {problem && (
        <chakra.p color="danger" fontSize="sm" role="alert">
          {problem}
        </chakra.p>
      )}
    </Stack>
  );
}
