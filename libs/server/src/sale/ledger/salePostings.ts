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

/** Gateway that takes the money, unless an organisation does itself (`settledBy`), or a seller in cash (`cashOf`). */
interface Collector {
  gateway: string;
  settledBy: string | null;
  cashOf: string | null;
}

/** Account of the one that has a buyer's money: a seller, an organisation that collected it itself, or the provider. */
function collectorAccount({ gateway, settledBy, cashOf }: Collector): Pick<Posting, 'kind' | 'ownerId'> {
  if (cashOf !== null) return { kind: 'promoterDrawer', ownerId: cashOf };
  return settledBy === null
    ? { kind: 'paymentProvider', ownerId: gateway }
    : { kind: 'gatewaySettlement', ownerId: settledBy };
}

/**
 * Builds the postings of a received payment: the debt moves from the buyer to the provider, to the seller, or to the
 * organisation, which is owed its share of it and so owes the platform's. Negative for a refund.
 */
export const paymentPostings = (
  amount: number,
  { buyerId, ...collector }: Collector & { buyerId: string },
): Posting[] => [
  { ...collectorAccount(collector), amount },
  { kind: 'buyer', ownerId: buyerId, amount: -amount },
];

/** Builds the postings of an amount that the provider withholds for a dispute. Negative when it is won. */
export const disputePostings = (amount: number, collector: Omit<Collector, 'cashOf'>): Posting[] => [
  { kind: 'dispute', ownerId: collector.settledBy ?? collector.gateway, amount },
  { ...collectorAccount({ ...collector, cashOf: null }), amount: -amount },
];

/** Builds the postings of an amount that is set aside for the payout of a recipient. Negative when it is given back. */
export const payoutDuePostings = (amount: number, { recipientKind, recipientId }: Recipient): Posting[] => [
  { kind: accountOf[recipientKind], ownerId: recipientId, amount },
  { kind: 'payoutClearing', ownerId: recipientId, amount: -amount },
];

/** Builds the postings of a payout that the provider has paid. Negative when it is taken back. */
export const payoutPostings = (
  amount: number,
  { recipientId, gateway }: { recipientId: string; gateway: string },
): Posting[] => [
  { kind: 'payoutClearing', ownerId: recipientId, amount },
  { kind: 'paymentProvider', ownerId: gateway, amount: -amount },
];

/** Builds the postings of cash that a seller hands over to an organisation. Negative for what it gives back. */
export const handOverPostings = (
  amount: number,
  { sellerId, clientId }: { sellerId: string; clientId: string },
): Posting[] => [
  { kind: 'gatewaySettlement', ownerId: clientId, amount },
  { kind: 'promoterDrawer', ownerId: sellerId, amount: -amount },
];

/** Builds the postings of commission that a promoter keeps from the cash. Negative for what goes back with it. */
export const keptPostings = (amount: number, promoterId: string): Posting[] => [
  { kind: 'promoterCommission', ownerId: promoterId, amount },
  { kind: 'promoterDrawer', ownerId: promoterId, amount: -amount },
];
