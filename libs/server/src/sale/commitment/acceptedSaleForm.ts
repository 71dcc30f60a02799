import type { PriceBreakdown } from '@foyer/contract';
import { storedForm, type StoredJson } from '../../platform/database/storedForm.ts';
import { priceForm } from '../pricing/priceForm.ts';
import { sumOf, totalled } from '../pricing/priceItem.ts';
import type { AcceptedSale } from './acceptedSale.ts';
import { cartLineForm, type SoldLine } from './cartLineForm.ts';

/** Divides the price of equal units; every part is a multiple of the quantity, since it was rounded per unit. */
function dividedBy(quantity: number, price: PriceBreakdown): PriceBreakdown {
  const { currency } = price.face;
  const each = <Line extends { amount: { amount: number } }>(line: Line) => ({
    ...line,
    amount: { amount: line.amount.amount / quantity, currency },
  });
  const parts = {
    discounts: price.discounts.map(each),
    fees: price.fees.map(each),
    taxes: price.taxes.map(each),
  };
  return totalled({ face: price.face.amount / quantity, ...parts }, currency);
}

/** Returns what a quote asks besides its lines: the fees of the order, and their part of each tax. */
function besidesLines({ fees, taxes, face: { currency } }: PriceBreakdown, lines: readonly SoldLine[]) {
  const left = taxes.map((tax) => {
    const ofLines = sumOf(lines.flatMap(({ price }) => price.taxes.filter(({ code }) => code === tax.code)));
    return { ...tax, amount: { amount: tax.amount.amount - ofLines, currency } };
  });
  const own = {
    fees: fees.filter(({ basis }) => basis === 'order'),
    taxes: left.filter(({ amount }) => amount.amount !== 0),
  };
  return totalled({ face: 0, discounts: [], ...own }, currency);
}

/** Supplies the prices of units and of the order, which version 1 kept only as sums. */
function withUnitPrices(former: StoredJson): StoredJson {
  const lines = (former['lines'] as StoredJson[]).map(cartLineForm.read);
  const quote = priceForm.read(former['quote'] as StoredJson);
  const ofOnePrice = lines.filter(({ unitPrices }) => unitPrices.length === 1);
  return {
    ...former,
    unitPrices: Object.fromEntries(
      ofOnePrice.map(({ cartGuid, quantity, price, unitPrices: [unit] }) => [
        cartGuid,
        [{ ageGroup: unit!.ageGroup, quantity, price: priceForm.write(dividedBy(quantity, price)) }],
      ]),
    ),
    orderPrice: priceForm.write(besidesLines(quote, lines)),
  };
}

/** Stored form of an accepted sale, which a payment under way keeps while the release changes. */
export const acceptedSaleForm = storedForm<AcceptedSale>({
  upcasters: [withUnitPrices],
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
