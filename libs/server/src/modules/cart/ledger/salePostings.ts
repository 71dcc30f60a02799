import type { FeeLine, PriceBreakdown } from '@foyer/contract';
import type { Posting } from './ledgerRepository.ts';

/** Whose money is whose in a sale. */
export interface SaleParties {
  buyerId: string;
  clientId: string;
  /** Where the event is; a fee of a venue that there is not goes to the organiser. */
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
 * What a buyer owes by an order, and to whom: the organiser the face less discounts, everybody the own fees, the
 * taxes under their codes. A debt is positive with the one who owes it.
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

/** Money that came in: the provider owes it to us now, and the buyer no longer. Negative when it goes back. */
export const paymentPostings = (
  amount: number,
  { buyerId, gateway }: Pick<SaleParties, 'buyerId' | 'gateway'>,
) => [
  { kind: 'paymentProvider' as const, ownerId: gateway, amount },
  { kind: 'buyer' as const, ownerId: buyerId, amount: -amount },
];
