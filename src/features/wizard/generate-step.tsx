import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { generateAtom, generationAtom } from '#state/generation.ts';
import { keyHintAtom } from '#state/provider.ts';
import { Button } from '#ui/button.tsx';
import { ArrowLeftGlyph, ArrowRightGlyph } from '#ui/glyphs.tsx';
import { StepFrame } from '#ui/step-frame.tsx';
import { ConfigurationSummary } from './configuration-summary.tsx';
import { GenerationProgress } from './generation-progress.tsx';
import { ProviderBlock } from './provider-block.tsx';

export function GenerateStep({ onBack, onView }: { onBack(): void; onView(): void }) {
  const { status } = useAtomValue(generationAtom);
  const hasKey = useAtomValue(keyHintAtom) !== undefined;
  const generate = useSetAtom(generateAtom);
  const [typedKey, setTypedKey] = useState('');
  const running = status === 'running';
  const canGenerate = hasKey || typedKey.trim() !== '';
  return (
    <StepFrame
      title="Generate Content"
      lead="The post is written by the model you choose, with your own key."
      waitingFor={canGenerate || status === 'done' ? undefined : 'Enter your API key to generate.'}
      aside={<ConfigurationSummary />}
      actions={
        <>
          <Button variant="quiet" disabled={running} onClick={onBack}>
            <ArrowLeftGlyph size={16} />
            Back to Customize
          </Button>
          {status === 'done' ? (
            <Button onClick={onView}>
              View Content
              <ArrowRightGlyph size={16} />
            </Button>
          ) : (
            <Button
              busy={running}
              disabled={running || !canGenerate}
              onClick={() => void generate(typedKey)}
            >
              {running ? 'Generating...' : 'Generate Content'}
            </Button>
          )}
        </>
      }
    >
      <GenerationProgress />
      <ProviderBlock typedKey={typedKey} onType={setTypedKey} disabled={running} />
    </StepFrame>
  );
}
