import type { Theme } from '#domain/quotes/analysis.ts';
import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { languageName } from '#domain/campaign/language-name.ts';
import { languageOf, type QuoteFilter, starsOf } from '#domain/quotes/quote-filter.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { Select } from '#ui/controls/field.tsx';

interface QuoteFiltersProps {
  quotes: readonly Quote[];
  themes: readonly Theme[];
  filter: QuoteFilter;
  onChange(filter: QuoteFilter): void;
}

/** Filters of the list. A fact that all quotes share, or none has, is no filter. */
export function QuoteFilters({ quotes, themes, filter, onChange }: QuoteFiltersProps) {
  const { stars, languages } = useMemo(() => valuesOf(quotes), [quotes]);
  const { theme, stars: chosenStars, language, included } = filter;
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      gap="2"
      css={{ '& > *': { flex: '1 1 140px', width: 'auto', minWidth: '0' } }}
      role="group"
      aria-label="Filters"
    >
      <Filter
        label="Theme"
        all="All themes"
        value={theme}
        options={themes.map(({ label, count }) => [label, `${label} (${count})`])}
        onChange={(value) => onChange({ ...filter, theme: value })}
      />
      <Filter
        label="Stars"
        all="All stars"
        value={chosenStars?.toString()}
        options={stars.map((star) => [String(star), star === 1 ? '1 star' : `${star} stars`])}
        onChange={(value) =>
          onChange({ ...filter, stars: value === undefined ? undefined : Number(value) })
        }
      />
      <Filter
        label="Language"
        all="All languages"
        value={language}
        options={languages.map((code) => [code, languageName(code)])}
        onChange={(value) => onChange({ ...filter, language: value })}
      />
      <Filter
        label="Included"
        all="Included or not"
        value={included?.toString()}
        options={INCLUDED}
        onChange={(value) =>
          onChange({ ...filter, included: value === undefined ? undefined : value === 'true' })
        }
      />
    </chakra.div>
  );
}

const INCLUDED = [
  ['true', 'Included'],
  ['false', 'Not included'],
] as const;

function valuesOf(quotes: readonly Quote[]) {
  const stars = new Set(quotes.flatMap((quote) => starsOf(quote) ?? []));
  const languages = new Set(quotes.map(languageOf));
  return {
    stars: [...stars].toSorted((one, other) => other - one),
    languages: [...languages].toSorted(),
  };
}

interface FilterProps {
  label: string;
  /** Name of the option that lets every quote pass. */
  all: string;
  value: string | undefined;
  options: readonly (readonly [value: string, name: string])[];
  onChange(value: string | undefined): void;
}

function Filter({ label, all, value, options, onChange }: FilterProps) {
  if (options.length < 2 && value === undefined) return null;
  return (
    <Select
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    >
      <option value="">{all}</option>
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </Select>
  );
}
