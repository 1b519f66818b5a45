import { chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { factsOf, proofClaims, type ProofSheet } from '#domain/evidence/proof-sheet.ts';
import { STANDING_LABELS } from '#domain/evidence/summary.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import { downloadProofAtom, draftQuotesAtom } from '#state/review/evidence.ts';
import { Button } from '#ui/controls/button.tsx';
import { Cluster } from '#ui/page/layout.tsx';
import { dayText } from '#ui/page/local-time.ts';
import type { Checked } from './use-checked.ts';

interface ProofSheetProps extends Checked {
  draft: Draft;
  summary: string;
}

/** Actions to share every claim with its quotes. */
export function ProofSheetActions({ draft, text, sentences, summary }: ProofSheetProps) {
  const quotes = useAtomValue(draftQuotesAtom)(draft);
  const download = useSetAtom(downloadProofAtom);
  const [printed, setPrinted] = useState<ProofSheet>();
  const closePrinted = useCallback(() => setPrinted(undefined), []);
  const sheetOf = (): ProofSheet => ({
    title: 'Proof sheet',
    day: dayText(new Date()),
    summary,
    claims: proofClaims(text, sentences, quotes),
  });
  if (!sentences.some(({ standing }) => standing)) return null;
  return (
    <Cluster role="group" aria-label="Proof sheet" alignItems="center" gap="2">
      <chakra.span fontWeight="600" marginInlineEnd="2">
        Proof sheet
      </chakra.span>
      <Button variant="outline" size="sm" onClick={() => download(sheetOf(), 'markdown')}>
        Markdown
      </Button>
      <Button variant="outline" size="sm" onClick={() => download(sheetOf(), 'csv')}>
        CSV
      </Button>
      <Button variant="outline" size="sm" onClick={() => setPrinted(sheetOf())}>
        Print
      </Button>
      {printed && <PrintedSheet sheet={printed} onDone={closePrinted} />}
    </Cluster>
  );
}

/** Replaces the page with the sheet, in print only. */
const PAPER = {
  '[data-proof-sheet]': { display: 'none' },
  '@media print': {
    'body > :not([data-proof-sheet])': { display: 'none !important' },
    '[data-proof-sheet]': { display: 'block', color: '#000', background: '#fff' },
  },
};

function PrintedSheet({ sheet, onDone }: { sheet: ProofSheet; onDone(): void }) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [sheet, onDone]);
  return createPortal(
    <section data-proof-sheet aria-hidden="true">
      <Global styles={PAPER} />
      <h1>{sheet.title}</h1>
      <p>
        {sheet.day}. {sheet.summary}
      </p>
      <ol>
        {sheet.claims.map(({ start, claim, standing, quotes }) => (
          <chakra.li key={start} marginTop="4" breakInside="avoid">
            <strong>{STANDING_LABELS[standing]}</strong>
            <chakra.p htmlTranslate="no" whiteSpace="pre-wrap">
              {claim}
            </chakra.p>
            {quotes.map((quote) => (
              <chakra.blockquote
                htmlTranslate="no"
                key={quote.text}
                marginInlineStart="6"
                marginTop="2"
                whiteSpace="pre-wrap"
              >
                {quote.verdict}: {quote.text}
                <br />
                {factsOf(quote)}
              </chakra.blockquote>
            ))}
          </chakra.li>
        ))}
      </ol>
    </section>,
    document.body,
  );
}
