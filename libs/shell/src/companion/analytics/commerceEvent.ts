import type { CartLine, Money } from '@foyer/contract';
import type { TrackedEvent } from '@foyer/api-client/shell/track';
import { minorDigits } from '@foyer/util';
import type { MeasuredEvent } from './tagAdapter.ts';

/** Converts to major units, which analytics expect. */
function majorUnits({ amount, currency }: Money): number {
  const digits = minorDigits(currency);
  return Number((amount / 10 ** digits).toFixed(digits));
}

const unitOf = (total: Money, quantity: number): number =>
  majorUnits({ ...total, amount: Math.round(total.amount / Math.max(quantity, 1)) });

/** Choices that a buyer made for a line: who comes, and how an extra is handed over. */
const choicesOf = ({ ages, fulfilment }: CartLine) => [
  ...ages.map(({ ageGroup }) => ({ choiceSetId: 'ageGroup', choiceId: ageGroup })),
  ...(fulfilment ? [{ choiceSetId: 'fulfilment', choiceId: fulfilment }] : []),
];

/**
 * Maps a cart line to an item: id, description, quantity, discount, discounted price per unit and choices [C3.27]; no
 * seats, no personal data. `price` is what GA4 calls the price: per unit, after the discount.
 */
function itemOf(line: CartLine) {
  const { offerGroupId, name, category, quantity, price } = line;
  const discount = price.discounts.reduce((sum, each) => sum + Math.abs(each.amount.amount), 0);
  const choices = choicesOf(line);
  return {
    item_id: offerGroupId,
    item_name: name,
    item_category: category,
    quantity,
    price: unitOf(price.allIn, quantity),
    ...(discount > 0
      ? {
          discount: unitOf({ ...price.allIn, amount: discount }, quantity),
          discountedTokenPrice: unitOf(price.allIn, quantity),
        }
      : {}),
    ...(choices.length > 0 ? { choices } : {}),
  };
}

function valueOf(lines: readonly CartLine[]) {
  const [first] = lines;
  if (!first) return {};
  const { currency } = first.price.allIn;
  const amount = lines.reduce((sum, { price }) => sum + price.allIn.amount, 0);
  return { currency, value: majorUnits({ amount, currency }) };
}

/** Maps a tracked event to GA4's ecommerce schema. */
export function commerceEvent(tracked: TrackedEvent): MeasuredEvent {
  const { name } = tracked;
  if (name === 'view_item') {
    const { eventId, shortName, kind, priceFrom } = tracked.event;
    const price = priceFrom ? { price: majorUnits(priceFrom) } : {};
    return {
      name,
      parameters: {
        ...(priceFrom ? { currency: priceFrom.currency, value: majorUnits(priceFrom) } : {}),
        items: [{ item_id: eventId, item_name: shortName, item_category: kind, quantity: 1, ...price }],
      },
    };
  }
  if (name === 'video_start' || name === 'video_complete') {
    const { eventId, shortName } = tracked.event;
    return { name, parameters: { video_title: shortName, item_id: eventId } };
  }
  if (name === 'add_to_cart')
    return { name, parameters: { ...valueOf(tracked.lines), items: tracked.lines.map(itemOf) } };
  const { lines, quote } = name === 'purchase' ? tracked.order : tracked.cart;
  const parameters = {
    currency: quote.total.currency,
    value: majorUnits(quote.total),
    items: lines.map(itemOf),
  };
  if (name === 'begin_checkout') return { name, parameters };
  return { name, parameters: { transaction_id: tracked.order.orderNumber, ...parameters } };
}
