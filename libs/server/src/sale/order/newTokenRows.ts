import type { HeldSeat } from '../inventory/seatHoldRepository.ts';
import type { SaleFacts } from '../offer/saleFacts.ts';
import type { NewToken, TokenRow } from '../token/tokenRepository.ts';

/** Builds the rows of new tokens, as the database will return them. */
export function newTokenRows(
  tokens: readonly NewToken[],
  { facts, seats, createdAt }: { facts: SaleFacts; seats: readonly HeldSeat[]; createdAt: Date },
): TokenRow[] {
  const seatsByCode = new Map(seats.map((seat) => [seat.seatCode, seat]));
  return tokens.map((token) => {
    const offer = facts.offers.get(token.offerGroupId)!;
    const part =
      offer.parts.find(({ inventoryItemId }) => inventoryItemId === token.inventoryItemId) ?? offer;
    const seat = token.seatCode === null ? undefined : seatsByCode.get(token.seatCode);
    return {
      ...token,
      state: 'active',
      attendeeKind: null,
      names: offer.names,
      sectionCode: seat?.sectionCode ?? part.sectionCode,
      row: seat?.row ?? null,
      seat: seat?.seat ?? null,
      seatKind: seat?.kind ?? null,
      rowRank: seat?.rowRank ?? null,
      adjacencyIndex: seat?.adjacencyIndex ?? null,
      gate: part.gate,
      createdAt,
    };
  });
}
