import { useSetAtom } from 'jotai';
import type { RefObject } from 'react';
import type { Draft } from '#domain/drafts/draft.ts';
import { cancelEditingAtom, startEditingAtom } from '#state/drafts/edit-draft.ts';
import { Icon } from '#ui/pictures/icons.tsx';
import { EditIcon, EyeIcon } from '#ui/pictures/tool-icons.tsx';
import { Segments } from '#ui/controls/segments.tsx';
import { useLatest } from './use-latest.ts';

/** View of the card while the post is not edited. */
export type PostView = 'post' | 'preview';

const TextIcon = () => <Icon size={16} d="M5 6h14M5 10.5h14M5 15h14M5 19.5h8" />;

interface ViewSwitchProps {
  draft: Draft;
  view: PostView;
  onView(view: PostView): void;
  edit: RefObject<HTMLButtonElement | null>;
  /** Called when Edit is touched: a press may drop the selection of the text. */
  onBeforeEdit(): void;
}

const isChanged = ({ editing, text }: Draft) => editing !== undefined && editing !== text;

/** The three views of the post's card. */
export function ViewSwitch({ draft, view, onView, edit, onBeforeEdit }: ViewSwitchProps) {
  const latest = useLatest(draft);
  const startEditing = useSetAtom(startEditingAtom);
  const cancelEditing = useSetAtom(cancelEditingAtom);
  const isEditing = draft.editing !== undefined;
  // Leaving with unsaved changes would discard them silently: Save Changes and Cancel are explicit.
  const isLocked = isChanged(draft);
  const show = (next: PostView) => () => {
    if (isChanged(latest())) return;
    if (latest().editing !== undefined) cancelEditing(draft.id);
    onView(next);
  };
  const props = (id: PostView) => ({
    type: 'button' as const,
    'aria-pressed': !isEditing && view === id,
    'aria-disabled': isLocked || undefined,
    onClick: show(id),
  });
  return (
    <Segments look="plain" role="group" aria-label="View">
      <button {...props('post')}>
        <TextIcon />
        Post
      </button>
      <button {...props('preview')}>
        <EyeIcon size={16} />
        Preview
      </button>
      <button
        ref={edit}
        type="button"
        aria-pressed={isEditing}
        onPointerDown={onBeforeEdit}
        onClick={(event) => {
          // A keyboard press has no pointer.
          if (event.detail === 0) onBeforeEdit();
          startEditing(draft.id);
        }}
      >
        <EditIcon size={16} />
        Edit
      </button>
    </Segments>
  );
}
