import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { sayMissing } from '#domain/campaign/choice.ts';
import { missingChoices } from '#domain/campaign/campaign.ts';
import { choiceChanges } from '#domain/drafts/choice-changes.ts';
import { isEdited } from '#domain/drafts/draft.ts';
import { canRefresh, type Variant } from '#domain/drafts/variants.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { writeAtom } from '#state/generation/generate.ts';
import { keepPostAtom, reviewedVariantsAtom } from '#state/generation/variants.ts';
import { Cluster } from '#ui/page/layout.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { RequestsNote } from '../cards/requests-note.tsx';
import { SmallButton } from './small-button.tsx';

/** Written with earlier choices: offers to regenerate this post, or all outdated ones. */
export function Outdated({ variant }: { variant: Variant }) {
  const all = useAtomValue(reviewedVariantsAtom).filter(canRefresh);
  const write = useSetAtom(writeAtom);
  const keep = useSetAtom(keepPostAtom);
  const missing = missingChoices(useAtomValue(campaignAtom));
  const platforms = all.map(({ platform }) => platform);
  const edited = variant.draft !== undefined && isEdited(variant.draft);
  return (
    <Notice tone="warning" title="Your choices have changed">
      <Changes variant={variant} />
      {variant.state === 'waiting' && <p>Refresh it to queue it with the new choices.</p>}
      {missing.length > 0 && <p>{sayMissing(missing)}</p>}
      <Cluster gap="2">
        <SmallButton disabled={missing.length > 0} onClick={() => void write([variant.platform])}>
          Refresh
        </SmallButton>
        {variant.draft && variant.state === 'ready' && (
          <SmallButton onClick={() => keep()}>
            {edited ? 'Keep mine' : 'Keep this post'}
          </SmallButton>
        )}
        {all.length > 1 && (
          <SmallButton disabled={missing.length > 0} onClick={() => void write(platforms)}>
            Refresh all {all.length}
          </SmallButton>
        )}
      </Cluster>
      <chakra.details fontSize="sm">
        <chakra.summary color="accent">Estimated cost</chakra.summary>
        <RequestsNote
          what={`${variant.draft ? 'The old version stays. ' : ''}Refreshing${all.length > 1 ? ' all' : ''} sends`}
          platforms={platforms}
        />
      </chakra.details>
    </Notice>
  );
}

/** Choices that differ between the post and the campaign. */
function Changes({ variant: { state, draft, job } }: { variant: Variant }) {
  const campaign = useAtomValue(campaignAtom);
  const before = state === 'waiting' ? job?.campaign : (draft?.origin ?? job?.campaign);
  const changes = before ? choiceChanges(before, campaign) : [];
  if (changes.length === 0) return <p>The customers’ quotes have changed since.</p>;
  return (
    <chakra.ul lineHeight="1.5" aria-label="Changed choices">
      {changes.map(({ name, before: was, after }) => (
        <li key={name}>
          {name}: {was || 'none'} → {after || 'none'}
        </li>
      ))}
    </chakra.ul>
  );
}
