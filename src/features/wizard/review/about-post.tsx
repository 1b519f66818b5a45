import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import { AUDIENCES } from '#domain/campaign/audiences.ts';
import { findChoice } from '#domain/campaign/choice.ts';
import { postLanguage } from '#domain/campaign/writing-language.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import { tipsFor } from '#domain/platforms/length-verdict.ts';
import { Card } from '#ui/page/card.tsx';
import { ChevronDownIcon } from '#ui/pictures/icons.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Badge, Label } from '#ui/page/text.tsx';
import { platformName } from '../cards/variant-state.tsx';

/** Tags, audience and tips of a post: folded to one line on a phone, beside the post otherwise. */
export function AboutPost({ draft }: { draft: Draft }) {
  const { platform, audience, tags, length } = draft.origin;
  const target = findChoice(AUDIENCES, audience);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <chakra.aside aria-label="About this post">
      <Card paddingBlock={{ base: '0', lg: '6' }} gap="0">
        <FoldButton
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span>
            {target?.name} · {tags.length === 1 ? '1 tag' : `${tags.length} tags`} · Tips
          </span>
          <ChevronDownIcon size={18} />
        </FoldButton>
        <chakra.div
          id={id}
          display={{ base: open ? 'grid' : 'none', lg: 'grid' }}
          gap="4"
          paddingBottom={{ base: '4', lg: '0' }}
        >
          <Detail name="Tags">
            <Cluster as="ul" gap="2">
              {tags.map((tag) => (
                <Badge as="li" key={tag}>
                  {tag}
                </Badge>
              ))}
            </Cluster>
          </Detail>
          <Detail name="Target audience">
            {target?.name} ({target?.description})
          </Detail>
          <Detail name={`Tips for ${platformName(platform)}`}>
            <Stack
              as="ul"
              gap="2"
              listStyle="disc"
              paddingInlineStart="5"
              fontSize="sm"
              lineHeight="1.5"
            >
              {tipsFor(platform, length, postLanguage(draft.origin)).map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </Stack>
          </Detail>
        </chakra.div>
      </Card>
    </chakra.aside>
  );
}

const FoldButton = chakra('button', {
  base: {
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minHeight: '12',
    color: 'muted',
    fontSize: 'sm',
    textAlign: 'start',
    cursor: 'pointer',
    '& svg': { flexShrink: 0, transition: 'rotate 200ms ease-out' },
    '&[aria-expanded=true] svg': { rotate: '180deg' },
  },
});

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack gap="1">
      <Label>{name}</Label>
      <div>{children}</div>
    </Stack>
  );
}
