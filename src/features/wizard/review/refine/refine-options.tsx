import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import { languageOptions } from '#domain/campaign/language-name.ts';
import { findPostLanguage } from '#domain/campaign/post-languages.ts';
import { type Draft, postKey } from '#domain/drafts/draft.ts';
import {
  MOST_WISH,
  type Refinement,
  REFINEMENT_NAMES,
  REFINEMENTS,
} from '#domain/posts/refinement.ts';
import type { Span } from '#domain/text/span.ts';
import { draftGenerationAtom } from '#state/generation/draft-generation.ts';
import { providerAtom } from '#state/provider/provider.ts';
import { refineAtom } from '#state/review/refine.ts';
import { setWishAtom, wishesAtom } from '#state/review/wishes.ts';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Input, Select } from '#ui/controls/field.tsx';
import { Cluster } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';
import { asSentence, useCostOf } from '../../cards/request-cost.tsx';
import { SmallButton } from '../small-button.tsx';
import { AskForAlternatives } from './ask-for-alternatives.tsx';

interface RefineOptionsProps {
  draft: Draft;
  /** The selected words, if these alone are to be reworked. */
  passage: Span | undefined;
  onWhole(): void;
  /** Called with each request. */
  onAsk(): void;
}

/** Each of these buttons sends one request to the chosen provider. */
export function RefineOptions({ draft, passage, onWhole, onAsk }: RefineOptionsProps) {
  const { status } = useAtomValue(draftGenerationAtom);
  const isBusy = status === 'running' || status === 'queued';
  const refine = useSetAtom(refineAtom);
  const group = useRef<HTMLDivElement>(null);
  useFocusAfter(passage === undefined, () => group.current);
  function ask(refinement: Refinement): void {
    onAsk();
    void refine(refinement, passage);
  }
  return (
    <>
      <Cost draft={draft} />
      {passage && (
        <Cluster alignItems="center" gap="2">
          <chakra.p htmlTranslate="no" dir="auto" lineClamp={2} fontSize="sm" flex="1 1 12rem">
            “{draft.text.slice(passage.start, passage.end)}”
          </chakra.p>
          <SmallButton onClick={onWhole}>Whole post</SmallButton>
        </Cluster>
      )}
      <Cluster ref={group} role="group" aria-label="Ways to improve it" outline="none" gap="2">
        {REFINEMENTS.map((how) => (
          <SmallButton key={how} disabled={isBusy} onClick={() => ask({ how })}>
            {REFINEMENT_NAMES[how]}
          </SmallButton>
        ))}
      </Cluster>
      {!passage && <AskForAlternatives draft={draft} isBusy={isBusy} onAsk={onAsk} />}
      <Wish of={postKey(draft)} isBusy={isBusy} onAsk={ask} />
      <Translate isBusy={isBusy} onAsk={ask} />
    </>
  );
}

function Cost({ draft: { origin } }: { draft: Draft }) {
  const { name } = useAtomValue(providerAtom);
  const posts = useMemo(() => [{ campaign: origin, platforms: [origin.platform] }], [origin]);
  return (
    <Muted>
      Each sends one request ({name}). Your post stays until you accept the new one.
      <chakra.span display="block" minHeight="1.5em">
        {asSentence(useCostOf(posts))}
      </chakra.span>
    </Muted>
  );
}

interface AskProps {
  isBusy: boolean;
  onAsk(refinement: Refinement): void;
}

interface WishProps extends AskProps {
  /** The post. */
  of: string;
}

function Wish({ of, isBusy, onAsk }: WishProps) {
  const id = useId();
  const wish = useAtomValue(wishesAtom)[of] ?? '';
  const setWish = useSetAtom(setWishAtom);
  const words = wish.trim();
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (words === '' || isBusy) return;
    event.currentTarget.querySelector('button')?.focus();
    onAsk({ how: 'wish', wish: words });
  }
  return (
    <Row onSubmit={send}>
      <chakra.label htmlFor={id} fontSize="sm" fontWeight="600">
        In your own words
      </chakra.label>
      <div>
        <Input
          id={id}
          name="wish"
          dir="auto"
          autoComplete="off"
          maxLength={MOST_WISH}
          placeholder="Mention the new opening hours"
          value={wish}
          onChange={({ target }) => setWish(of, target.value)}
        />
        <SmallButton type="submit" disabled={words === '' || isBusy}>
          Rework
        </SmallButton>
      </div>
    </Row>
  );
}

const LANGUAGES = languageOptions();

function Translate({ isBusy, onAsk }: AskProps) {
  const id = useId();
  const isDemo = useAtomValue(providerAtom).id === 'demo';
  const [language, setLanguage] = useState('');
  const target = findPostLanguage(language);
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (target && !isBusy) onAsk({ how: 'translate', language: target });
  }
  return (
    <Row onSubmit={send}>
      <chakra.label htmlFor={id} fontSize="sm" fontWeight="600">
        In another language
      </chakra.label>
      <div>
        <Select
          id={id}
          name="target"
          disabled={isDemo}
          value={language}
          onChange={({ target: field }) => setLanguage(field.value)}
        >
          <option value="">Choose one</option>
          {LANGUAGES.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </Select>
        <SmallButton type="submit" disabled={!target || isBusy || isDemo}>
          Translate
        </SmallButton>
      </div>
      {isDemo && <Muted>The demo model writes from templates, and can’t translate.</Muted>}
    </Row>
  );
}

const Row = chakra('form', {
  base: {
    display: 'grid',
    gap: '1',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxWidth: 'measure',
    '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2' },
  },
});
