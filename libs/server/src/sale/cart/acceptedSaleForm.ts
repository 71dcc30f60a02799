import { storedForm } from '../../platform/database/storedForm.ts';
import { priceForm } from '../pricing/priceForm.ts';
import type { AcceptedSale } from './acceptedSale.ts';
import { cartLineForm } from './cartLineForm.ts';

/** Stored form of an accepted sale, which a payment under way keeps while the release changes. */
export const acceptedSaleForm = storedForm<AcceptedSale>({
  within: (sale, each) => ({
    ...sale,
    lines: sale.lines.map((line) => each(cartLineForm, line)),
    unitPrices: Object.fromEntries(
      Object.entries(sale.unitPrices).map(([cartGuid, prices]) => [
        cartGuid,
        prices.map((unit) => ({ ...unit, price: each(priceForm, unit.price) })),
      ]),
    ),
    orderPrice: each(priceForm, sale.orderPrice),
    quote: each(priceForm, sale.quote),
  }),
});
