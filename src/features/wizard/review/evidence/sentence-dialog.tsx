import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import type { Standing } from '#domain/evidence/summary.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import {
  draftQuotesAtom,
  keepSentenceAtom,
  quoteCustomerAtom,
  removeSentenceAtom,
} from '#state/review/evidence.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';
import { MarkedSentence, underlines } from './marked-text.tsx';
import { SourceItem } from './source-item.tsx';
import type { Checked, StandingSentence } from './use-checked.ts';

const TITLES: Readonly<Record<Standing, string>> = {
  said: 'A customer said this',
  otherwise: 'Customers said otherwise',
  retold: 'A customer said as much',
  near: 'A quote comes near',
  'no-source': 'No source found',
  'not-compared': 'Not compared',
  kept: 'You know this yourself',
};

interface SentenceDialogProps {
  draft: Draft;
  checked: Checked;
  sentence: StandingSentence | undefined;
  onClose(): void;
  /** Called after a fix has changed the text of the post. */
  onFixed(): void;
}

/** The quotes behind a sentence, with possible fixes. */
export function SentenceDialog({
  draft,
  checked,
  sentence,
  onClose,
  onFixed,
}: SentenceDialogProps) {
  const { text, uncompared } = checked;
  const quotes = useAtomValue(draftQuotesAtom)(draft);
  const standing = sentence?.standing;
  return (
    <Dialog
      placement="sheet"
      title={standing ? TITLES[standing] : ''}
      open={sentence !== undefined && standing !== undefined}
      onClose={onClose}
    >
      {sentence && standing && (
        <>
          <chakra.p dir="auto" fontWeight="600" overflowWrap="anywhere" css={underlines}>
            <MarkedSentence text={text} sentence={sentence} />
          </chakra.p>
          <Muted>{explain(sentence, standing, uncompared)}</Muted>
          <Sources
            quotes={quotes}
            text={text}
            sentence={sentence}
            onClose={onClose}
            onFixed={onFixed}
          />
          <Fixes
            text={text}
            sentence={sentence}
            standing={standing}
            onClose={onClose}
            onFixed={onFixed}
          />
        </>
      )}
    </Dialog>
  );
}

function explain(sentence: StandingSentence, standing: Standing, uncompared: string): string {
  if (sentence.reason === 'one-customer')
    return 'One customer said this. The sentence speaks of several.';
  if (sentence.reason === 'customers-differ')
    return 'A customer said this, and more of them said otherwise. Read both.';
  if (sentence.reason === 'turned')
    return 'The words stand under a label that changes what they mean. Read it there.';
  if (sentence.reason === 'invented' && standing === 'no-source')
    return 'No quote in any language has this number, or goes as far. Check it before you post it.';
  if (standing === 'not-compared')
    return `No quote in this language comes near. Not compared: ${uncompared || 'those in other languages'}.`;
  const words: Readonly<Record<Standing, string>> = {
    said: 'The words stand in the quote as they stand here.',
    otherwise: 'A quote says something else. Change the sentence before you post it.',
    retold: 'The quote has the same content in other words or another order.',
    near: 'The check can’t tell whether this quote says the same. Read it.',
    'no-source': 'No quote comes near. Check it before you post it.',
    'not-compared': '',
    kept: 'You said that you know this. The proof sheet says so too.',
  };
  return words[standing];
}

interface PartProps {
  text: string;
  sentence: StandingSentence;
  onClose(): void;
  onFixed(): void;
}

interface SourcesProps extends PartProps {
  /** All quotes that the draft may be based on: they number its sources. */
  quotes: readonly Quote[];
}

function Sources({ quotes, text, sentence, onClose, onFixed }: SourcesProps) {
  const quoteCustomer = useSetAtom(quoteCustomerAtom);
  if (sentence.sources.length === 0) return null;
  return (
    <Stack as="ul" gap="4">
      {sentence.sources.map((source) => {
        const place = quotes.findIndex(({ id }) => id === source.quote.id);
        return (
          <SourceItem
            key={source.quote.id}
            text={text}
            source={source}
            masks={sentence.masks}
            number={place === -1 ? undefined : place + 1}
            onUse={
              sentence.verdict === 'said' || source.label !== undefined
                ? undefined
                : () => {
                    onClose();
                    quoteCustomer({ text, sentence, source });
                    onFixed();
                  }
            }
          />
        );
      })}
    </Stack>
  );
}

function Fixes({ text, sentence, standing, onClose, onFixed }: PartProps & { standing: Standing }) {
  const remove = useSetAtom(removeSentenceAtom);
  const keep = useSetAtom(keepSentenceAtom);
  return (
    <Cluster justifyContent="end" gap="2">
      <Button
        size="sm"
        variant="danger"
        onClick={() => {
          onClose();
          remove({ text, sentence });
          onFixed();
        }}
      >
        Remove
      </Button>
      {standing === 'kept' && (
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            onClose();
            keep({ text, sentence }, false);
          }}
        >
          Don’t keep it
        </Button>
      )}
      {standing !== 'said' && standing !== 'kept' && (
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            onClose();
            keep({ text, sentence }, true);
          }}
        >
          Keep, I know this
        </Button>
      )}
      <Button variant="outline" size="sm" onClick={onClose}>
        Close
      </Button>
    </Cluster>
  );
}
