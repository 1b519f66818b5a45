import { chakra } from '@chakra-ui/react';
import { type ReactNode, useDeferredValue } from 'react';
import { AUDIENCES } from '#domain/campaign/audiences.ts';
import { findChoice } from '#domain/campaign/choice.ts';
import { type Draft, visibleText } from '#domain/posts/draft.ts';
import { tipsFor } from '#domain/posts/length-verdict.ts';
import { PLATFORMS } from '#domain/posts/platforms.ts';
import { checkLimits } from '#domain/posts/post-check.ts';
import { postLanguage } from '#domain/campaign/writing-language.ts';
import { Card } from '#ui/card.tsx';
import { Badge, Label } from '#ui/text.tsx';
import { ReviewActions } from './review-actions.tsx';

/** Actions and facts of the post. */
export function ReviewSidebar({ draft }: { draft: Draft }) {
  const { platform, audience, tags, length } = draft.origin;
  const target = findChoice(AUDIENCES, audience);
  const place = findChoice(PLATFORMS, platform);
  return (
    <chakra.aside display="grid" gap="6" aria-label="About this post">
      <Card>
        <ReviewActions draft={draft} />
      </Card>
      <Card>
        <Detail name="Characters">
          <Characters draft={draft} />
        </Detail>
        <Detail name="Tags">
          <chakra.ul display="flex" flexWrap="wrap" gap="2">
            {tags.map((tag) => (
              <Badge as="li" key={tag}>
                {tag}
              </Badge>
            ))}
          </chakra.ul>
        </Detail>
        <Detail name="Target audience">
          {target?.name} ({target?.description})
        </Detail>
        <Detail name={`Tips for ${place?.name ?? ''}`}>
          <chakra.ul display="grid" gap="2" listStyle="disc" paddingInlineStart="5" fontSize="sm">
            {tipsFor(platform, length, postLanguage(draft.origin)).map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </chakra.ul>
        </Detail>
      </Card>
    </chakra.aside>
  );
}

/** Same character counts as below the post: one, or on YouTube one per field. */
function Characters({ draft }: { draft: Draft }) {
  const text = useDeferredValue(visibleText(draft));
  const { fields } = checkLimits(draft.origin.platform, text);
  const named = fields.map(({ name, characters }) => {
    const figure = characters.toLocaleString('en');
    return name === 'Text' ? figure : `${name} ${figure}`;
  });
  return <chakra.span fontVariantNumeric="tabular-nums">{named.join(', ')}</chakra.span>;
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <chakra.div display="grid" gap="1">
      <Label>{name}</Label>
      <div>{children}</div>
    </chakra.div>
  );
}
