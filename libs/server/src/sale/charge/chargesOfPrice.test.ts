import type { FeeLine } from '@foyer/contract';
import { chargesOfPrice } from './chargesOfPrice.ts';

const money = (amount: number) => ({ amount, currency: 'CAD' });
const priceWith = (recipient: FeeLine['recipient']) => ({
  face: money(5_000),
  discounts: [],
  fees: [
    {
      code: 'commission',
      label: 'Commission',
      purpose: 'Sale',
      recipient,
      basis: 'ticket' as const,
      kind: 'amount' as const,
      amount: money(250),
      mandatory: true,
      refundable: false,
    },
  ],
  taxes: [],
  allIn: money(5_250),
  total: money(5_250),
});
const parties = { clientId: 'organiser', locationId: null, gateway: null };
const seller = { recipientKind: 'organiser' as const, recipientId: 'organiser' };

describe('the charges of a price', () => {
  it.each(['promoter', 'seller'] as const)('are refused with a fee of a %s', (recipient) => {
    const part = { cartGuid: 'a', tokenId: null, quantity: 1 };
    expect(() => chargesOfPrice(priceWith(recipient), part, { seller, parties })).toThrow(recipient);
  });
});
