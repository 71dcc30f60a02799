import fc from 'fast-check';
import type { DiscountLine } from '@foyer/contract';
import { chargesOfPrice } from '../charge/chargesOfPrice.ts';
import { totalled } from '../pricing/priceItem.ts';
import { chargePostings } from './salePostings.ts';

const money = (amount: number) => ({ amount, currency: 'CAD' });
const parties = { clientId: 'organiser-id', locationId: null, gateway: 'sandbox' };
const seller = { recipientKind: 'organiser', recipientId: parties.clientId } as const;
const discount = (bearer: 'platform' | 'organiser' | undefined, amount: number) => ({
  code: 'SPRING',
  label: 'Spring',
  amount: money(amount),
  ...(bearer ? { bearer } : {}),
});

describe('the postings of an order', () => {
  it.each([
    ['organiser', 'organiser-id'],
    ['platform', ''],
    [undefined, 'organiser-id'],
  ] as const)('book a discount as a cost of its bearer: %s [INV-05, C3.09a]', (bearer, ownerId) => {
    const price = totalled({ face: 5000, discounts: [discount(bearer, 1500)], fees: [], taxes: [] }, 'CAD');
    const charges = chargesOfPrice(price, { cartGuid: 'a', tokenId: 't', quantity: 1 }, { seller, parties });
    expect(chargePostings(charges, 'buyer-id')).toEqual([
      { kind: 'buyer', ownerId: 'buyer-id', amount: 3500 },
      { kind: 'organiser', ownerId: 'organiser-id', amount: -5000 },
      { kind: 'discount', ownerId, amount: 1500 },
    ]);
  });

  it('sum to zero, whatever the price and the quantity [INV-05]', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    const fee = fc.record({
      code: fc.string(),
      label: fc.constant('Fee'),
      purpose: fc.constant('Why'),
      recipient: fc.constantFrom('platform', 'organiser', 'venue', 'payment'),
      basis: fc.constant('ticket'),
      kind: fc.constant('amount'),
      mandatory: fc.boolean(),
      refundable: fc.boolean(),
      amount: amount.map(money),
    });
    const tax = fc.record({
      code: fc.string(),
      label: fc.constant('Tax'),
      ratePpm: fc.constant(1),
      included: fc.boolean(),
      amount: amount.map(money),
    });
    const parts = fc.record({
      face: amount,
      discounts: fc.constant<DiscountLine[]>([]),
      fees: fc.array(fee),
      taxes: fc.array(tax),
    });
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 50 }), (price, quantity) => {
        const breakdown = totalled(price, 'CAD');
        const part = { cartGuid: 'a', tokenId: null, quantity };
        const postings = chargePostings(chargesOfPrice(breakdown, part, { seller, parties }), 'buyer-id');
        expect(postings.reduce((sum, posting) => sum + posting.amount, 0)).toBe(0);
        expect(postings[0]!.amount).toBe(breakdown.total.amount * quantity);
      }),
    );
  });
});
