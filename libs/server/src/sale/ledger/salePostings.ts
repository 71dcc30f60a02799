import type { FeeLine, PriceBreakdown } from '@foyer/contract';
import type { Posting } from './ledgerRepository.ts';

/** Parties of a sale that receive money. */
export interface SaleParties {
  buyerId: string;
  clientId: string;
  /** Venue of the event; without one, venue fees go to the organiser. */
  locationId: string | null;
  gateway: string;
}

function feePosting({ recipient, amount }: FeeLine, { clientId, locationId, gateway }: SaleParties): Posting {
  const given = -amount.amount;
  switch (recipient) {
    case 'platform':
      return { kind: 'platform', ownerId: '', amount: given };
    case 'payment':
      return { kind: 'paymentProvider', ownerId: gateway, amount: given };
    case 'venue':
      if (locationId !== null) return { kind: 'venue', ownerId: locationId, amount: given };
      return { kind: 'organiser', ownerId: clientId, amount: given };
    default:
      return { kind: 'organiser', ownerId: clientId, amount: given };
  }
}

/**
 * Builds the postings of a buyer's debt for an order: face less discounts to the organiser, fees to their owners, taxes
 * by code. A debt is positive for the debtor.
 */
export function orderPostings(quote: PriceBreakdown, parties: SaleParties): Posting[] {
  const discounts = quote.discounts.reduce((sum, { amount }) => sum + amount.amount, 0);
  return [
    { kind: 'buyer', ownerId: parties.buyerId, amount: quote.total.amount },
    { kind: 'organiser', ownerId: parties.clientId, amount: discounts - quote.face.amount },
    ...quote.fees.map((fee) => feePosting(fee, parties)),
    ...quote.taxes.map(({ code, amount }): Posting => ({
      kind: 'tax',
      ownerId: code,
      amount: -amount.amount,
    })),
  ];
}

/** Builds the postings of a received payment: the provider owes it instead of the buyer. Negative for a refund. */
export const paymentPostings = (
  amount: number,
  { buyerId, gateway }: Pick<SaleParties, 'buyerId' | 'gateway'>,
) => [
  { kind: 'paymentProvider' as const, ownerId: gateway, amount },
  { kind: 'buyer' as const, ownerId: buyerId, amount: -amount },
];
