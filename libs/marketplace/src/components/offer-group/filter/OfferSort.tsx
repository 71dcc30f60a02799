import { useTranslation } from 'react-i18next';
import { Select } from '@foyer/ui-kit';
import type { OfferFilters } from '../../../model/offer/offerFilters.ts';

const orders = ['RECOMMENDED', 'LOW_TO_HIGH', 'HIGH_TO_LOW'] as const;

export interface OfferSortProps {
  filters: Pick<OfferFilters, 'sortCriteria'>;
  onChange: (change: Pick<OfferFilters, 'sortCriteria'>) => void;
}

/** Order of a list of offers, in sight beside its heading [C2.23d, C3.19a]. */
export function OfferSort({ filters, onChange }: OfferSortProps) {
  const { t } = useTranslation('marketplace');
  return (
    <Select
      label={t('filter.sort')}
      hideLabel
      value={filters.sortCriteria}
      options={orders.map((value) => ({ value, label: t(`sort.${value}`) }))}
      onValueChange={(value) => onChange({ sortCriteria: value as OfferFilters['sortCriteria'] })}
    />
  );
}
