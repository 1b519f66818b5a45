import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { detectLanguage } from '#domain/analysis/language.ts';
import { type Draft, visibleText } from '#domain/draft.ts';
import type { CitedQuote } from '#domain/evidence.ts';
import type { CheckedSentence } from '#domain/evidence-check.ts';
import type { Quote } from '#domain/quote.ts';
import { campaignAtom } from '#state/campaign.ts';
import { checkDraftAtom, draftQuotesAtom } from '#state/insight.ts';
import { Card } from '#ui/card.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Muted, SectionHeading, VisuallyHidden } from '#ui/text.tsx';
import { formatRating } from './quote-row.tsx';

const OTHER_FORMS = ' In this language a greeting or an invitation may count as a claim.';

/** The forms of claims are known of languages that are written in Latin letters. */
const isLatin = (text: string): boolean =>
  (text.match(/\p{Script=Latin}/gu)?.length ?? 0) * 2 >= (text.match(/\p{L}/gu)?.length ?? 0);

interface Checked {
  readonly text: string;
  readonly sentences: readonly CheckedSentence[];
}

/** What the post rests on, sentence by sentence, as it stands on the screen. */
export function EvidenceCard({ draft }: { draft: Draft }) {
  const checked = useChecked(draft);
  const [open, setOpen] = useState<number>();
  if (checked === 'unknown') return <Unknown />;
  if (!checked) return null;
  const { text, sentences } = checked;
  return (
    <Card role="region" aria-label="What it rests on">
      <SectionHeading>What it rests on</SectionHeading>
      <Muted role="status">
        {summaryOf(sentences)}
        {isLatin(text) ? '' : OTHER_FORMS}
      </Muted>
      <chakra.p
        lang={detectLanguage(text)}
        dir="auto"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        lineHeight="1.8"
        maxWidth="measure"
      >
        {sentences.map((sentence, index) => (
          <span key={sentence.start}>
            {text.slice(sentences[index - 1]?.end ?? 0, sentence.start)}
            <SentenceMark sentence={sentence} onOpen={() => setOpen(index)}>
              {text.slice(sentence.start, sentence.end)}
            </SentenceMark>
          </span>
        ))}
        {text.slice(sentences.at(-1)?.end ?? 0)}
      </chakra.p>
      <Muted>
        Press a sentence to read who said it. A line under it means that a customer did, dots that
        no customer said this.
      </Muted>
      <SentenceDialog
        sentence={open === undefined ? undefined : sentences[open]}
        text={text}
        onClose={() => setOpen(undefined)}
      />
    </Card>
  );
}

function Unknown() {
  return (
    <Card>
      <SectionHeading>What it rests on</SectionHeading>
      <Muted>This could not be looked at. Reload the page once you are online again.</Muted>
    </Card>
  );
}

/** Checked anew with every change, behind the typing. Nothing to show without quotes. */
function useChecked(draft: Draft): Checked | 'unknown' | undefined {
  const quotes = useAtomValue(draftQuotesAtom)(draft);
  const check = useSetAtom(checkDraftAtom);
  const later = useDeferredValue(draft);
  const [checked, setChecked] = useState<Checked | 'unknown'>();
  const nothing = quotes.length === 0 && !draft.evidence;
  useEffect(() => {
    if (nothing) return undefined;
    let wanted = true;
    async function look() {
      const sentences = await check(later);
      if (wanted) setChecked(sentences ? { text: visibleText(later), sentences } : 'unknown');
    }
    void look();
    return () => void (wanted = false);
  }, [check, later, quotes, nothing]);
  return nothing ? undefined : checked;
}

function summaryOf(sentences: readonly CheckedSentence[]): string {
  const claims = sentences.filter(({ claim, quotes }) => claim || quotes.length > 0);
  const backed = claims.filter(({ quotes }) => quotes.length > 0);
  const byModel = backed.some(({ by }) => by === 'model');
  const how =
    backed.length > 0 && !byModel
      ? ' The model did not mark its sources: these were found on this device.'
      : '';
  if (claims.length === 0) return 'It claims nothing that a customer would have to say.';
  if (backed.length === claims.length) return `Every claim rests on what customers said.${how}`;
  return `${backed.length} of ${claims.length} claims rest on what customers said.${how}`;
}

interface SentenceMarkProps {
  sentence: CheckedSentence;
  onOpen(): void;
  children: ReactNode;
}

/** A button in running text: a real one would not break with its line. */
function SentenceMark({ sentence, onOpen, children }: SentenceMarkProps) {
  const backed = sentence.quotes.length > 0;
  if (!backed && !sentence.claim) return children;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onOpen();
  };
  return (
    <chakra.span
      role="button"
      tabIndex={0}
      data-backed={backed}
      cursor="pointer"
      borderRadius="4px"
      textDecorationLine="underline"
      textDecorationStyle={backed ? 'solid' : 'dotted'}
      textDecorationColor={backed ? 'done' : 'warn'}
      textDecorationThickness="2px"
      textUnderlineOffset="5px"
      _hover={{ background: 'accentSoft' }}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      {children}
      <VisuallyHidden userSelect="none">
        {backed ? countOf(sentence) : ' (no customer said this)'}
      </VisuallyHidden>
    </chakra.span>
  );
}

const countOf = ({ quotes }: CheckedSentence) =>
  quotes.length === 1 ? ' (rests on 1 quote)' : ` (rests on ${quotes.length} quotes)`;

interface SentenceDialogProps {
  sentence: CheckedSentence | undefined;
  text: string;
  onClose(): void;
}

function SentenceDialog({ sentence, text, onClose }: SentenceDialogProps) {
  const backed = sentence !== undefined && sentence.quotes.length > 0;
  return (
    <Dialog
      title={backed ? 'Who said this' : 'No customer said this'}
      open={sentence !== undefined}
      onClose={onClose}
    >
      {sentence && (
        <>
          <chakra.p dir="auto" fontWeight="600">
            {text.slice(sentence.start, sentence.end)}
          </chakra.p>
          {backed ? <Quotes sentence={sentence} /> : <p>Check it before you post it.</p>}
        </>
      )}
      <chakra.div display="flex" justifyContent="end">
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      </chakra.div>
    </Dialog>
  );
}

function Quotes({ sentence }: { sentence: CheckedSentence }) {
  const campaign = useAtomValue(campaignAtom);
  return (
    <>
      <Muted>
        {sentence.by === 'model'
          ? 'The model names this as its source.'
          : 'Found on this device, by the words that both share.'}
      </Muted>
      <chakra.ul display="grid" gap="3" maxHeight="50vh" overflowY="auto">
        {sentence.quotes.map((quote) => (
          <chakra.li
            key={quote.id}
            paddingInlineStart="3"
            borderInlineStartWidth="2px"
            borderColor="accent"
            fontSize="sm"
            lineHeight="1.55"
          >
            <chakra.blockquote lang={detectLanguage(quote.text)} dir="auto" overflowWrap="anywhere">
              {quote.text}
            </chakra.blockquote>
            <chakra.span color="muted">{factsOf(quote, campaign.quotes)}</chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  );
}

/** The number that the quote has in the list, if it is still there, and its stars. */
function factsOf({ id, rating }: CitedQuote, listed: readonly Quote[]): string {
  const place = listed.findIndex((quote) => quote.id === id);
  const facts = [
    ...(place === -1 ? [] : [`Quote ${place + 1}`]),
    ...(rating === undefined ? [] : [`${formatRating(rating)} of 5 stars`]),
  ];
  return facts.join(', ');
}
