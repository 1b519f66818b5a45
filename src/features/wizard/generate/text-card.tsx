import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { countWords } from '#domain/posts/reply.ts';
import { isNearby } from '#domain/providers/base-url.ts';
import { stopAtom } from '#state/generation/stop.ts';
import { baseUrlAtom } from '#state/provider/provider.ts';
import { servicesAtom } from '#state/services.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/page/card.tsx';
import { StopIcon } from '#ui/pictures/tool-icons.tsx';
import { Muted, VisuallyHidden } from '#ui/page/text.tsx';

interface TextCardProps {
  isWriting: boolean;
  /** One row above the text. */
  head: ReactNode;
  text: string;
  /** Below the text. */
  children?: ReactNode;
}

/** The text of a post, as it streams and once it is written: it stays where it is. */
export function TextCard({ isWriting, head, text, children }: TextCardProps) {
  return (
    <Card>
      <chakra.div
        height="3px"
        marginBottom="-2"
        borderRadius="full"
        background={isWriting ? 'accentSoft' : 'done'}
        _highContrast={{ background: 'Canvas', outline: '1px solid CanvasText' }}
        overflow="hidden"
      >
        {isWriting && <ProgressLine />}
      </chakra.div>
      <chakra.div display="flex" alignItems="center" gap="3" minHeight="11">
        {head}
      </chakra.div>
      {text !== '' && <GeneratedText text={text} />}
      {children}
    </Card>
  );
}

interface WritingProps {
  text: string;
  thinkingSince?: number | undefined;
}

/** Tells what is going on while the text streams, with Stop. */
export function Writing({ text, thinkingSince }: WritingProps) {
  const stop = useSetAtom(stopAtom);
  return (
    <>
      <VisuallyHidden role="status">Writing has started</VisuallyHidden>
      <Muted marginInlineEnd="auto" fontVariantNumeric="tabular-nums">
        {text === '' ? <Waiting since={thinkingSince} /> : `${countWords(text)} words`}
      </Muted>
      <Button variant="outline" size="sm" onClick={() => stop()}>
        <StopIcon size={16} />
        Stop
      </Button>
    </>
  );
}

/** Shown before the first word: the model's current activity, if known. */
function Waiting({ since }: { since: number | undefined }) {
  const baseUrl = useAtomValue(baseUrlAtom);
  if (since !== undefined) return <ThinkingTime since={since} />;
  // A local model is first loaded from disk.
  return baseUrl !== undefined && isNearby(baseUrl)
    ? 'Loading the model…'
    : 'Waiting for the first words';
}

/** Visible counter only: announcing every second would interrupt the screen reader. */
function ThinkingTime({ since }: { since: number }) {
  const now = useAtomValue(servicesAtom)?.now;
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!now) return undefined;
    const count = () => setSeconds(Math.max(0, Math.floor((now() - since) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [now, since]);
  return (
    <>
      <span role="status">Thinking…</span> <span aria-hidden="true">{seconds} s</span>
    </>
  );
}

const slide = keyframes({ from: { translate: '-100%' }, to: { translate: '250%' } });

const ProgressLine = chakra('div', {
  base: {
    width: '40%',
    height: 'full',
    background: 'accent',
    _highContrast: { background: 'Highlight' },
    animation: `${slide} 1400ms ease-in-out infinite`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none', width: 'full', opacity: 0.5 },
  },
});

/** Model output as plain text: line breaks kept, never interpreted as markup. */
export function GeneratedText({ text }: { text: string }) {
  return (
    <chakra.p
      htmlTranslate="no"
      dir="auto"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      minHeight="8"
    >
      {text}
    </chakra.p>
  );
}
