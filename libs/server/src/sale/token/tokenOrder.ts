/** Data of a token that its place in a list depends on. */
interface Ordered {
  tokenId: string;
  /** Null for a token without an order. */
  orderId: string | null;
  createdAt: Date;
  sectionCode: string | null;
  /** Null for a token without a seat. */
  seatCode: string | null;
  rowRank: number | null;
  adjacencyIndex: number | null;
}

const byText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

function bySeat(left: Ordered, right: Ordered): number {
  if (left.seatCode === null || right.seatCode === null)
    return Number(left.seatCode === null) - Number(right.seatCode === null);
  return (
    (left.rowRank ?? 0) - (right.rowRank ?? 0) ||
    byText(left.sectionCode ?? '', right.sectionCode ?? '') ||
    (left.adjacencyIndex ?? 0) - (right.adjacencyIndex ?? 0)
  );
}

/**
 * Sorts tokens as receipts and lists show them: by order, oldest first; within one, seats in physical order, then those
 * without a seat.
 */
export const inTokenOrder = <Token extends Ordered>(tokens: readonly Token[]): Token[] =>
  tokens.toSorted(
    (left, right) =>
      left.createdAt.getTime() - right.createdAt.getTime() ||
      byText(left.orderId ?? '', right.orderId ?? '') ||
      bySeat(left, right) ||
      byText(left.tokenId, right.tokenId),
  );
