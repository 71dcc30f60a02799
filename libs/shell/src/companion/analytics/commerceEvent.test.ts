import type { Cart, CartLine, Money, Order, PriceBreakdown } from '@foyer/contract';
import { buildEventSummary } from '@foyer/testing';
import { hearTracked, track } from '@foyer/api-client/shell/track';
import { commerceEvent } from './commerceEvent.ts';

const money = (amount: number): Money => ({ amount, currency: 'CAD' });
const price = (allIn: number, discounts: PriceBreakdown['discounts'] = []): PriceBreakdown => ({
  face: money(allIn),
  discounts,
  fees: [],
  taxes: [],
  allIn: money(allIn),
  total: money(allIn + 100),
});
const line: CartLine = {
  lineId: '01936f5e-7c00-7000-8000-0000000000d1',
  cartGuid: '01936f5e-7c00-7000-8000-0000000000c1',
  offerGroupId: '01936f5e-7c00-7000-8000-0000000000a1',
  inventoryItemId: '01936f5e-7c00-7000-8000-0000000000b1',
  category: 'EVENT_ACCESS',
  name: 'Lower bowl',
  seating: 'seated',
  quantity: 3,
  seats: [],
  ages: [],
  unitPrices: [{ unitPrice: money(3335) }] as never,
  price: price(10_004),
};
const cart = { lines: [line], quote: price(10_004) } as Cart;
const item = {
  item_id: line.offerGroupId,
  item_name: 'Lower bowl',
  item_category: 'EVENT_ACCESS',
  quantity: 3,
  price: 33.35,
};

describe('what features tell, in the words of GA4 [I7.30, C3.27a-d]', () => {
  it('an event that was looked at', () => {
    const event = buildEventSummary({ priceFrom: money(4550) });
    expect(commerceEvent({ name: 'view_item', event })).toEqual({
      name: 'view_item',
      parameters: {
        currency: 'CAD',
        value: 45.5,
        items: [
          {
            item_id: event.eventId,
            item_name: 'Northern Lights',
            item_category: 'concert',
            quantity: 1,
            price: 45.5,
          },
        ],
      },
    });
  });

  it('a stream that began and one that was watched to its end, without the viewer [C9.12j, PV-04]', () => {
    const event = buildEventSummary();
    expect(commerceEvent({ name: 'video_start', event })).toEqual({
      name: 'video_start',
      parameters: { video_title: 'Northern Lights', item_id: event.eventId },
    });
    expect(commerceEvent({ name: 'video_complete', event }).name).toBe('video_complete');
  });

  it('what went into the cart, at its all-in price and with its discount [C3.27e]', () => {
    const discounted = { ...line, price: price(10_004, [{ amount: money(-300) } as never]) };
    expect(commerceEvent({ name: 'add_to_cart', lines: [discounted] }).parameters).toEqual({
      currency: 'CAD',
      value: 100.04,
      items: [{ ...item, discount: 1, discountedTokenPrice: 33.35 }],
    });
    expect(commerceEvent({ name: 'add_to_cart', lines: [] }).parameters).toEqual({ items: [] });
  });

  it('what was chosen for an item: ages and how it is handed over [C3.27f]', () => {
    const chosen: CartLine = { ...line, ages: [{ ageGroup: 'CHILD', quantity: 3 }], fulfilment: 'PICKUP' };
    expect(commerceEvent({ name: 'add_to_cart', lines: [chosen] }).parameters.items).toEqual([
      {
        ...item,
        choices: [
          { choiceSetId: 'ageGroup', choiceId: 'CHILD' },
          { choiceSetId: 'fulfilment', choiceId: 'PICKUP' },
        ],
      },
    ]);
  });

  it('a checkout that began, and a purchase by its order number alone [PV-04]', () => {
    const total = { currency: 'CAD', value: 101.04, items: [item] };
    expect(commerceEvent({ name: 'begin_checkout', cart })).toEqual({
      name: 'begin_checkout',
      parameters: total,
    });
    const order = {
      ...cart,
      orderNumber: 'F-1234',
      shippingAddress: { fullName: 'Canary' },
      payment: { lastFour: '4242' },
    };
    expect(commerceEvent({ name: 'purchase', order: order as unknown as Order })).toEqual({
      name: 'purchase',
      parameters: { transaction_id: 'F-1234', ...total },
    });
  });
});

describe('track', () => {
  it('keeps the first few until a listener comes, and none after', () => {
    const event = { name: 'add_to_cart', lines: [] } as const;
    for (let times = 0; times < 30; times += 1) track(event);
    const heard = jest.fn();
    const stop = hearTracked(heard);
    expect(heard).toHaveBeenCalledTimes(20);
    track(event);
    expect(heard).toHaveBeenCalledTimes(21);
    stop();
    const again = jest.fn();
    hearTracked(again)();
    expect(again).not.toHaveBeenCalled();
  });
});
