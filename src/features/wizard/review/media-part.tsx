import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { type RefObject, useRef, useState } from 'react';
import type { Draft } from '#domain/drafts/draft.ts';
import { type DraftPart, visiblePart } from '#domain/drafts/draft-part.ts';
import { languageOfText } from '#domain/posts/text-language.ts';
import { postLanguage } from '#domain/campaign/writing-language.ts';
import {
  cancelEditingPartAtom,
  canUndoPartAtom,
  savePartAtom,
  startEditingPartAtom,
  typePartAtom,
  undoPartAtom,
} from '#state/drafts/draft-part.ts';
import { copyTextAtom } from '#state/drafts/draft-use.ts';
import { currentDraftAtom } from '#state/drafts/drafts.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextArea } from '#ui/controls/field.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { CopyIcon } from '#ui/pictures/action-icons.tsx';
import { EditIcon } from '#ui/pictures/tool-icons.tsx';
import { Cluster } from '#ui/page/layout.tsx';
import { Muted, SectionHeading } from '#ui/page/text.tsx';
import { useLatest } from './use-latest.ts';
import { focusAtEnd } from './editor/youtube-editor.tsx';

interface MediaPartProps {
  draft: Draft;
  part: DraftPart;
}

/** Image prompt or video script, to read, copy and edit. */
export function MediaPart({ draft, part }: MediaPartProps) {
  const isEditing = draft.editingPart !== undefined;
  const edit = useRef<HTMLButtonElement>(null);
  /** Id of the draft whose Edit was pressed. */
  const pressed = useRef<string>(undefined);
  const takePress = () => {
    const isPressed = pressed.current === draft.id;
    pressed.current = undefined;
    return isPressed;
  };
  const canUndo = useAtomValue(canUndoPartAtom);
  useFocusAfter(`${isEditing} ${canUndo}`, () => edit.current);
  return (
    <>
      <Cluster alignItems="center" gap="2">
        <SectionHeading marginInlineEnd="auto">{part.name}</SectionHeading>
        <PartActions
          draft={draft}
          part={part}
          edit={edit}
          onEdit={() => {
            pressed.current = draft.id;
          }}
        />
      </Cluster>
      {isEditing ? (
        <PartEditor draft={draft} part={part} takePress={takePress} />
      ) : (
        <PartText draft={draft} part={part} />
      )}
    </>
  );
}

interface PartActionsProps extends MediaPartProps {
  edit: RefObject<HTMLButtonElement | null>;
  onEdit(): void;
}

function PartActions({ draft, part, edit, onEdit }: PartActionsProps) {
  const latest = useLatest(draft);
  const copy = useSetAtom(copyTextAtom);
  const startEditing = useSetAtom(startEditingPartAtom);
  const undo = useSetAtom(undoPartAtom);
  const canUndo = useAtomValue(canUndoPartAtom);
  const name = part.name.toLowerCase();
  const text = visiblePart(draft)?.trim();
  const isEditing = draft.editingPart !== undefined;
  return (
    <>
      {canUndo && !isEditing && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Undo your edit to the ${name}`}
          onClick={() => undo()}
        >
          Undo
        </Button>
      )}
      {text && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Copy ${name}`}
          onClick={() => void copy(visiblePart(latest())?.trim() ?? '')}
        >
          <CopyIcon size={16} />
          Copy
        </Button>
      )}
      {!isEditing && (
        <Button
          ref={edit}
          variant="outline"
          size="sm"
          aria-label={part.text ? `Edit ${name}` : `Write the ${name} yourself`}
          onClick={() => {
            onEdit();
            startEditing(draft.id);
          }}
        >
          <EditIcon size={16} />
          {part.text ? 'Edit' : 'Write'}
        </Button>
      )}
    </>
  );
}

function PartText({ draft, part }: MediaPartProps) {
  if (!part.text) {
    return (
      <Muted>
        The model returned no {part.name.toLowerCase()} this time. Generate again to get one, or
        write it yourself.
      </Muted>
    );
  }
  return (
    <chakra.p
      htmlTranslate="no"
      lang={languageOfText(part.text, postLanguage(draft.origin))}
      dir="auto"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
    >
      {part.text}
    </chakra.p>
  );
}

/** Reads the text from its atom: the deferred `draft` lags behind the typing. */
function PartEditor({ draft, part, takePress }: MediaPartProps & { takePress(): boolean }) {
  const [focus] = useState(() => focusAtEnd(takePress));
  const live = useAtomValue(currentDraftAtom);
  const text = visiblePart(live?.id === draft.id ? live : draft) ?? '';
  const type = useSetAtom(typePartAtom);
  const save = useSetAtom(savePartAtom);
  const cancel = useSetAtom(cancelEditingPartAtom);
  const name = part.name.toLowerCase();
  return (
    <>
      <TextArea
        aria-label={part.name}
        htmlTranslate="no"
        lang={languageOfText(part.text ?? '', postLanguage(draft.origin))}
        dir="auto"
        minHeight="180px"
        ref={focus}
        value={text}
        onChange={({ target }) => type(draft.id, target.value)}
      />
      <Cluster gap="3">
        <Button onClick={() => save(draft.id)}>Save {name}</Button>
        <Button variant="outline" aria-label={`Cancel, ${name}`} onClick={() => cancel(draft.id)}>
          Cancel
        </Button>
      </Cluster>
    </>
  );
}
