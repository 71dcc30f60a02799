import { useTranslation } from 'react-i18next';
import type { Money } from '@foyer/contract';
import { Chip, Inline } from '@foyer/ui-kit';
import { minorDigits } from '@foyer/util';
import type { OfferFilters } from '../../../model/offer/offerFilters.ts';
import { priceCaps } from '../../../model/offer/priceCaps.ts';
import { wholePrice } from '../../../model/offer/wholePrice.ts';

export interface PriceCapsProps {
  filters: OfferFilters;
  onChange: (change: Partial<OfferFilters>) => void;
  priceFrom: Money;
  priceTo: Money;
}

/** Round maximum prices, in sight and at one press [C3.19c]. */
export function PriceCaps({ filters, onChange, priceFrom, priceTo }: PriceCapsProps) {
  const { t, i18n } = useTranslation('marketplace');
  const { amount: lowest, currency } = priceFrom;
  const unit = 10 ** minorDigits(currency);
  return (
    <Inline gap={2} role="group" aria-label={t('filter.priceTo')}>
      {priceCaps(lowest, priceTo.amount, currency).map((cap) => {
        const isOn = filters.priceRange.join() === [lowest, cap].join();
        return (
          <Chip key={cap} selected={isOn} onClick={() => onChange({ priceRange: isOn ? [] : [lowest, cap] })}>
            {t('filter.upTo', { price: wholePrice(cap / unit, currency, i18n.language) })}
          </Chip>
        );
      })}
    </Inline>
  );
}
