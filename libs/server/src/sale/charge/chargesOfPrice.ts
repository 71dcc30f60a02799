import type { DiscountLine, FeeLine, PriceBreakdown } from '@foyer/contract';
import type { Charge, ChargedPart, Recipient } from './charge.ts';

/** Parties of a sale that receive money. */
export interface SaleParties {
  clientId: string;
  /** Venue of the event; without one, venue fees go to the organiser. */
  locationId: string | null;
  gateway: string;
}

export const organiserOf = ({ clientId }: Pick<SaleParties, 'clientId'>): Recipient => ({
  recipientKind: 'organiser',
  recipientId: clientId,
});
const platform: Recipient = { recipientKind: 'platform', recipientId: '' };

function feeRecipient({ recipient }: FeeLine, parties: SaleParties): Recipient {
  switch (recipient) {
    case 'platform':
      return platform;
    case 'payment':
      return { recipientKind: 'paymentProvider', recipientId: parties.gateway };
    case 'venue':
      return parties.locationId === null
        ? organiserOf(parties)
        : { recipientKind: 'venue', recipientId: parties.locationId };
    case 'organiser':
      return organiserOf(parties);
  }
}

const bearerOf = ({ bearer }: DiscountLine, parties: SaleParties): Recipient =>
  bearer === 'platform' ? platform : organiserOf(parties);

/**
 * Splits the price of one unit by recipient, for all units of a part. Nothing is rounded: every amount is one of the
 * price, times the quantity. Amounts of zero are left out.
 * @param seller recipient of the face price
 */
export function chargesOfPrice(
  { face, discounts, fees, taxes }: PriceBreakdown,
  part: ChargedPart,
  { seller, parties }: { seller: Recipient; parties: SaleParties },
): Charge[] {
  const charge = (
    what: Pick<Charge, 'kind' | 'code' | 'amount' | 'refundable'>,
    recipient: Recipient,
  ): Charge => ({ ...part, ...recipient, ...what, amount: what.amount * part.quantity });
  return [
    charge({ kind: 'face', code: 'face', amount: face.amount, refundable: true }, seller),
    ...discounts.map((line) =>
      charge(
        { kind: 'discount', code: line.code, amount: -line.amount.amount, refundable: true },
        bearerOf(line, parties),
      ),
    ),
    ...fees.map((line) =>
      charge(
        { kind: 'fee', code: line.code, amount: line.amount.amount, refundable: line.refundable },
        feeRecipient(line, parties),
      ),
    ),
    ...taxes.map(({ code, amount: { amount } }) =>
      charge({ kind: 'tax', code, amount, refundable: true }, { recipientKind: 'tax', recipientId: code }),
    ),
  ].filter(({ amount }) => amount !== 0);
}
