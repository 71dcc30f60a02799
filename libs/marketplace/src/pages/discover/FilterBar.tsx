import { css } from '@emotion/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip, ChevronDownIcon, fadingEnd, Inline, PinIcon, Skeleton, Stack, theme } from '@foyer/ui-kit';
import type { EventFilters } from '../../model/event/eventFilters.ts';
import { filterGroups, type FilterBarProps, type FilterGroup } from './filters/filterGroups.ts';
import { SearchBar } from './filters/SearchBar.tsx';

/** Loaded on demand: their inputs and texts are rarely used. */
const FilterPanel = lazy(async () => ({ default: (await import('./laterParts.ts')).FilterPanel }));
const SearchSuggestions = lazy(async () => ({
  default: (await import('./laterParts.ts')).SearchSuggestions,
}));
const leastLetters = 2;

/** A single scrolling row on phones, wrapping rows on wider screens. */
const chips = css({
  paddingBlock: theme.space[1],
  '[aria-expanded=true] > :last-child': { transform: 'rotate(180deg)' },
  [theme.media.belowTablet]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '> *': { flexShrink: 0 },
  },
});

/** Tells which groups narrow the list. */
const isSet = ({ near, when, from, to, kinds, ways, price, sort, accessible }: EventFilters) => ({
  place: near !== undefined,
  when: when !== 'any' || from !== '' || to !== '',
  kind: kinds.length > 0,
  more: ways.length > 0 || (price ?? sort) !== undefined || accessible,
});

/** Filters by search, place, time and kind; every choice is in the address [C2.22]. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { t } = useTranslation('marketplace');
  const { near, when, kinds } = filters;
  const set = isSet(filters);
  // A group that is set is open at first, but for kinds and named times, which the buttons say.
  const [open, setOpen] = useState(() =>
    filterGroups.find((group) => set[group] && group !== 'kind' && (group !== 'when' || when === 'any')),
  );
  const texts: Record<FilterGroup, string> = {
    place: near?.name || t(near ? 'near.title' : 'near.any'),
    when: when === 'any' && set.when ? t('when.dates') : t(`when.${when}`),
    kind: t(`kind.${kinds[0] ?? 'any'}`) + (kinds.length > 1 ? ` +${kinds.length - 1}` : ''),
    more: t('discover.moreFilters'),
  };
  return (
    <Stack gap={4} role="search">
      <SearchBar value={filters.search} onValueChange={(search) => onChange({ search })} />
      {filters.search.trim().length >= leastLetters && (
        <Suspense>
          <SearchSuggestions search={filters.search.trim()} onChange={onChange} />
        </Suspense>
      )}
      <Inline gap={2} css={[chips, fadingEnd]} tabIndex={0} role="group" aria-label={t('discover.filters')}>
        {filterGroups.map((group) => (
          <Chip
            key={group}
            icon={group === 'place' && <PinIcon size={18} />}
            selected={set[group]}
            aria-expanded={open === group}
            onClick={() => setOpen(open === group ? undefined : group)}
          >
            {texts[group]} <ChevronDownIcon size={18} />
          </Chip>
        ))}
      </Inline>
      {open && (
        <Suspense fallback={<Skeleton shape="block" height="76px" />}>
          <FilterPanel group={open} filters={filters} onChange={onChange} />
        </Suspense>
      )}
    </Stack>
  );
}
