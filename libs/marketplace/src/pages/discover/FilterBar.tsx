import { css } from '@emotion/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Chip, fadingEnd, Inline, PinIcon, Skeleton, Stack, theme } from '@foyer/ui-kit';
import {
  eventKinds,
  hasFilters,
  noFilters,
  type EventFilters,
  type WhenFilter,
} from '../../model/eventFilters.ts';
import { SearchBar } from './SearchBar.tsx';

/** Loaded on demand: its combobox is large and rarely used. */
const NearMe = lazy(async () => ({ default: (await import('./NearMe.tsx')).NearMe }));
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

export interface FilterBarProps {
  filters: EventFilters;
  onChange: (change: Partial<EventFilters>) => void;
}

/** Filters by search, time, kind and place; every choice is in the address [C2.22]. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { t } = useTranslation('marketplace');
  const [showsPlace, setShowsPlace] = useState(filters.near !== undefined);
  const toggleKind = (kind: (typeof eventKinds)[number]): void => {
    const isOn = filters.kinds.includes(kind);
    onChange({ kinds: isOn ? filters.kinds.filter((each) => each !== kind) : [...filters.kinds, kind] });
  };
  return (
    <Stack gap={4} role="search">
      <SearchBar value={filters.search} onValueChange={(search) => onChange({ search })} />
      <Inline gap={2} css={[chips, fadingEnd]} tabIndex={0} role="group" aria-label={t('discover.filters')}>
        <Chip
          icon={<PinIcon size={18} />}
          selected={filters.near !== undefined || showsPlace}
          onClick={() => setShowsPlace(!showsPlace)}
        >
          {filters.near?.name || t('near.title')}
        </Chip>
        {whens.map((when) => (
          <Chip
            key={when}
            selected={filters.when === when}
            onClick={() => onChange({ when: filters.when === when ? 'any' : when })}
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
      {hasFilters(filters) && (
        <div css={{ marginInlineStart: `-${theme.space[3]}` }}>
          <Button variant="text" onClick={() => onChange(noFilters)}>
            {t('discover.clear')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
