import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { findChoice } from '#domain/campaign/choice.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import { PLATFORM_RULES } from '#domain/platforms/platform-rules.ts';
import { type PlatformId, PLATFORMS } from '#domain/platforms/platforms.ts';
import { checkLimits } from '#domain/platforms/post-check.ts';
import { postLanguage } from '#domain/campaign/writing-language.ts';
import { readYoutubeFields } from '#domain/platforms/youtube-fields.ts';
import { partOf } from '#domain/drafts/draft-part.ts';
import { hasSampleAtom } from '#state/review/sample-media.ts';
import { Choice } from '#ui/controls/choice.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { VisuallyHidden } from '#ui/page/text.tsx';
import { FacebookPreview } from './facebook.tsx';
import { InstagramPreview } from './instagram.tsx';
import { LinkedinPreview } from './linkedin.tsx';
import type { Device, Media, PreviewProps } from './parts.tsx';
import { AskedLanguage } from './post-text.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import { TiktokPreview } from './tiktok.tsx';
import { YoutubePreview } from './youtube.tsx';

const DEVICES = { phone: 'Phone', desktop: 'Desktop' } as const;
const WIDTHS = { phone: 'min(100%, 375px)', desktop: 'min(100%, 555px)' } as const;

/** Post as readers see it, on a phone or a desktop. A new text starts folded. */
export function PostPreview({ draft }: { draft: Draft }) {
  const [device, setDevice] = useState<Device>('phone');
  const name = findChoice(PLATFORMS, draft.origin.platform)?.name ?? '';
  return (
    <Stack gap="4" justifyItems="start">
      <DeviceToggle device={device} onChange={setDevice} />
      <chakra.article
        aria-label={`${name} on a ${device}`}
        htmlTranslate="no"
        data-preview={device}
        width={WIDTHS[device]}
        justifySelf="center"
        background="surface"
        borderWidth="1px"
        borderColor="outline"
        borderRadius={device === 'phone' ? '24px' : 'card'}
        overflow="hidden"
        fontSize="0.9375rem"
        lineHeight="1.4"
      >
        <AskedLanguage value={postLanguage(draft.origin)}>
          <PlatformPreview
            key={`${draft.id} ${draft.revision} ${device}`}
            draft={draft}
            device={device}
          />
        </AskedLanguage>
      </chakra.article>
      <ProfileEditor />
    </Stack>
  );
}

function DeviceToggle({ device, onChange }: { device: Device; onChange(device: Device): void }) {
  return (
    <Cluster as="fieldset" gap="2">
      <VisuallyHidden as="legend">Seen on</VisuallyHidden>
      {(['phone', 'desktop'] as const).map((id) => (
        <Choice
          key={id}
          type="radio"
          shape="chip"
          name="device"
          value={id}
          checked={device === id}
          onChange={() => onChange(id)}
        >
          <span>{DEVICES[id]}</span>
        </Choice>
      ))}
    </Cluster>
  );
}

function PlatformPreview({ draft, device }: { draft: Draft; device: Device }) {
  const { platform } = draft.origin;
  const media = useMedia(draft);
  const props: PreviewProps = { device, check: checkLimits(platform, draft.text), media };
  switch (platform) {
    case 'facebook':
      return <FacebookPreview {...props} />;
    case 'instagram':
      return <InstagramPreview {...props} />;
    case 'linkedin':
      return <LinkedinPreview {...props} />;
    case 'youtube':
      return <YoutubePreview {...props} fields={readYoutubeFields(draft.text)} />;
    case 'tiktok':
      return <TiktokPreview {...props} />;
  }
}

/** Picture or video of the post; platforms that require media always show one. */
function useMedia(draft: Draft): Media {
  const { platform, contentType } = draft.origin;
  const { needsMedia, pictures } = PLATFORM_RULES[platform];
  const hasSample = useAtomValue(hasSampleAtom)(draft.id, partOf(draft)?.text ?? '');
  if (contentType === 'text' && !needsMedia) return { kind: 'none' };
  const kind = contentType === 'text' ? USUAL_MEDIA[platform] : MEDIA[contentType];
  return { kind, size: pictures[0], hasSample };
}

const MEDIA = { image: 'picture', video: 'video' } as const;

const USUAL_MEDIA = {
  facebook: 'picture',
  instagram: 'picture',
  linkedin: 'picture',
  youtube: 'video',
  tiktok: 'video',
} as const satisfies Record<PlatformId, Media['kind']>;
