import { useTranslation } from 'react-i18next';
import type { PriceBreakdown } from '@foyer/contract';
import { priceRows } from '@foyer/cart';
import { PriceRows } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';

/** Parts of an offer's price, down to the tax. */
export function OfferPriceParts({ price }: { price: PriceBreakdown }) {
  const { t, i18n } = useTranslation(['marketplace', 'cart']);
  return (
    <PriceRows
      rows={priceRows(i18n.getFixedT(i18n.language, 'cart'), price, i18n.language)}
      total={{ label: t('offer.withTax'), amount: formatMoney(price.total, i18n.language) }}
    />
  );
}
