import { useTranslation } from 'react-i18next';
import { EmptyState } from '@foyer/ui-kit';
import { hasFilters, type EventFilters } from '../../model/eventFilters.ts';
import { ClearFilters } from './ClearFilters.tsx';
import { DropFilter } from './DropFilter.tsx';
import { useChosenFilters } from './useChosenFilters.ts';

export interface NoResultsProps {
  filters: EventFilters;
  onChange: (change: Partial<EventFilters>) => void;
}

/** Empty state of the list: suggests filters to drop, each with the count that would remain [C2.22]. */
export function NoResults({ filters, onChange }: NoResultsProps) {
  const { t } = useTranslation('search');
  const chosen = useChosenFilters(filters);
  if (!hasFilters(filters)) return <EmptyState title={t('empty.none')}>{t('empty.noneHint')}</EmptyState>;
  const isSearchAlone = filters.search !== '' && chosen.length === 1;
  return (
    <EmptyState
      title={isSearchAlone ? t('empty.search', { search: filters.search }) : t('empty.filters')}
      action={
        <>
          {chosen.length > 1 &&
            chosen.map((each) => (
              <DropFilter key={each.name} {...each} filters={filters} onChange={onChange} />
            ))}
          <ClearFilters onChange={onChange} />
        </>
      }
    >
      {t(isSearchAlone ? 'empty.searchHint' : 'empty.filtersHint')}
    </EmptyState>
  );
}
