import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import {
  Button,
  Checkbox,
  FilterIcon,
  Inline,
  QuantityStepper,
  RangeFilter,
  Select,
  Stack,
} from '@foyer/ui-kit';
import { showsFilters, type OfferFilters } from '../../model/offerFilters.ts';

export interface OfferFilterBarProps {
  filters: OfferFilters;
  onChange: (change: Partial<OfferFilters>) => void;
  offerCount: number;
  maxQuantity: number;
  priceFrom: Money | undefined;
  priceTo: Money | undefined;
}

/** Quantity, order, price and accessibility; map and list obey the same [C2.23, C3.19]. */
export function OfferFilterBar({
  filters,
  onChange,
  offerCount,
  maxQuantity,
  priceFrom,
  priceTo,
}: OfferFilterBarProps) {
  const { t, i18n } = useTranslation('marketplace');
  const [isOpen, setOpen] = useState(false);
  const canRange = priceFrom && priceTo && priceTo.amount > priceFrom.amount;
  const [low = priceFrom?.amount ?? 0, high = priceTo?.amount ?? 0] = filters.priceRange;
  return (
    <Stack gap={4}>
      <Inline gap={4} align="end" justify="between">
        <QuantityStepper
          label={t('filter.quantity')}
          value={filters.numTokens}
          min={1}
          max={maxQuantity}
          limitReason={t('offer.limit', { count: maxQuantity })}
          onValueChange={(numTokens) => onChange({ numTokens })}
        />
        {showsFilters(offerCount, filters) && (
          <Button icon={<FilterIcon />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('filter.open')}
          </Button>
        )}
      </Inline>
      {isOpen && (
        <Stack gap={4}>
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
          <Checkbox
            label={t('filter.accessible')}
            checked={filters.accessible}
            onCheckedChange={(accessible) => onChange({ accessible })}
          />
        </Stack>
      )}
    </Stack>
  );
}
