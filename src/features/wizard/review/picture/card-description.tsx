import { memo } from 'react';
import { cardAltText } from '#domain/pictures/card-texts.ts';
import type { CardWays } from '#state/pictures/cards.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyIcon } from '#ui/pictures/action-icons.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Label, Muted } from '#ui/page/text.tsx';
import type { CardActs } from './use-card-acts.ts';
import type { DrawnCard } from './use-drawn-card.ts';

interface CardDescriptionProps {
  drawn: DrawnCard | undefined;
  acts: CardActs;
  ways: CardWays;
}

/** The alt text of what is shown, and what else the clipboard takes of it. */
export const CardDescription = memo(({ drawn, acts, ways }: CardDescriptionProps) => {
  if (!drawn?.ok) return null;
  return (
    <Stack gap="2">
      <Label>Alt text</Label>
      <Muted dir="auto" translate="no" overflowWrap="anywhere">
        {cardAltText(drawn.card, drawn)}
      </Muted>
      <Cluster gap="2">
        <Button variant="outline" onClick={acts.copyAltText}>
          <CopyIcon size={18} />
          Copy alt text
        </Button>
        {ways.canCopy && (
          <Button variant="outline" onClick={acts.copy}>
            <CopyIcon size={18} />
            Copy picture
          </Button>
        )}
        {ways.canShare && ways.canCopy && (
          <Button variant="outline" onClick={acts.copyWithPost}>
            <CopyIcon size={18} />
            Copy with post
          </Button>
        )}
      </Cluster>
    </Stack>
  );
});
