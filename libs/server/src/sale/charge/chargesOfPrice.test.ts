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
const part = { cartGuid: 'a', tokenId: null, quantity: 1 };
const seller = { recipientKind: 'organiser' as const, recipientId: 'organiser' };

describe('the charges of a price', () => {
  it.each([
    ['promoter', 'No promoter'],
    ['seller', 'No fan'],
  ] as const)('are refused with a fee of a %s where none has sold it', (recipient, error) => {
    expect(() => chargesOfPrice(priceWith(recipient), part, { seller, parties })).toThrow(error);
  });

  it.each([
    ['promoter', { recipientKind: 'promoter', recipientId: 'pia' }],
    ['seller', { recipientKind: 'seller', recipientId: 'ada' }],
  ] as const)('name the %s who has sold it [C1.08d]', (recipient, expected) => {
    const payees = {
      seller: { recipientKind: 'seller' as const, recipientId: 'ada' },
      parties: { ...parties, promoterId: 'pia' },
    };
    const fee = chargesOfPrice(priceWith(recipient), part, payees).find(({ kind }) => kind === 'fee');
    expect(fee).toMatchObject({ ...expected, amount: 250 });
  });
});
