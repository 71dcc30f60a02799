import { lazy, Suspense } from 'react';
import { Skeleton, Chip, Inline } from '@foyer/ui-kit';
import { useTranslation } from 'react-i18next';
import { eventKinds } from '../../../model/event/eventFilters.ts';
import type { FilterBarProps, FilterGroup } from './filterGroups.ts';
import { MoreFilters } from './MoreFilters.tsx';
import { TimeFilter } from './TimeFilter.tsx';

/** Kinds of events, any number of them [C2.22]. */
export function KindFilter({ filters: { kinds }, onChange }: FilterBarProps) {
  const { t } = useTranslation(['search', 'marketplace']);
  return (
    <Inline gap={2} role="group" aria-label={t('more.kinds')}>
      {eventKinds.map((kind) => {
        const isOn = kinds.includes(kind);
        const toggled = isOn ? kinds.filter((each) => each !== kind) : [...kinds, kind];
        return (
          <Chip key={kind} selected={isOn} onClick={() => onChange({ kinds: toggled })}>
            {t(`marketplace:kind.${kind}`)}
          </Chip>
        );
      })}
    </Inline>
  );
}

/** Loaded on demand: its combobox is large. */
const NearMe = lazy(async () => ({ default: (await import('./NearMe.tsx')).NearMe }));

/** Choices of the group of filters that is open [C2.22]. */
export function FilterPanel({ group, ...props }: FilterBarProps & { group: FilterGroup }) {
  switch (group) {
    case 'place':
      return (
        <Suspense fallback={<Skeleton shape="block" height="76px" />}>
          <NearMe near={props.filters.near} onNear={(near) => props.onChange({ near })} />
        </Suspense>
      );
    case 'when':
      return <TimeFilter {...props} />;
    case 'kind':
      return <KindFilter {...props} />;
    default:
      return <MoreFilters {...props} />;
  }
}
