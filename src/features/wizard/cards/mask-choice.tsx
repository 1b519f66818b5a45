import { useEffect, useId, useRef } from 'react';
import type { ShownWords } from '#domain/quotes/quote.ts';
import { focusOn } from '#ui/behaviour/focus.ts';
import { FocusGroup } from '#ui/controls/focus-group.tsx';
import { Muted } from '#ui/page/text.tsx';

interface MaskChoiceProps {
  words: ShownWords;
  /** True while the mask hides its words. */
  isHidden: boolean;
  onShow(words: ShownWords, where: 'here' | 'everywhere'): void;
  onMask(words: ShownWords): void;
  onClose(): void;
}

/** Asks whether a mask should hide its words. Takes the focus, and answers nothing by itself. */
export function MaskChoice({ words, isHidden, onShow, onMask, onClose }: MaskChoiceProps) {
  const group = useRef<HTMLDivElement>(null);
  const note = useId();
  // Not its first button: a held key would press it.
  useEffect(() => focusOn(group.current), []);
  const name = <span translate="no">{words.words}</span>;
  return (
    <FocusGroup
      ref={group}
      label={`Mask of ${words.words}`}

      aria-describedby={note}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The sheet stays open.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <Muted id={note}>{noteOn(words, isHidden)}</Muted>
      <div>
        {isHidden ? (
          <>
            <button type="button" onClick={() => onShow(words, 'here')}>
              Show {name}
            </button>
            {words.kind === 'name' && (
              <button type="button" onClick={() => onShow(words, 'everywhere')}>
                Always show {name}
              </button>
            )}
          </>
        ) : (
          <button type="button" onClick={() => onMask(words)}>
            Mask {name} again
          </button>
        )}
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </FocusGroup>
  );
}

function noteOn({ kind }: ShownWords, isHidden: boolean): string {
  if (!isHidden) return 'It’s sent as it is.';
  return kind === 'name'
    ? 'Masked as a name. Show it here, or always: for a pet or your staff.'
    : `Masked as a private detail. If you show it, it’s sent as it is.`;
}
