import type { DiscountLine, FeeLine, PriceBreakdown } from '@foyer/contract';
import { sumOf } from '../pricing/priceItem.ts';
import type { Charge, ChargedPart, Recipient } from './charge.ts';

/** Parties of a sale that receive money. */
export interface SaleParties {
  clientId: string;
  /** Venue of the event; without one, venue fees go to the organiser. */
  locationId: string | null;
  /** Null where the organiser's own account takes the money: fees of the provider go to the organiser. */
  gateway: string | null;
}

export const organiserOf = ({ clientId }: Pick<SaleParties, 'clientId'>): Recipient => ({
  recipientKind: 'organiser',
  recipientId: clientId,
});
const platform: Recipient = { recipientKind: 'platform', recipientId: '' };

/** Finds the recipient of a fee. @throws Error for a promoter or seller, whom nothing pays out yet */
function feeRecipient({ recipient, charityId }: FeeLine, parties: SaleParties): Recipient {
  switch (recipient) {
    case 'platform':
      return platform;
    case 'payment':
      return parties.gateway === null
        ? organiserOf(parties)
        : { recipientKind: 'paymentProvider', recipientId: parties.gateway };
    case 'venue':
      return parties.locationId === null
        ? organiserOf(parties)
        : { recipientKind: 'venue', recipientId: parties.locationId };
    case 'charity':
      return { recipientKind: 'charity', recipientId: charityId! };
    case 'organiser':
      return organiserOf(parties);
    case 'promoter':
    case 'seller':
      throw new Error(`Nothing pays out a fee of a ${recipient}`);
  }
}

const bearerOf = ({ bearer }: DiscountLine, parties: SaleParties): Recipient =>
  bearer === 'platform' ? platform : organiserOf(parties);

/**
 * Splits the price of one unit by recipient, for all units of a part. Nothing is rounded: every amount is one of the
 * price, times the quantity. Amounts of zero are left out.
 * @param seller recipient of the face price, less `organiserFees`, which the organiser pays from it
 */
export function chargesOfPrice(
  { face, discounts, fees, taxes }: PriceBreakdown,
  part: ChargedPart,
  {
    seller,
    parties,
    organiserFees = [],
  }: { seller: Recipient; parties: SaleParties; organiserFees?: readonly FeeLine[] | undefined },
): Charge[] {
  const kept = face.amount - sumOf(organiserFees);
  const charge = (
    what: Pick<Charge, 'kind' | 'code' | 'amount' | 'refundable'>,
    recipient: Recipient,
  ): Charge => ({ ...part, ...recipient, ...what, amount: what.amount * part.quantity });
  return [
    charge({ kind: 'face', code: 'face', amount: kept, refundable: true }, seller),
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
    // The buyer did not pay them on top, so that a refund of the price takes them back.
    ...organiserFees.map((line) =>
      charge(
        { kind: 'fee', code: line.code, amount: line.amount.amount, refundable: true },
        feeRecipient(line, parties),
      ),
    ),
    ...taxes.flatMap(({ code, amount: { amount }, nonRefundable }) => {
      // The tax on what is kept is kept with it.
      const kept = nonRefundable?.amount ?? 0;
      const recipient: Recipient = { recipientKind: 'tax', recipientId: code };
      return [
        charge({ kind: 'tax', code, amount: amount - kept, refundable: true }, recipient),
        charge({ kind: 'tax', code, amount: kept, refundable: false }, recipient),
      ];
    }),
  ].filter(({ amount }) => amount !== 0);
}
