import type { Charge, Recipient } from '../charge/charge.ts';
import type { AccountKind } from './accountKinds.ts';
import type { Posting } from './ledgerRepository.ts';

/** Accounts of recipients. A seller's proceeds are pending until the event is over. */
const accountOf: Record<Recipient['recipientKind'], AccountKind> = {
  platform: 'platform',
  organiser: 'organiser',
  venue: 'venue',
  promoter: 'promoterCommission',
  seller: 'sellerPending',
  charity: 'charity',
  paymentProvider: 'paymentProvider',
  tax: 'tax',
};

type PostedCharge = Pick<Charge, 'kind' | 'amount' | keyof Recipient>;

/**
 * Builds the postings of a buyer's debt for an order from its charges: each to its recipient, and discounts as a cost
 * of their bearer, so that the recipient of the face price is owed all of it. A debt is positive for the debtor.
 */
export function chargePostings(charges: readonly PostedCharge[], buyerId: string): Posting[] {
  const total = charges.reduce((sum, { amount }) => sum + amount, 0);
  return [
    { kind: 'buyer', ownerId: buyerId, amount: total },
    ...charges.map(({ kind, amount, recipientKind, recipientId }): Posting => ({
      kind: kind === 'discount' ? 'discount' : accountOf[recipientKind],
      ownerId: recipientId,
      amount: -amount,
    })),
  ];
}

/** Builds the postings of a received payment: the provider owes it instead of the buyer. Negative for a refund. */
export const paymentPostings = (
  amount: number,
  { buyerId, gateway }: { buyerId: string; gateway: string },
): Posting[] => [
  { kind: 'paymentProvider', ownerId: gateway, amount },
  { kind: 'buyer', ownerId: buyerId, amount: -amount },
];

/** Builds the postings of an amount that the provider withholds for a dispute. Negative when it is won. */
export const disputePostings = (amount: number, gateway: string): Posting[] => [
  { kind: 'dispute', ownerId: gateway, amount },
  { kind: 'paymentProvider', ownerId: gateway, amount: -amount },
];
