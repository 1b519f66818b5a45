import { chakra } from '@chakra-ui/react';
import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useDeferredValue, useId, useState } from 'react';
import type { Span } from '#domain/text/span.ts';
import { type Draft, visibleText } from '#domain/drafts/draft.ts';
import { checkLimits, fits } from '#domain/platforms/post-check.ts';
import { currentDraftAtom } from '#state/drafts/drafts.ts';
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
import { focusAtEnd, YoutubeEditor } from './youtube-editor.tsx';

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
  /** The state in which Edit was pressed, once; undefined for an editor that was open before. */
  takeStart(): EditorStart | undefined;
}

/**
 * Post editor with a length counter for the platform's limit. `draft` follows when the hands rest; a
 * keystroke renders the counter alone, once the keystroke itself is painted.
 */
export function PostEditor({ draft, language, takeStart }: PostEditorProps) {
  const text = visibleText(draft);
  const { platform } = draft.origin;
  const id = useId();
  const check = checkLimits(platform, text);
  return (
    <>
      {platform === 'youtube' ? (
        <YoutubeField draft={draft} language={language} takeStart={takeStart} />
      ) : (
        <PostField
          key={draft.id}
          draft={draft}
          language={language}
          takeStart={takeStart}
          describedBy={id}
        />
      )}
      <EditorBar>
        <LengthRow>
          {platform !== 'youtube' && (
            <div id={id}>
              <LiveCounter draft={draft} />
            </div>
          )}
          {!fits(check) && <ShortenButtons draft={draft} />}
        </LengthRow>
        <EndRow>
          <Note>{noteOn(text, text === draft.text, fits(check))}</Note>
          <SaveButton draft={draft} />
          <CancelButton draft={draft} />
        </EndRow>
      </EditorBar>
    </>
  );
}

/** Stays in view below a long text, above the actions of the step; its height never changes. */
const EditorBar = chakra('div', {
  base: {
    marginTop: '-5',
    marginInline: { base: '-4', md: '-6' },
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '2',
    background: 'surface',
    '@media (min-height: 501px)': {
      position: 'sticky',
      bottom: { base: 'calc(68px + env(safe-area-inset-bottom))', lg: '0' },
      zIndex: '1',
    },
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

/** Save and Cancel, with the note above them on a phone and beside them elsewhere. */
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
    order: { sm: '1' },
    flexBasis: { base: '100%', sm: 'auto' },
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

interface PostFieldProps extends PostEditorProps {
  describedBy: string;
}

function PostField({ draft, language, takeStart, describedBy }: PostFieldProps) {
  const [textAtom] = useState(() => liveTextAtom(draft.id));
  const type = useSetAtom(typeAtom);
  const { ref, ...typing } = useTyping(textAtom, (editing) => type(draft.id, editing));
  const [open] = useState(() => (element: HTMLTextAreaElement | null) => {
    const disconnect = ref(element);
    if (element) openAt(element, takeStart);
    return disconnect;
  });
  return (
    <PostArea
      aria-label="Post text"
      aria-describedby={describedBy}
      htmlTranslate="no"
      lang={language}
      dir="auto"
      ref={open}
      {...typing}
    />
  );
}

/** Its words stand where those of the reading view do: Edit moves nothing. */
const PostArea = chakra('textarea', {
  base: {
    minHeight: '300px',
    // On a phone from edge to edge of the card: its border would run beside the card's.
    width: { base: 'calc(100% + 32px)', md: 'calc(100% + 26px)' },
    maxWidth: { base: 'none', md: 'calc(66ch + 26px)' },
    marginInline: { base: '-16px', md: '-13px' },
    marginBlock: '-13px 0',
    padding: { base: '12px 16px', md: '12px' },
    borderWidth: { base: '1px 0', md: '1px' },
    borderColor: 'outline',
    borderRadius: { base: '0', md: 'field' },
    fontSize: '1.0625rem',
    lineHeight: '1.7',
    fieldSizing: 'content',
    outlineOffset: '-1px',
  },
});

/** Once Edit is pressed: selects where the user was in the text, without scrolling away from it. */
function openAt(field: HTMLTextAreaElement, takeStart: PostEditorProps['takeStart']): void {
  const begun = takeStart();
  if (!begun) return;
  const { selection, height = 0 } = begun;
  const { start, end } = selection ?? { start: field.value.length, end: field.value.length };
  field.style.minHeight = `${Math.max(300, height + 26)}px`;
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
}

/** Text of a draft as typed or saved so far; undefined while another one is under review. */
const liveTextAtom = (id: string) =>
  atom((get) => {
    const draft = get(currentDraftAtom);
    return draft?.id === id ? visibleText(draft) : undefined;
  });

const YoutubeField = ({ draft, language, takeStart }: PostEditorProps) => {
  const text = useLiveText(draft);
  const { fields } = checkLimits('youtube', useDeferredValue(text));
  const [focus] = useState(() => focusAtEnd(() => takeStart() !== undefined));
  return (
    <YoutubeEditor ref={focus} id={draft.id} text={text} language={language} fields={fields} />
  );
};

function SaveButton({ draft }: { draft: Draft }) {
  const store = useStore();
  const isBlank = useAtomValue(isBlankEditAtom);
  const save = useSetAtom(saveEditAtom);
  return (
    <Button
      looksDisabled={isBlank}
      // What is typed renders behind the field: the press may come first.
      onClick={() => !store.get(isBlankEditAtom) && save(draft.id)}
    >
      Save Changes
    </Button>
  );
}

function noteOn(text: string, unchanged: boolean, isFitting: boolean): string | undefined {
  if (text.trim() === '') return 'Add some text to save the post.';
  if (!isFitting) return 'Sends one request. This version is kept.';
  return unchanged ? undefined : 'Save or cancel to see the preview.';
}
