import type { NewToken, TokenRow } from '../token/tokenRepository.ts';
import type { SaleFacts } from '../offer/saleFacts.ts';
import type { HeldSeat } from '../inventory/seatHoldRepository.ts';
import type { SeenMeans } from '../payment/paymentLook.ts';

/** Data of a sale that is about to be written. */
export interface OrderSurroundings {
  facts: SaleFacts;
  /** Seats of the cart. */
  seats: readonly HeldSeat[];
  sectionNames: ReadonlyMap<string, string>;
  means: SeenMeans;
}

interface Placed {
  row: TokenRow;
  seat: HeldSeat | undefined;
}

const byText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** Orders tokens as `tokensOfOrder` does: seats in physical order, then those without a seat. */
function inOrder(left: Placed, right: Placed): number {
  if (left.seat && right.seat)
    return (
      left.seat.rowRank - right.seat.rowRank ||
      byText(left.seat.sectionCode, right.seat.sectionCode) ||
      left.seat.adjacencyIndex - right.seat.adjacencyIndex ||
      byText(left.row.tokenId, right.row.tokenId)
    );
  if (left.seat || right.seat) return left.seat ? -1 : 1;
  return byText(left.row.tokenId, right.row.tokenId);
}

/** Builds the rows of new tokens, as they will be read from the database. */
export function newTokenRows(
  tokens: readonly NewToken[],
  { facts, seats }: Pick<OrderSurroundings, 'facts' | 'seats'>,
): TokenRow[] {
  const seatsByCode = new Map(seats.map((seat) => [seat.seatCode, seat]));
  return tokens
    .map((token): Placed => {
      const offer = facts.offers.get(token.offerGroupId)!;
      const seat = token.seatCode === null ? undefined : seatsByCode.get(token.seatCode);
      const row: TokenRow = {
        ...token,
        state: 'active',
        names: offer.names,
        sectionCode: seat?.sectionCode ?? offer.sectionCode,
        row: seat?.row ?? null,
        seat: seat?.seat ?? null,
        seatKind: seat?.kind ?? null,
        gate: offer.gate,
      };
      return { row, seat };
    })
    .sort(inOrder)
    .map(({ row }) => row);
}
