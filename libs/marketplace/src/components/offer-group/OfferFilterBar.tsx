import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money } from '@foyer/contract';
import { whenIdle } from '@foyer/util';
import { Button, FilterIcon, Inline, QuantityStepper, Stack } from '@foyer/ui-kit';
import { showsFilters, type OfferFilters } from '../../model/offerFilters.ts';

/** What most fans never open comes after all that they see. */
const loadPanel = async () => (await import('./OfferFilterPanel.tsx')).OfferFilterPanel;
const preloadPanel = (): void => void loadPanel().catch(() => undefined);
const OfferFilterPanel = lazy(async () => ({ default: await loadPanel() }));

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
  const { t } = useTranslation('marketplace');
  const [isOpen, setOpen] = useState(false);
  const hasPanel = showsFilters(offerCount, filters);
  useEffect(() => (hasPanel ? whenIdle(preloadPanel) : undefined), [hasPanel]);
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
        {hasPanel && (
          <Button
            icon={<FilterIcon />}
            aria-expanded={isOpen}
            onPointerEnter={preloadPanel}
            onFocus={preloadPanel}
            onClick={() => setOpen(!isOpen)}
          >
            {t('filter.open')}
          </Button>
        )}
      </Inline>
      {isOpen && (
        <Suspense fallback={null}>
          <OfferFilterPanel filters={filters} onChange={onChange} priceFrom={priceFrom} priceTo={priceTo} />
        </Suspense>
      )}
    </Stack>
  );
}
