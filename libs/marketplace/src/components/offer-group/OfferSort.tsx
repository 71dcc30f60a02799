import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Inline, Select, theme } from '@foyer/ui-kit';
import type { OfferFilters } from '../../model/offerFilters.ts';

const caption = css({ fontSize: theme.text.small, color: theme.color.contentMuted });
const field = css({ flex: '0 1 240px', minWidth: 0 });
const orders = ['RECOMMENDED', 'LOW_TO_HIGH', 'HIGH_TO_LOW'] as const;

export interface OfferSortProps {
  filters: Pick<OfferFilters, 'sortCriteria'>;
  onChange: (change: Pick<OfferFilters, 'sortCriteria'>) => void;
}

/** Order of a list of offers, in sight above it [C2.23d, C3.19a]. */
export function OfferSort({ filters, onChange }: OfferSortProps) {
  const { t } = useTranslation('marketplace');
  return (
    <Inline gap={3}>
      <span css={caption} aria-hidden>
        {t('filter.sort')}
      </span>
      <div css={field}>
        <Select
          label={t('filter.sort')}
          hideLabel
          value={filters.sortCriteria}
          options={orders.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onValueChange={(value) => onChange({ sortCriteria: value as OfferFilters['sortCriteria'] })}
        />
      </div>
    </Inline>
  );
}
