import { css } from '@emotion/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money, OfferGroup } from '@foyer/contract';
import { whenIdle } from '@foyer/util';
import { Button, FilterIcon, Inline, QuantityStepper, Stack, theme, lazyPart } from '@foyer/ui-kit';
import { isFiltering, showsFilters, type OfferFilters } from '../../../model/offer/offerFilters.ts';
import type { OfferSortProps } from './OfferSort.tsx';

/** Few buyers open the panel: it loads when the browser is idle. */
const loadPanel = () => import('./filterParts.ts');
const preloadPanel = (): void => void loadPanel().catch(() => undefined);
const OfferFilterPanel = lazy(async () => ({ default: (await loadPanel()).OfferFilterPanel }));
const PriceCaps = lazyPart(async () => (await loadPanel()).PriceCaps);
const OfferSort = lazyPart(async () => (await loadPanel()).OfferSort);

/** Keeps the place of the chips until they load: between the others, and on phones in a row of their own. */
const caps = css({
  flex: 1,
  minHeight: theme.size.target,
  [theme.media.belowTablet]: { order: 1, flexBasis: '100%' },
});

/** Order of a list of offers, in a place that is kept for it. */
export const LazyOfferSort = (props: OfferSortProps) => (
  <div css={{ minHeight: theme.size.target, minWidth: '208px' }}>
    <Suspense>
      <OfferSort {...props} />
    </Suspense>
  </div>
);

export interface OfferFilterBarProps {
  filters: OfferFilters;
  onChange: (change: Partial<OfferFilters>) => void;
  offerCount: number;
  maxQuantity: number;
  /** Whether the party size is chosen here rather than on the only card. */
  hasQuantity?: boolean;
  priceFrom: Money | undefined;
  priceTo: Money | undefined;
  /** All offers of the event, whose prices the panel draws. */
  offers?: readonly OfferGroup[] | undefined;
}

/** Quantity, price and accessibility, for map and list alike [C2.23, C3.19]. */
export function OfferFilterBar({
  filters,
  onChange,
  offerCount,
  maxQuantity,
  hasQuantity = true,
  priceFrom,
  priceTo,
  offers,
}: OfferFilterBarProps) {
  const { t } = useTranslation('marketplace');
  const [isOpen, setOpen] = useState(false);
  const hasPanel = showsFilters(offerCount, filters);
  useEffect(() => (hasPanel ? whenIdle(preloadPanel) : undefined), [hasPanel]);
  if (!hasQuantity && !hasPanel) return null;
  return (
    <Stack gap={4}>
      <Inline gap={4} align="end" justify="between">
        {hasQuantity && (
          <QuantityStepper
            label={t('filter.quantity')}
            value={filters.numTokens}
            min={1}
            max={maxQuantity}
            limitReason={t('offer.limit', { count: maxQuantity })}
            onValueChange={(numTokens) => onChange({ numTokens })}
          />
        )}
        {hasPanel && priceFrom && priceTo && (
          <div css={caps}>
            <Suspense>
              <PriceCaps {...{ filters, onChange, priceFrom, priceTo }} />
            </Suspense>
          </div>
        )}
        {hasPanel && (
          <Button
            variant={isFiltering(filters) ? 'selected' : 'secondary'}
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
        <Suspense>
          <OfferFilterPanel {...{ filters, onChange, priceFrom, priceTo, offers }} />
        </Suspense>
      )}
    </Stack>
  );
}
