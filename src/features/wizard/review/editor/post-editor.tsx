import { chakra } from '@chakra-ui/react';
import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { type RefObject, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import type { Span } from '#domain/text/span.ts';
import { type Draft, visibleText } from '#domain/drafts/draft.ts';
import { isBlankText } from '#domain/platforms/blank-text.ts';
import { checkLimits, fits } from '#domain/platforms/post-check.ts';
import { currentDraftAtom, draftByIdAtom } from '#state/drafts/drafts.ts';
import {
  cancelEditingAtom,
  isBlankEditAtom,
  saveEditAtom,
  typeAtom,
} from '#state/drafts/edit-draft.ts';
import { shortenAtom } from '#state/review/shorten.ts';
import { Button } from '#ui/controls/button.tsx';
import { LengthCounter } from '../length-counter.tsx';
import { useTyping } from '../../cards/use-typing.ts';
import { RetryButtons } from '../retry-notice.tsx';
import { WholeScreen } from './whole-screen.tsx';
import { YoutubeEditor } from './youtube-editor.tsx';

/** State in which the editor opens: the selection and the height of the text that it replaces. */
export interface EditorStart {
  readonly selection?: Span | undefined;
  /** In pixels. */
  readonly height?: number;
}

interface PostEditorProps {
  draft: Draft;
  /** Language of the post, as an ISO 639-1 code. */
  language: string;
  /** True on a phone's whole screen. */
  isWhole: boolean;
  /** The state in which Edit was pressed, once; undefined for an editor that was open before. */
  takeStart(): EditorStart | undefined;
}

/**
 * Post editor with a length counter for the platform's limit, in the card or on a phone's whole screen.
 * `draft` follows when the hands rest; a keystroke renders the counter alone, once the keystroke itself
 * is painted.
 */
export function PostEditor({ draft, language, isWhole, takeStart }: PostEditorProps) {
  const leave = useLeave(draft);
  const text = visibleText(draft);
  const { platform } = draft.origin;
  const id = useId();
  const isFitting = fits(checkLimits(platform, text));
  const Field = platform === 'youtube' ? YoutubeField : PostField;
  const field = (
    <Field
      key={draft.id}
      draft={draft}
      language={language}
      takeStart={takeStart}
      describedBy={id}
    />
  );
  const counter = platform !== 'youtube' && (
    <div id={id}>
      <LiveCounter draft={draft} />
    </div>
  );
  const buttons = (
    <>
      <SaveButton draft={draft} />
      <CancelButton draft={draft} />
    </>
  );
  const isBlank = isBlankText(platform, text);
  if (isWhole)
    return (
      <WholeScreen
        actions={<EndRow>{buttons}</EndRow>}
        notes={
          <>
            {counter}
            {isBlank && BLANK}
          </>
        }
        onLeave={leave}
      >
        {field}
      </WholeScreen>
    );
  const isUnchanged = text === draft.text;
  return (
    <>
      {field}
      <EditorBar>
        <LengthRow>
          {counter}
          {!isFitting && <ShortenButtons draft={draft} />}
        </LengthRow>
        <EndRow>
          <Note>{isBlank ? BLANK : !isFitting ? COSTS : !isUnchanged && CHANGED}</Note>
          {buttons}
        </EndRow>
      </EditorBar>
    </>
  );
}

const BLANK = 'Add some text to save the post.';
const COSTS = 'Sends one request. This version is kept.';
const CHANGED = 'Save or cancel to see the preview.';

/**
 * Leaves the editor without a button: what is typed is saved. A blank text stays open if it can, or else
 * the saved one does.
 */
function useLeave(draft: Draft): (isClosed: boolean) => void {
  const store = useStore();
  const save = useSetAtom(saveEditAtom);
  const cancel = useSetAtom(cancelEditingAtom);
  return (isClosed) => {
    const { editing, text } = store.get(draftByIdAtom)(draft.id) ?? {};
    if (editing === undefined) return;
    const isBlank = isBlankText(draft.origin.platform, editing);
    if (editing === text || (isBlank && isClosed)) cancel(draft.id);
    else if (!isBlank) save(draft.id);
  };
}

/** Stays in view below a long text, above the actions of the step; its height never changes. */
const EditorBar = chakra('div', {
  base: {
    marginTop: '-5',
    marginInline: '-6',
    paddingInline: '6',
    paddingBlock: '2',
    background: 'surface',
    position: 'sticky',
    bottom: { base: 'calc(68px + env(safe-area-inset-bottom))', lg: '0' },
    zIndex: '1',
  },
});

/** As high as a button, which appears beside the counter while the hands type. */
const LengthRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '2',
    '&:not(:empty)': { minHeight: '11' },
    // Two lines of the counter are as high as the button beside them.
    '& > :first-of-type': { flex: '1 1 150px', minWidth: '0' },
  },
});

