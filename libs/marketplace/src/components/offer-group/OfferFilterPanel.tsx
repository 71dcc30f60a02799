import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Money } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import { Checkbox, RangeFilter, Select, theme } from '@foyer/ui-kit';
import type { OfferFilters } from '../../model/offerFilters.ts';

const panel = css({
  display: 'grid',
  gap: `${theme.space[4]} ${theme.space[8]}`,
  padding: theme.space[4],
  borderRadius: theme.radius.large,
  background: theme.color.surface1,
  [theme.media.tablet]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) auto',
    alignItems: 'start',
    padding: theme.space[5],
  },
});
/** Aligns with the fields, whose labels are above them. */
const besideFields = css({ [theme.media.tablet]: { marginTop: theme.space[6] } });

export interface OfferFilterPanelProps {
  filters: OfferFilters;
  onChange: (change: Partial<OfferFilters>) => void;
  priceFrom: Money | undefined;
  priceTo: Money | undefined;
}

/** Order, price and accessibility, opened by the bar's button [C2.23, C3.19]. */
export function OfferFilterPanel({ filters, onChange, priceFrom, priceTo }: OfferFilterPanelProps) {
  const { t, i18n } = useTranslation('marketplace');
  const canRange = priceFrom && priceTo && priceTo.amount > priceFrom.amount;
  const [low = priceFrom?.amount ?? 0, high = priceTo?.amount ?? 0] = filters.priceRange;
  return (
    <div css={panel}>
      <Select
        label={t('filter.sort')}
        value={filters.sortCriteria}
        options={(['RECOMMENDED', 'LOW_TO_HIGH', 'HIGH_TO_LOW'] as const).map((value) => ({
          value,
          label: t(`sort.${value}`),
        }))}
        onValueChange={(value) => onChange({ sortCriteria: value as OfferFilters['sortCriteria'] })}
      />
      {canRange && (
        <RangeFilter
          label={t('filter.price')}
          fromLabel={t('filter.priceFrom')}
          toLabel={t('filter.priceTo')}
          min={priceFrom.amount}
          max={priceTo.amount}
          step={100}
          value={[low, high]}
          format={(amount) => formatMoney({ amount, currency: priceFrom.currency }, i18n.language)}
          onValueChange={([from, to]) =>
            onChange({ priceRange: from <= priceFrom.amount && to >= priceTo.amount ? [] : [from, to] })
          }
        />
      )}
      <div css={besideFields}>
        <Checkbox
          label={t('filter.accessible')}
          checked={filters.accessible}
          onCheckedChange={(accessible) => onChange({ accessible })}
        />
      </div>
    </div>
  );
}
