import { chakra } from '@chakra-ui/react';
import { findChoice } from '#domain/campaign/choice.ts';
import type { PostFilter } from '#domain/drafts/post-filter.ts';
import { POST_STATES, type PostState } from '#domain/drafts/posts.ts';
import { type PlatformId, PLATFORMS } from '#domain/platforms/platforms.ts';
import type { PostGrouping } from '#state/drafts/posts.ts';
import { Input, Select } from '#ui/controls/field.tsx';
import { STATE_NAMES } from './post-state.tsx';

/** The list's filters in the address, as they were typed there. */
export interface PostSearch {
  readonly q?: string | undefined;
  readonly state?: string | undefined;
  readonly platform?: string | undefined;
  /** Id of the post that a calendar's link opens. */
  readonly open?: string | undefined;
  /** `week` or `month` for the calendar. */
  readonly view?: string | undefined;
  /** A day of the week or month, as `YYYY-MM-DD`. */
  readonly day?: string | undefined;
}

/** Reads the address; what names nothing narrows nothing. */
export const filterOf = ({ q, state, platform }: PostSearch): PostFilter => ({
  words: q,
  state: stateOf(state),
  platform: platformOf(platform),
});

const stateOf = (id: string | undefined): PostState | undefined =>
  POST_STATES.find((state) => state === id);

const platformOf = (id: string | undefined): PlatformId | undefined =>
  findChoice(PLATFORMS, id)?.id;

interface PostFiltersProps {
  search: PostSearch;
  grouping: PostGrouping;
  onSearch(change: PostSearch): void;
  onGrouping(by: PostGrouping): void;
}

/** Search, filters and grouping of the list. */
export function PostFilters({ search, grouping, onSearch, onGrouping }: PostFiltersProps) {
  const { state, platform } = filterOf(search);
  return (
    <Filters role="search" aria-label="Posts">
      <Input
        type="search"
        aria-label="Search posts"
        placeholder="Search"
        autoComplete="off"
        value={search.q ?? ''}
        onChange={({ target }) => onSearch({ q: target.value || undefined })}
      />
      <Select
        aria-label="State"
        value={state ?? ''}
        onChange={({ target }) => onSearch({ state: target.value || undefined })}
      >
        <option value="">State</option>
        {POST_STATES.map((id) => (
          <option key={id} value={id}>
            {STATE_NAMES[id]}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Platform"
        value={platform ?? ''}
        onChange={({ target }) => onSearch({ platform: target.value || undefined })}
      >
        <option value="">Platform</option>
        {PLATFORMS.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Group"
        value={grouping}
        onChange={({ target }) => onGrouping(target.value === 'campaign' ? 'campaign' : 'week')}
      >
        <option value="week">By week</option>
        <option value="campaign">By campaign</option>
      </Select>
    </Filters>
  );
}

const Filters = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(3, minmax(0, 1fr))',
      md: 'minmax(0, 1fr) repeat(3, auto)',
    },
    gap: '2',
    '& > input': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& > select': { paddingInline: '2', fontSize: 'sm' },
  },
});
