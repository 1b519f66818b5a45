import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { languageName, languageOptions } from '#domain/campaign/language-name.ts';
import { findPostLanguage } from '#domain/campaign/post-languages.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { quotesAtom } from '#state/campaign/campaign.ts';
import {
  chooseLanguageAtom,
  languageAtom,
  quotesLanguageAtom,
} from '#state/campaign/post-language.ts';
import { Select } from '#ui/controls/field.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';

/** Value of the first option, which is no language. */
const SAME = 'same';

const LANGUAGES = languageOptions();

/** Language the post will be written in. */
export function LanguageField() {
  const quotes = useAtomValue(quotesAtom);
  const chosen = useAtomValue(languageAtom);
  const usual = useAtomValue(quotesLanguageAtom);
  const choose = useSetAtom(chooseLanguageAtom);
  const id = useId();
  return (
    <Stack gap="2" justifyItems="start">
      <chakra.label htmlFor={id} fontWeight="600">
        Language of the post
      </chakra.label>
      <Select
        id={id}
        name="language"
        maxWidth="full"
        aria-describedby={`${id}-hint`}
        value={chosen ?? SAME}
        onChange={({ target }) => choose(findPostLanguage(target.value))}
      >
        <option value={SAME}>Same as the quotes ({languageName(usual)})</option>
        {LANGUAGES.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </Select>
      <Muted id={`${id}-hint`}>{hintFor(quotes)}</Muted>
    </Stack>
  );
}

function hintFor(quotes: readonly Quote[]): string {
  const included = quotes.filter(({ choice }) => choice !== 'dropped');
  const languages = new Set(included.flatMap(({ language }) => language ?? []));
  if (included.length === 0) return 'Without quotes, posts are in English unless you choose.';
  if (languages.size === 0)
    return 'We can’t tell the language of your quotes, so posts are in English unless you choose.';
  if (languages.size === 1) return 'Every post in this campaign is written in this language.';
  const names = new Intl.ListFormat('en').format([...languages].map(languageName));
  return `Your quotes are in ${names}. Every post in this campaign is written in one language.`;
}
