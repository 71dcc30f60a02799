import type { EventFilters } from '../../../model/event/eventFilters.ts';

/** Groups of filters: place first, then time and kind, then what is rarely used. */
export const filterGroups = ['place', 'when', 'kind', 'more'] as const;
export type FilterGroup = (typeof filterGroups)[number];

export interface FilterBarProps {
  filters: EventFilters;
  onChange: (change: Partial<EventFilters>) => void;
}
