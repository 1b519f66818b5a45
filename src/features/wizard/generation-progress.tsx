import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { explainFailure } from '#domain/failure-messages.ts';
import type { Failure } from '#domain/failure.ts';
import { countWords } from '#domain/reply.ts';
import {
  generateAtom,
  generationAtom,
  isOutdatedAtom,
  keepPartialAtom,
  stopAtom,
} from '#state/generation.ts';
import { keyHintAtom, providerAtom } from '#state/provider.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { StopGlyph } from '#ui/glyphs.tsx';
import { Notice } from '#ui/notice.tsx';
import { Muted, VisuallyHidden } from '#ui/text.tsx';

/** How the generation stands: the text as it comes, then how it ended. */
export function GenerationProgress({ onView }: { onView(): void }) {
  const generation = useAtomValue(generationAtom);
  switch (generation.status) {
    case 'idle':
      return null;
    case 'running':
      return <Running text={generation.text} />;
    case 'done':
      return <Done cutShort={generation.cutShort} onView={onView} />;
    case 'failed':
      return (
        <>
          <FailureNotice failure={generation.failure} />
          <Partial text={generation.text} />
        </>
      );
    case 'interrupted':
      return (
        <>
          <Notice tone="warning" title="The last generation was interrupted">
            <p>
              The page closed while the model was writing. Your choices are kept. Generating again
              sends a new request, which may be charged again.
            </p>
          </Notice>
          <Partial text={generation.text} />
        </>
      );
  }
}

function Running({ text }: { text: string }) {
  const stop = useSetAtom(stopAtom);
  return (
    <Card>
      <chakra.div
        height="3px"
        marginBottom="-2"
        borderRadius="full"
        background="accentSoft"
        overflow="hidden"
      >
        <ProgressLine />
      </chakra.div>
      <VisuallyHidden role="status">Writing has started</VisuallyHidden>
      <chakra.div display="flex" alignItems="center" gap="3">
        <Muted marginInlineEnd="auto" fontVariantNumeric="tabular-nums">
          {text === '' ? 'Waiting for the first words' : `${countWords(text)} words`}
        </Muted>
        <Button variant="outline" size="sm" onClick={() => stop()}>
          <StopGlyph size={16} />
          Stop
        </Button>
      </chakra.div>
      {text !== '' && <GeneratedText text={text} />}
    </Card>
  );
}

const ProgressLine = chakra('div', {
  base: {
    width: '40%',
    height: 'full',
    background: 'accent',
    animation: 'slide 1400ms ease-in-out infinite',
    '@media (prefers-reduced-motion: reduce)': { animation: 'none', width: 'full', opacity: 0.5 },
  },
});

/** Model text, as text: line breaks kept, nothing in it is markup. */
function GeneratedText({ text }: { text: string }) {
  return (
    <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" minHeight="8">
      {text}
    </chakra.p>
  );
}

function Done({ cutShort, onView }: { cutShort: boolean; onView(): void }) {
  const isOutdated = useAtomValue(isOutdatedAtom);
  if (isOutdated) {
    return (
      <Notice tone="info" title="Your choices have changed since the last post">
        <p>Generate to write a new one. The last one stays as it is.</p>
        <div>
          <Button variant="outline" size="sm" onClick={onView}>
            View the last one
          </Button>
        </div>
      </Notice>
    );
  }
  return (
    <Notice tone="success" title="Content generated successfully!">
      <p>Your marketing campaign is ready for review</p>
      {cutShort && (
        <p>It was cut short. Under review you can let the model go on, or finish it yourself.</p>
      )}
      <Again />
    </Notice>
  );
}

/** Another version from the same choices; the one before stays stored. */
function Again() {
  const generate = useSetAtom(generateAtom);
  const hasKey = useAtomValue(keyHintAtom) !== undefined;
  if (!hasKey) return null;
  return (
    <div>
      <Button variant="outline" size="sm" onClick={() => void generate()}>
        Write another version
      </Button>
    </div>
  );
}

export function FailureNotice({ failure }: { failure: Failure }) {
  const { name } = useAtomValue(providerAtom);
  const { title, what, todo } = explainFailure(failure, { providerName: name });
  return (
    <Notice tone="error" title={title}>
      <p>{what}</p>
      <p>{todo}</p>
    </Notice>
  );
}

function Partial({ text }: { text: string }) {
  const keep = useSetAtom(keepPartialAtom);
  if (text.trim() === '') return null;
  return (
    <Card>
      <Muted>What came so far</Muted>
      <GeneratedText text={text} />
      <chakra.div>
        <Button variant="outline" size="sm" onClick={() => keep()}>
          Keep this text
        </Button>
      </chakra.div>
    </Card>
  );
}
