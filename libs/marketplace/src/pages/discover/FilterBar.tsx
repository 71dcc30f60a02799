import { css } from '@emotion/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip, fadingEnd, FilterIcon, Inline, PinIcon, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { eventKinds, type EventFilters, type WhenFilter } from '../../model/eventFilters.ts';
import { SearchBar } from './SearchBar.tsx';

/** Loaded on demand: its combobox is large and rarely used. */
const NearMe = lazy(async () => ({ default: (await import('./NearMe.tsx')).NearMe }));
/** Loaded on demand: their inputs and texts are rarely used. */
const MoreFilters = lazy(async () => ({ default: (await import('./laterParts.ts')).MoreFilters }));
const SearchSuggestions = lazy(async () => ({
  default: (await import('./laterParts.ts')).SearchSuggestions,
}));
const leastLetters = 2;
const whens: readonly WhenFilter[] = ['today', 'weekend', 'month'];

/** A single scrolling row on phones, wrapping rows on wider screens. */
const chips = css({
  paddingBlock: theme.space[1],
  [theme.media.belowTablet]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '> *': { flexShrink: 0 },
  },
});

/** Counts the active filters behind "More filters". */
const countMore = ({ ways, from, to, price, sort, accessible }: EventFilters): number =>
  [ways.length > 0, from !== '' || to !== '', price ?? sort, accessible].filter(Boolean).length;

export interface FilterBarProps {
  filters: EventFilters;
  onChange: (change: Partial<EventFilters>) => void;
}

/** Filters by search, time, kind and place; every choice is in the address [C2.22]. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { t } = useTranslation('marketplace');
  const [showsPlace, setShowsPlace] = useState(filters.near !== undefined);
  const [showsMore, setShowsMore] = useState(countMore(filters) > 0);
  const toggleKind = (kind: (typeof eventKinds)[number]): void => {
    const isOn = filters.kinds.includes(kind);
    onChange({ kinds: isOn ? filters.kinds.filter((each) => each !== kind) : [...filters.kinds, kind] });
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
        <Chip
          icon={<PinIcon size={18} />}
          selected={filters.near !== undefined}
          aria-expanded={showsPlace}
          onClick={() => setShowsPlace(!showsPlace)}
        >
          {filters.near?.name || t('near.title')}
        </Chip>
        <Chip
          icon={<FilterIcon size={18} />}
          selected={countMore(filters) > 0}
          aria-expanded={showsMore}
          onClick={() => setShowsMore(!showsMore)}
        >
          {t('discover.moreFilters')}
        </Chip>
        {whens.map((when) => (
          <Chip
            key={when}
            selected={filters.when === when}
            onClick={() => onChange({ when: filters.when === when ? 'any' : when, from: '', to: '' })}
          >
            {t(`when.${when}`)}
          </Chip>
        ))}
        {eventKinds.map((kind) => (
          <Chip key={kind} selected={filters.kinds.includes(kind)} onClick={() => toggleKind(kind)}>
            {t(`kind.${kind}`)}
          </Chip>
        ))}
      </Inline>
      {showsPlace && (
        <Suspense fallback={<Skeleton shape="block" height="76px" />}>
          <NearMe near={filters.near} onNear={(near) => onChange({ near })} />
        </Suspense>
      )}
      {showsMore && (
        <Suspense fallback={<Skeleton shape="block" height="160px" />}>
          <MoreFilters filters={filters} onChange={onChange} />
        </Suspense>
      )}
    </Stack>
  );
}
