import type { AcceptedSale } from '../cart/acceptedSale.ts';
import type { SoldLine } from '../cart/cartLineForm.ts';
import type { OfferFacts } from '../offer/offerFacts.ts';
import type { Charge, Recipient } from './charge.ts';
import { chargesOfPrice, organiserOf, type SaleParties } from './chargesOfPrice.ts';
import { chargesOfCredits } from './chargesOfCredits.ts';

/** Token of a new order, as far as its charges depend on it. */
interface ChargedToken {
  tokenId: string;
  cartGuid: string;
  ageGroup: string | null;
}

/** Everything that the charges of an order depend on. */
export interface ChargeFacts {
  sale: Pick<AcceptedSale, 'lines' | 'unitPrices' | 'orderPrice' | 'sellers' | 'credits'>;
  tokens: readonly ChargedToken[];
  offers: ReadonlyMap<string, Pick<OfferFacts, 'charityId'>>;
  parties: SaleParties;
}

/** Returns the recipient of a line's face price: a fan, the charity of a donation, otherwise the organiser. */
function sellerOf({ cartGuid, offerGroupId }: SoldLine, { sale, offers, parties }: ChargeFacts): Recipient {
  const fan = sale.sellers?.[cartGuid];
  if (fan) return { recipientKind: 'seller', recipientId: fan.userId };
  const charityId = offers.get(offerGroupId)?.charityId;
  return charityId ? { recipientKind: 'charity', recipientId: charityId } : organiserOf(parties);
}

function lineCharges(line: SoldLine, facts: ChargeFacts): Charge[] {
  const { cartGuid } = line;
  const payees = { seller: sellerOf(line, facts), parties: facts.parties };
  const prices = facts.sale.unitPrices[cartGuid]!;
  const whole = { cartGuid, tokenId: null, quantity: 1 };
  const tokens = facts.tokens.filter((token) => token.cartGuid === cartGuid);
  // A unit of several tokens has one price.
  if (tokens.length !== line.quantity)
    return prices.flatMap(({ price, quantity, organiserFees }) =>
      chargesOfPrice(price, { ...whole, quantity }, { ...payees, organiserFees }),
    );
  const sides = facts.sale.sellers?.[cartGuid]?.sides;
  return tokens.flatMap(({ tokenId, ageGroup }, at) => {
    const { price, organiserFees } = prices.find((each) => each.ageGroup === ageGroup)!;
    return chargesOfPrice(price, { ...whole, tokenId }, { ...payees, organiserFees, side: sides?.[at] });
  });
}

/**
 * Lists the amounts of an order by recipient: per token if a line's units are tokens, else per line, and the fees of
 * the order without a line, less what is credited. The amounts sum to the order's total.
 */
export function orderCharges(facts: ChargeFacts): Charge[] {
  const { sale, parties } = facts;
  const ofOrder = { cartGuid: null, tokenId: null, quantity: 1 };
  return [
    ...sale.lines.flatMap((line) => lineCharges(line, facts)),
    ...chargesOfPrice(sale.orderPrice, ofOrder, { seller: organiserOf(parties), parties }),
    ...chargesOfCredits(sale.credits ?? [], organiserOf(parties)),
  ];
}
