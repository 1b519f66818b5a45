import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { AUDIENCES } from '#domain/audiences.ts';
import { findChoice } from '#domain/choice.ts';
import { type Draft, visibleText } from '#domain/draft.ts';
import { PLATFORM_RULES } from '#domain/platform-rules.ts';
import { PLATFORMS } from '#domain/platforms.ts';
import { checkPost } from '#domain/post-check.ts';
import { TOASTS } from '#domain/toasts.ts';
import { type Services, servicesAtom } from '#state/services.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { CopyGlyph, DownloadGlyph, MailGlyph, ShareGlyph } from '#ui/glyphs.tsx';
import { Badge, Label, Muted } from '#ui/text.tsx';

/** What can be done with the post, and what to know about it. */
export function ReviewSidebar({ draft }: { draft: Draft }) {
  const { platform, audience, tags } = draft.origin;
  const target = findChoice(AUDIENCES, audience);
  const place = findChoice(PLATFORMS, platform);
  return (
    <chakra.aside display="grid" gap="6" aria-label="About this post">
      <Card>
        <Actions draft={draft} />
      </Card>
      <Card>
        <Detail name="Characters">
          <chakra.span fontVariantNumeric="tabular-nums">
            {charactersOf(draft).toLocaleString('en')}
          </chakra.span>
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
            {PLATFORM_RULES[platform].tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </chakra.ul>
        </Detail>
      </Card>
    </chakra.aside>
  );
}

/** Of every field that is posted: the labels between them are not. */
function charactersOf(draft: Draft): number {
  const { fields } = checkPost(draft.origin.platform, visibleText(draft));
  return fields.reduce((sum, { characters }) => sum + characters, 0);
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <chakra.div display="grid" gap="1">
      <Label>{name}</Label>
      <div>{children}</div>
    </chakra.div>
  );
}

function Actions({ draft }: { draft: Draft }) {
  const found = useAtomValue(servicesAtom);
  const [menuOpen, setMenuOpen] = useState(false);
  if (!found) return null;
  const { sharing } = found;

  async function share(): Promise<void> {
    if (!sharing.canShare()) return setMenuOpen(true);
    // A refused sheet leaves the other ways.
    if ((await sharing.share(postOf(draft))) === 'failed') setMenuOpen(true);
    return undefined;
  }

  /** The menu goes first: a toast would lie behind it. */
  const choose = (act: () => unknown) => () => {
    setMenuOpen(false);
    act();
  };

  return (
    <chakra.div display="grid" gap="2">
      <Button wide onClick={() => void copy(found, draft)}>
        <CopyGlyph size={18} />
        Copy Content
      </Button>
      <Button wide variant="outline" onClick={() => download(found, draft)}>
        <DownloadGlyph size={18} />
        Download
      </Button>
      <Button wide variant="outline" onClick={() => void share()}>
        <ShareGlyph size={18} />
        Share Draft
      </Button>
      <Dialog title="Share Draft" open={menuOpen} onClose={() => setMenuOpen(false)}>
        <Muted>This browser has no share sheet. These ways work everywhere.</Muted>
        <chakra.div display="grid" gap="2">
          <Button variant="outline" onClick={choose(() => copy(found, draft))}>
            <CopyGlyph size={18} />
            Copy
          </Button>
          <Button variant="outline" onClick={choose(() => window.open(mailOf(draft), '_self'))}>
            <MailGlyph size={18} />
            Mail
          </Button>
          <Button variant="outline" onClick={choose(() => download(found, draft))}>
            <DownloadGlyph size={18} />
            Save as a file
          </Button>
          <Button variant="quiet" onClick={() => setMenuOpen(false)}>
            Close
          </Button>
        </chakra.div>
      </Dialog>
    </chakra.div>
  );
}

async function copy({ sharing, notify }: Services, draft: Draft): Promise<void> {
  notify((await sharing.copy(visibleText(draft))) ? TOASTS.copied : TOASTS.copyFailed);
}

function download({ sharing, notify }: Services, draft: Draft): void {
  sharing.downloadText(`${draft.origin.platform}-content.txt`, visibleText(draft));
  notify(TOASTS.downloadStarted);
}

function postOf(draft: Draft) {
  const platform = findChoice(PLATFORMS, draft.origin.platform)?.name ?? '';
  return { title: `Draft for ${platform}`, text: visibleText(draft) };
}

function mailOf(draft: Draft): string {
  const { title, text } = postOf(draft);
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`;
}
