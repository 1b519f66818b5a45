import { chakra } from '@chakra-ui/react';
import { useDeferredValue } from 'react';
import { type Draft, visibleText } from '#domain/drafts/draft.ts';
import { describeLength } from '#domain/platforms/field-length.ts';
import { describeShown } from '#domain/platforms/fold.ts';
import { PLATFORM_RULES, type PlatformRules } from '#domain/platforms/platform-rules.ts';
import { checkLimits, type FieldCheck, type PostCheck } from '#domain/platforms/post-check.ts';
import { factsOf } from '#domain/platforms/post-facts.ts';
import { type SourceId, SOURCES } from '#domain/platforms/sourced.ts';
import type { EntityKind } from '#domain/platforms/text-metrics.ts';
import { countWords } from '#domain/posts/reply.ts';
import { DescriptionList, DescriptionRow } from '#ui/page/description-list.tsx';
import { WarningIcon } from '#ui/pictures/icons.tsx';
import { Muted } from '#ui/page/text.tsx';
import { platformName } from '../cards/variant-state.tsx';
import { DetailRow } from './detail-row.tsx';
import { RulerIcon } from './icons.tsx';

/** Platform checks of the current text in one line, the figures behind it on demand. */
export function PostFacts({ draft }: { draft: Draft }) {
  const { platform } = draft.origin;
  const text = useDeferredValue(visibleText(draft));
  const check = checkLimits(platform, text);
  const rules = PLATFORM_RULES[platform];
  const name = platformName(platform);
  const { facts, troubles } = factsOf(check, platform, name);
  const isWrong = troubles.length > 0;
  return (
    <DetailRow
      label={`How it fits ${name}`}
      icon={isWrong ? <TroubleIcon /> : <RulerIcon size={18} />}
      line={
        <chakra.span color={isWrong ? 'warn' : undefined} fontWeight={isWrong ? '600' : undefined}>
          {facts.join(' · ')}
        </chakra.span>
      }
      notes={isWrong && <Troubles troubles={troubles} />}
    >
      <Figures>
        {check.fields.map((field) => (
          <DescriptionRow key={field.name} name={field.name === 'Text' ? 'Length' : field.name}>
            {lengthOf(field, name, check.body)}
          </DescriptionRow>
        ))}
        <DescriptionRow name="Shown first">{foldWords(check, rules.folds)}</DescriptionRow>
        <DescriptionRow name="Hashtags">{hashtagsOf(check, rules, name)}</DescriptionRow>
        <Found check={check} kind="link" name="Links" />
        <Found check={check} kind="mention" name="Mentions" />
      </Figures>
      <Muted fontSize="xs">{sourcesOf(check, rules)}</Muted>
    </DetailRow>
  );
}

const TroubleIcon = () => (
  <chakra.span color="warn" flexShrink="0">
    <WarningIcon size={18} />
  </chakra.span>
);

const Troubles = ({ troubles }: { troubles: readonly string[] }) => (
  <chakra.ul paddingBottom="3" color="warn" fontSize="sm" lineHeight="1.5" fontWeight="600">
    {troubles.map((trouble) => (
      <li key={trouble}>{trouble}</li>
    ))}
  </chakra.ul>
);

const Figures = chakra(DescriptionList, {
  base: {
    fontSize: 'sm',
    lineHeight: '1.5',
    overflowWrap: 'anywhere',
    '& > div': { gridTemplateColumns: '88px minmax(0, 1fr)' },
    '& dt': { lineHeight: 'inherit' },
  },
});

/** Also counts words in the body, since lengths are requested in words. */
function lengthOf(field: FieldCheck, platform: string, body: string): string {
  const isBody = field.name === 'Text' || field.name === 'Description';
  const words = isBody ? `; ${countWords(body).toLocaleString('en')} words` : '';
  return `${describeLength(field, platform)}${words}`;
}

function foldWords({ body, folds }: PostCheck, { phone, desktop }: PlatformRules['folds']): string {
  if (folds.phone === undefined) return 'All of it appears before “more”.';
  const onPhone = describeShown(body, folds.phone, phone);
  if (folds.desktop === undefined) return `${onPhone} on a phone, all of it on a desktop`;
  const onDesktop = describeShown(body, folds.desktop, desktop);
  if (onPhone === onDesktop) return `${onPhone}, then “more”`;
  return `${onPhone} on a phone, ${onDesktop} on a desktop, then “more”`;
}

function hashtagsOf(
  { hashtags, hashtagVerdict }: PostCheck,
  { hashtags: { good } }: PlatformRules,
  platform: string,
): string {
  const isOff = hashtagVerdict === 'few' || hashtagVerdict === 'many';
  return isOff ? `${hashtags}; ${good.from} to ${good.to} work well on ${platform}` : `${hashtags}`;
}

function Found({ check, kind, name }: { check: PostCheck; kind: EntityKind; name: string }) {
  const found = check.entities.filter((entity) => entity.kind === kind);
  if (found.length === 0) return null;
  return <DescriptionRow name={name}>{found.map(({ text }) => text).join(', ')}</DescriptionRow>;
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
