import type { DiscountLine, FeeLine, PriceBreakdown, SellerSide } from '@foyer/contract';
import { sumOf } from '../pricing/priceItem.ts';
import type { Charge, ChargedPart, Recipient } from './charge.ts';

/** Parties of a sale that receive money. */
export interface SaleParties {
  clientId: string;
  /** Venue of the event; without one, venue fees go to the organiser. */
  locationId: string | null;
  /** Null where the organiser's own account takes the money: fees of the provider go to the organiser. */
  gateway: string | null;
  /** Promoter who sold it; absent for other sales. */
  promoterId?: string | undefined;
}

export const organiserOf = ({ clientId }: Pick<SaleParties, 'clientId'>): Recipient => ({
  recipientKind: 'organiser',
  recipientId: clientId,
});
const platform: Recipient = { recipientKind: 'platform', recipientId: '' };

/** Finds the recipient of a fee. @throws Error for a promoter or a fan if none has sold it */
function feeRecipient(
  { recipient, charityId }: FeeLine,
  { seller, parties }: { seller: Recipient; parties: SaleParties },
): Recipient {
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
      if (parties.promoterId === undefined) throw new Error('No promoter has sold it');
      return { recipientKind: 'promoter', recipientId: parties.promoterId };
    case 'seller':
      if (seller.recipientKind !== 'seller') throw new Error('No fan has sold it');
      return seller;
  }
}

/** Who receives what of a price. */
interface Payees {
  seller: Recipient;
  parties: SaleParties;
  organiserFees?: readonly FeeLine[] | undefined;
  side?: SellerSide | undefined;
}

const bearerOf = ({ bearer }: DiscountLine, parties: SaleParties): Recipient =>
  bearer === 'platform' ? platform : organiserOf(parties);

/**
 * Splits the price of one unit by recipient, for all units of a part. Nothing is rounded: every amount is one of the
 * price, times the quantity. Amounts of zero are left out.
 * @param seller recipient of the face price, less `organiserFees`, which the organiser pays from it
 * @param side what the price leaves to a fan who sells: the face price is split between the fan, the fees that the fan
 * pays, and the organiser's share
 */
export function chargesOfPrice(
  { face, discounts, fees, taxes }: PriceBreakdown,
  part: ChargedPart,
  { organiserFees = [], side, ...payees }: Payees,
): Charge[] {
  const { seller, parties } = payees;
  const charge = (
    what: Pick<Charge, 'kind' | 'code' | 'amount' | 'refundable'>,
    recipient: Recipient,
  ): Charge => ({ ...part, ...recipient, ...what, amount: what.amount * part.quantity });
  /** The buyer did not pay it on top, so that a refund of the price takes it back. */
  const fromPrice = (line: FeeLine): Charge =>
    charge(
      { kind: 'fee', code: line.code, amount: line.amount.amount, refundable: true },
      feeRecipient(line, payees),
    );
  const ofSale = side
    ? [
        charge(
          { kind: 'proceeds', code: 'proceeds', amount: side.proceeds.amount, refundable: true },
          seller,
        ),
        charge(
          { kind: 'share', code: 'share', amount: side.organiserShare.amount, refundable: true },
          organiserOf(parties),
        ),
        ...side.fees.map(fromPrice),
      ]
    : [
        charge(
          { kind: 'face', code: 'face', amount: face.amount - sumOf(organiserFees), refundable: true },
          seller,
        ),
      ];
  return [
    ...ofSale,
    ...discounts.map((line) =>
      charge(
        { kind: 'discount', code: line.code, amount: -line.amount.amount, refundable: true },
        bearerOf(line, parties),
      ),
    ),
    ...fees.map((line) =>
      charge(
        { kind: 'fee', code: line.code, amount: line.amount.amount, refundable: line.refundable },
        feeRecipient(line, payees),
      ),
    ),
    ...organiserFees.map(fromPrice),
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