/** Save and Cancel, with the note beside them. */
const EndRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    // Both buttons in one row at 320 px.
    '@media (max-width: 359px)': { '& button': { paddingInline: '3' } },
  },
});

const Note = chakra('p', {
  base: {
    order: '1',
    minHeight: '21px',
    color: 'muted',
    fontSize: 'sm',
    lineHeight: '1.3125rem',
  },
});

function ShortenButtons({ draft }: { draft: Draft }) {
  const shorten = useSetAtom(shortenAtom);
  return (
    <RetryButtons
      action="Shorten to fit"
      draft={draft}
      onPress={(provider) => void shorten(provider)}
    />
  );
}

function CancelButton({ draft }: { draft: Draft }) {
  const cancel = useSetAtom(cancelEditingAtom);
  return (
    <Button variant="outline" onClick={() => cancel(draft.id)}>
      Cancel
    </Button>
  );
}

/** Text of the draft as typed or saved so far, also while `draft` is an earlier state of it. */
function useLiveText(draft: Draft): string {
  const live = useAtomValue(currentDraftAtom);
  return visibleText(live?.id === draft.id ? live : draft);
}

const LiveCounter = ({ draft }: { draft: Draft }) => {
  const { platform } = draft.origin;
  const [field] = checkLimits(platform, useLiveText(draft)).fields;
  return <LengthCounter field={field} platform={platform} align="start" />;
};

interface FieldProps extends Omit<PostEditorProps, 'isWhole'> {
  describedBy: string;
}

function PostField({ draft, language, takeStart, describedBy }: FieldProps) {
  const [textAtom] = useState(() => liveTextAtom(draft.id));
  const type = useSetAtom(typeAtom);
  const { ref, ...typing } = useTyping(textAtom, (editing) => type(draft.id, editing));
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => ref(field.current), [ref]);
  useStart(field, takeStart);
  return (
    <PostArea
      aria-label="Post text"
      aria-describedby={describedBy}
      htmlTranslate="no"
      lang={language}
      dir="auto"
      ref={field}
      {...typing}
    />
  );
}

/** Its words stand where those of the reading view do: Edit moves nothing. */
const PostArea = chakra('textarea', {
  base: {
    minHeight: '300px',
    width: 'calc(100% + 26px)',
    maxWidth: 'calc(66ch + 26px)',
    marginInline: '-13px',
    marginBlock: '-13px 0',
    padding: '12px',
    borderWidth: '1px',
    borderColor: 'outline',
    borderRadius: 'field',
    fontSize: '1.0625rem',
    lineHeight: '1.7',
    fieldSizing: 'content',
    outlineOffset: '-1px',
  },
});

/** Once Edit is pressed for the field. An effect: a dialog opens in the layout effect before it. */
function useStart(
  field: RefObject<HTMLTextAreaElement | null>,
  takeStart: PostEditorProps['takeStart'],
): void {
  const [take] = useState(() => takeStart);
  useEffect(() => {
    const { current: element } = field;
    const begun = element && take();
    if (begun) openAt(element, begun);
  }, [field, take]);
}

/** Selects where the user was in the text, without scrolling the page away from it. */
function openAt(field: HTMLTextAreaElement, { selection, height = 0 }: EditorStart): void {
  const { start, end } = selection ?? { start: field.value.length, end: field.value.length };
  const isWhole = field.closest('dialog') !== null;
  if (!isWhole) field.style.minHeight = `${Math.max(300, height + 26)}px`;
  field.setSelectionRange(start, end);
  field.focus({ preventScroll: !isWhole && selection !== undefined });
}

/** Text of a draft as typed or saved so far; undefined while another one is under review. */
const liveTextAtom = (id: string) =>
  atom((get) => {
    const draft = get(currentDraftAtom);
    return draft?.id === id ? visibleText(draft) : undefined;
  });

const YoutubeField = ({ draft, language, takeStart }: FieldProps) => {
  const text = useLiveText(draft);
  const { fields } = checkLimits('youtube', useDeferredValue(text));
  const description = useRef<HTMLTextAreaElement>(null);
  // The selection is in all three fields as one text.
  useStart(description, () => takeStart() && {});
  return (
    <YoutubeEditor
      ref={description}
      id={draft.id}
      text={text}
      language={language}
      fields={fields}
    />
  );
};

function SaveButton({ draft }: { draft: Draft }) {
  const store = useStore();
  const isBlank = useAtomValue(isBlankEditAtom);
  const save = useSetAtom(saveEditAtom);
  return (
    <Button
      looksDisabled={isBlank}
      // The typed text renders behind the field: the press may come first.
      onClick={() => !store.get(isBlankEditAtom) && save(draft.id)}
    >
      Save Changes
    </Button>
  );
}
