import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId, useRef, useState } from 'react';
import { NAME_MAX_LENGTH } from '#domain/site/profile.ts';
import type { PictureProblem } from '#services/pictures/pictures.ts';
import {
  choosePictureAtom,
  profileAtom,
  removePictureAtom,
  setProfileNameAtom,
} from '#state/account/profile.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { UploadIcon } from '#ui/pictures/action-icons.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';
import { Avatar } from './profile.tsx';

/** Name and picture of the previews: a button that opens a small form in place. */
export function ProfileEditor() {
  const { name, picture } = useAtomValue(profileAtom);
  const [isOpen, setOpen] = useState(false);
  const form = useId();
  const isSet = name.trim() !== '' || picture !== undefined;
  return (
    <Stack gap="3" width="full" maxWidth="555px" justifySelf="center">
      <Button
        variant="quiet"
        size="sm"
        justifySelf="center"
        aria-expanded={isOpen}
        aria-controls={form}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Done' : isSet ? 'Change name and picture' : 'Use my name and picture'}
      </Button>
      <div id={form}>{isOpen && <ProfileForm />}</div>
    </Stack>
  );
}

function ProfileForm() {
  const { name, picture } = useAtomValue(profileAtom);
  const setName = useSetAtom(setProfileNameAtom);
  return (
    <Stack
      as="fieldset"
      aria-label="Name and picture of the previews"
      gap="4"
      padding="4"
      borderWidth="1px"
      borderColor="hairline"
      borderRadius="card"
    >
      <TextField
        label="Name"
        value={name}
        maxLength={NAME_MAX_LENGTH}
        autoComplete="organization"
        placeholder="As on your page or channel"
        onChange={({ target }) => setName(target.value)}
      />
      <PictureField picture={picture} />
      <Muted>Stays on this device, for your next posts too. Never sent to the model.</Muted>
    </Stack>
  );
}

function PictureField({ picture }: { picture: string | undefined }) {
  const choose = useSetAtom(choosePictureAtom);
  const remove = useSetAtom(removePictureAtom);
  const [problem, setProblem] = useState<PictureProblem>();
  const input = useRef<HTMLInputElement>(null);
  const upload = useRef<HTMLButtonElement>(null);
  return (
    <Stack gap="2">
      <Cluster alignItems="center" gap="3">
        <Avatar size={48} />
        <Button ref={upload} variant="outline" size="sm" onClick={() => input.current?.click()}>
          <UploadIcon size={16} />
          {picture === undefined ? 'Choose a picture' : 'Change picture'}
        </Button>
        {picture !== undefined && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              remove();
              upload.current?.focus();
            }}
          >
            Remove picture
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label="Choose a profile picture"
          tabIndex={-1}
          hidden
          onChange={async ({ target }) => {
            const [file] = target.files ?? [];
            setProblem(file && (await choose(file)));
            // Otherwise choosing the same file again would fire no event.
            target.value = '';
          }}
        />
      </Cluster>
      <chakra.p role="alert" color="danger" fontSize="sm">
        {problem &&
          `${PROBLEMS[problem]}${picture === undefined ? '' : ' Your picture is unchanged.'}`}
      </chakra.p>
    </Stack>
  );
}

const PROBLEMS: Readonly<Record<PictureProblem, string>> = {
  empty: 'This file is empty. Choose another one.',
  'too-large': 'This file is larger than 30 MB. Choose a smaller one.',
  'not-a-picture': 'This file isn’t a picture. Choose a JPEG, PNG, WebP or GIF.',
  svg: 'SVG drawings aren’t supported. Choose a JPEG, PNG, WebP or GIF.',
  heic: 'This browser can’t read HEIC photos. Save it as a JPEG, or take a screenshot of it.',
  unreadable: 'This picture can’t be read. It may be damaged or too large.',
};
