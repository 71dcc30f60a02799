import { lazy, Suspense } from 'react';
import { Skeleton } from '@foyer/ui-kit';
import type { FilterBarProps, FilterGroup } from './filterGroups.ts';
import { KindFilter } from './KindFilter.tsx';
import { MoreFilters } from './MoreFilters.tsx';
import { TimeFilter } from './TimeFilter.tsx';

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
