import { chakra } from '@chakra-ui/react';
import { type ReactNode, useDeferredValue } from 'react';
import { findChoice } from '#domain/campaign/choice.ts';
import { type Draft, visibleText } from '#domain/posts/draft.ts';
import { describeLength } from '#domain/posts/field-length.ts';
import { describeShown } from '#domain/posts/fold.ts';
import {
  type HashtagRule,
  PLATFORM_RULES,
  type PlatformRules,
} from '#domain/posts/platform-rules.ts';
import { type SourceId, SOURCES } from '#domain/posts/sourced.ts';
import { PLATFORMS } from '#domain/posts/platforms.ts';
import {
  checkLimits,
  type FieldCheck,
  type HashtagVerdict,
  type PostCheck,
} from '#domain/posts/post-check.ts';
import type { EntityKind } from '#domain/posts/text-metrics.ts';
import { countWords } from '#domain/posts/reply.ts';
import { WarningIcon } from '#ui/icons.tsx';
import { Muted } from '#ui/text.tsx';

/** Platform checks of the current text, both in preview and while editing. */
export function PostFacts({ draft }: { draft: Draft }) {
  const { platform } = draft.origin;
  const text = useDeferredValue(visibleText(draft));
  const check = checkLimits(platform, text);
  const rules = PLATFORM_RULES[platform];
  const name = findChoice(PLATFORMS, platform)?.name ?? '';
  return (
    <chakra.section
      aria-label={`How it fits ${name}`}
      display="grid"
      gap="3"
      paddingTop="4"
      borderTopWidth="1px"
      borderColor="hairline"
    >
      <chakra.dl display="grid" gap="2" fontSize="sm" lineHeight="1.5">
        {check.fields.map((field) => (
          <Row key={field.name} name={field.name === 'Text' ? 'Length' : field.name}>
            <Length field={field} platform={name} body={check.body} />
          </Row>
        ))}
        <Row name="Shown first">{foldWords(check, rules.folds)}</Row>
        <Row name="Hashtags">
          <Hashtags check={check} rule={rules.hashtags} platform={name} />
        </Row>
        <Found check={check} kind="link" name="Links" />
        <Found check={check} kind="mention" name="Mentions" />
      </chakra.dl>
      <Muted fontSize="xs">{sourcesOf(check, rules)}</Muted>
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

interface LengthProps {
  field: FieldCheck;
  platform: string;
  body: string;
}

/** Also counts words in the body, since lengths are requested in words. */
function Length({ field, platform, body }: LengthProps) {
  const { name, over, refused } = field;
  const isBody = name === 'Text' || name === 'Description';
  return (
    <>
      {describeLength(field, platform)}
      {isBody && `; ${count(countWords(body))} words`}
      {over > 0 && (
        <Trouble>
          {count(over)} over. {platform} would reject it or cut it off.
        </Trouble>
      )}
      {refused.length > 0 && (
        <Trouble>
          {platform} doesn’t allow {refused.join(' or ')} here.
        </Trouble>
      )}
    </>
  );
}

const count = (number: number) => number.toLocaleString('en');

/** Uses text and an icon, so that colour is never the only signal. */
function Trouble({ children }: { children: ReactNode }) {
  return (
    <chakra.span display="flex" gap="1" alignItems="center" color="warn" fontWeight="600">
      <chakra.span flexShrink="0" display="flex">
        <WarningIcon size={16} />
      </chakra.span>
      <span>{children}</span>
    </chakra.span>
  );
}

function foldWords({ body, folds }: PostCheck, { phone, desktop }: PlatformRules['folds']): string {
  if (folds.phone === undefined) return 'All of it appears before “more”.';
  const onPhone = describeShown(body, folds.phone, phone);
  if (folds.desktop === undefined) return `${onPhone} on a phone, all of it on a desktop`;
  const onDesktop = describeShown(body, folds.desktop, desktop);
  if (onPhone === onDesktop) return `${onPhone}, then “more”`;
  return `${onPhone} on a phone, ${onDesktop} on a desktop, then “more”`;
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
      return `; ${good.from} to ${good.to} work well on ${platform}`;
    case 'refused':
      return `${platform} allows at most ${most?.count}.`;
    case 'ignored':
      return `With more than ${ignoredAbove?.count}, ${platform} ignores them all.`;
  }
}

function Found({ check, kind, name }: { check: PostCheck; kind: EntityKind; name: string }) {
  const found = check.entities.filter((entity) => entity.kind === kind);
  if (found.length === 0) return null;
  return <Row name={name}>{found.map(({ text }) => text).join(', ')}</Row>;
}

/** Sources of the figures: a fold measured by readers is less reliable than a documented limit. */
function sourcesOf({ fields: [{ limit }] }: PostCheck, { folds, hashtags }: PlatformRules): string {
  const named: [string, SourceId][] = [
    ['limit', limit.source],
    ['fold', folds.phone.source],
    ['hashtags', (hashtags.most ?? hashtags.good).source],
  ];
  const words = named.map(([what, source]) => `${what}: ${SOURCES[source].name}`);
  return `Sources (${month(SOURCES[limit.source].read)}): ${words.join('; ')}.`;
}

const month = (read: string) =>
  new Date(`${read}-01T00:00Z`).toLocaleDateString('en', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
