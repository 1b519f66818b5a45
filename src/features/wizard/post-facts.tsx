import { chakra } from '@chakra-ui/react';
import { type ReactNode, useDeferredValue } from 'react';
import { findChoice } from '#domain/choice.ts';
import { type Draft, visibleText } from '#domain/draft.ts';
import {
  type HashtagRule,
  PLATFORM_RULES,
  type SourceId,
  SOURCES,
} from '#domain/platform-rules.ts';
import { PLATFORMS } from '#domain/platforms.ts';
import {
  checkPost,
  type FieldCheck,
  type HashtagVerdict,
  type PostCheck,
} from '#domain/post-check.ts';
import { countCharacters, type EntityKind } from '#domain/text-metrics.ts';
import { WarningGlyph } from '#ui/glyphs.tsx';
import { Muted } from '#ui/text.tsx';

/** What the platform makes of the text as it stands, while it is read and while it is typed. */
export function PostFacts({ draft }: { draft: Draft }) {
  const { platform } = draft.origin;
  const text = useDeferredValue(visibleText(draft));
  const check = checkPost(platform, text);
  const name = findChoice(PLATFORMS, platform)?.name ?? '';
  return (
    <chakra.section
      aria-label={`What ${name} makes of it`}
      display="grid"
      gap="3"
      paddingTop="4"
      borderTopWidth="1px"
      borderColor="hairline"
    >
      <chakra.dl display="grid" gap="2" fontSize="sm" lineHeight="1.5">
        {check.fields.map((field) => (
          <Row key={field.name} name={field.name === 'Text' ? 'Length' : field.name}>
            <Length field={field} platform={name} />
          </Row>
        ))}
        <Row name="Seen first">{foldWords(check)}</Row>
        <Row name="Hashtags">
          <Hashtags check={check} rule={PLATFORM_RULES[platform].hashtags} platform={name} />
        </Row>
        <Found check={check} kind="link" name="Links" />
        <Found check={check} kind="mention" name="Mentions" />
      </chakra.dl>
      <Muted fontSize="xs">{sourcesOf(check, draft)}</Muted>
    </chakra.section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <chakra.div display="grid" gridTemplateColumns="88px minmax(0, 1fr)" gap="3">
      <chakra.dt color="muted">{name}</chakra.dt>
      <chakra.dd fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}

function Length({ field, platform }: { field: FieldCheck; platform: string }) {
  const { over, refused } = field;
  return (
    <>
      {lengthWords(field, platform)}
      {over > 0 && (
        <Trouble>
          {count(over)} over. {platform} would refuse it or cut it.
        </Trouble>
      )}
      {refused.length > 0 && (
        <Trouble>
          {platform} takes no {refused.join(' and no ')} here.
        </Trouble>
      )}
    </>
  );
}

/** The platform's own count is named where it is another than the reader's. */
function lengthWords({ characters, length, limit }: FieldCheck, platform: string): string {
  const most = count(limit.most);
  if (limit.unit === 'utf8') {
    return `${count(characters)} characters, ${count(length)} of ${most} bytes`;
  }
  if (characters === length) return `${count(length)} of ${most} characters`;
  return `${count(characters)} characters, which ${platform} counts as ${count(length)} of ${most}`;
}

const count = (number: number) => number.toLocaleString('en');

/** Said in words and with a mark, so that the colour says nothing alone. */
function Trouble({ children }: { children: ReactNode }) {
  return (
    <chakra.span display="flex" gap="1" alignItems="center" color="warn" fontWeight="600">
      <WarningGlyph size={16} />
      <span>{children}</span>
    </chakra.span>
  );
}

function foldWords({ body, folds }: PostCheck): string {
  const [phone, desktop] = [folds.phone, folds.desktop].map((fold) =>
    fold === undefined ? undefined : count(countCharacters(body.slice(0, fold))),
  );
  if (phone === undefined) return 'All of it shows before “more”.';
  if (desktop === undefined) return `${phone} characters on a phone, all on a desktop`;
  if (phone === desktop) return `${phone} characters, then “more”`;
  return `${phone} characters on a phone, ${desktop} on a desktop, then “more”`;
}

interface HashtagsProps {
  check: PostCheck;
  rule: HashtagRule;
  platform: string;
}

function Hashtags({ check: { hashtags, hashtagVerdict: verdict }, rule, platform }: HashtagsProps) {
  const advice = hashtagWords(verdict, rule, platform);
  if (verdict === 'refused' || verdict === 'ignored') {
    return (
      <>
        {hashtags}
        <Trouble>{advice}</Trouble>
      </>
    );
  }
  return `${hashtags}${advice}`;
}

function hashtagWords(verdict: HashtagVerdict, rule: HashtagRule, platform: string): string {
  const { good, most, ignoredAbove } = rule;
  switch (verdict) {
    case 'good':
      return '';
    case 'few':
    case 'many':
      return `; ${good.from} to ${good.to} do well on ${platform}`;
    case 'refused':
      return `${platform} takes at most ${most?.count}.`;
    case 'ignored':
      return `Over ${ignoredAbove?.count}, ${platform} ignores them all.`;
  }
}

function Found({ check, kind, name }: { check: PostCheck; kind: EntityKind; name: string }) {
  const found = check.entities.filter((entity) => entity.kind === kind);
  if (found.length === 0) return null;
  return <Row name={name}>{found.map(({ text }) => text).join(', ')}</Row>;
}

/** Whose figures these are: a fold that somebody once counted is worth less than a documented limit. */
function sourcesOf({ fields: [{ limit }] }: PostCheck, { origin }: Draft): string {
  const { folds, hashtags } = PLATFORM_RULES[origin.platform];
  const named: [string, SourceId][] = [
    ['Limit', limit.source],
    ['“more”', folds.phone.source],
    ['hashtags', (hashtags.most ?? hashtags.good).source],
  ];
  const words = named.map(([what, source]) => `${what}: ${SOURCES[source].name}`);
  return `${words.join('; ')}. Read in ${month(SOURCES[limit.source].read)}.`;
}

const month = (read: string) =>
  new Date(`${read}-01T00:00Z`).toLocaleDateString('en', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
