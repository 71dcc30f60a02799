import type { TokenState } from '@foyer/contract';
import type { ChargeRow } from '../charge/chargeRepository.ts';
import type { TakenBack } from './refundRepository.ts';

/** Line of an order, and the number of its units that are already returned. */
export interface BoughtLine {
  lineId: string;
  cartGuid: string;
  /** Units, and {product} of all of them. */
  quantity: number;
  tokens: number;
  returned: number;
}

/** Token of an order line. */
export interface BoughtToken {
  tokenId: string;
  lineId: string;
  state: TokenState;
  /** Voided for another reason than a refund, such as its sale to another buyer: its money is not the order's to refund. */
  hasLeft: boolean;
  /**
   * Sold to another fan, and the fan who sold it was not paid out, or given up for a better one; of tokens that are read for
   * the end of their event.
   */
  wasSold?: boolean;
  /** The one that was given up for it, which its order credits. */
  upgradesId?: string | null;
}

/** Smallest part of an order that can be returned: one token, or all of a line that was sold as a unit. */
export interface RefundUnit<Token extends BoughtToken = BoughtToken> {
  lineId: string;
  /** Units of the line. */
  quantity: number;
  tokens: readonly Token[];
  charges: readonly ChargeRow[];
}

/** Tells whether each unit of a line is one token with charges of its own. */
const isPerToken = (line: BoughtLine, charges: readonly ChargeRow[]): boolean =>
  line.tokens === line.quantity && charges.every(({ tokenId }) => tokenId !== null);

/** Tells whether a token of a line that was sold as a unit has left: such a line is returned as a whole, or not at all. */
const isBroken = (
  line: BoughtLine,
  { tokens, charges }: { tokens: readonly BoughtToken[]; charges: readonly ChargeRow[] },
): boolean =>
  !isPerToken(line, charges) && tokens.some(({ lineId, hasLeft }) => hasLeft && lineId === line.lineId);

const chargesOfLine = (line: BoughtLine, charges: readonly ChargeRow[]): ChargeRow[] =>
  charges.filter(({ cartGuid }) => cartGuid === line.cartGuid);

/**
 * Returns tokens as the end of their event leaves them: everybody gets back what they paid. The money of a token that was
 * sold on goes back to its last buyer, so that the fan who sold it is not paid, and gets back what it cost at first.
 */
export const atCancellation = <Token extends BoughtToken>(tokens: readonly Token[]): Token[] =>
  tokens.map((token) => ({ ...token, hasLeft: token.hasLeft && !token.wasSold }));

/** Lists the charges that are the order's to refund: those of tokens that left it are not. */
export function chargesOfOrder(
  lines: readonly BoughtLine[],
  tokens: readonly BoughtToken[],
  charges: readonly ChargeRow[],
): ChargeRow[] {
  const gone = tokens.filter(({ hasLeft }) => hasLeft);
  const left = new Set(gone.map(({ tokenId }) => tokenId));
  const credited = new Set(gone.map(({ upgradesId }) => upgradesId));
  const broken = new Set(
    lines
      .filter((line) => isBroken(line, { tokens, charges: chargesOfLine(line, charges) }))
      .map(({ cartGuid }) => cartGuid),
  );
  return charges.filter(
    ({ tokenId, cartGuid, creditsTokenId }) =>
      !(tokenId !== null && left.has(tokenId)) &&
      !(creditsTokenId !== null && credited.has(creditsTokenId)) &&
      !(cartGuid !== null && broken.has(cartGuid)),
  );
}

/** Splits the rest of an order's lines into units; a line without {product} is one unit. */
export function splitUnits<Token extends BoughtToken>(
  lines: readonly BoughtLine[],
  tokens: readonly Token[],
  charges: readonly ChargeRow[],
): RefundUnit<Token>[] {
  return lines.flatMap((line): RefundUnit<Token>[] => {
    const { lineId } = line;
    const own = chargesOfLine(line, charges);
    const left = tokens.filter((token) => token.lineId === lineId && token.state !== 'voided');
    if (line.tokens > 0 && isPerToken(line, own))
      return left.map((token) => ({
        lineId,
        quantity: 1,
        tokens: [token],
        charges: [
          ...own.filter(({ tokenId }) => tokenId === token.tokenId),
          ...charges.filter(
            ({ creditsTokenId }) => creditsTokenId !== null && creditsTokenId === token.upgradesId,
          ),
        ],
      }));
    if (isBroken(line, { tokens, charges: own })) return [];
    const quantity = line.quantity - line.returned;
    return quantity > 0 ? [{ lineId, quantity, tokens: left, charges: own }] : [];
  });
}

/** Lists the rest of charges: of all of them, or of the refundable ones. */
export const leftOf = (charges: readonly ChargeRow[], { whole }: { whole: boolean }): TakenBack[] =>
  charges
    .filter(({ refundable, amount, refundedAmount }) => (whole || refundable) && amount !== refundedAmount)
    .map(({ chargeNumber, amount, refundedAmount }) => ({ chargeNumber, amount: amount - refundedAmount }));

export const sumOf = (charges: readonly TakenBack[]): number =>
  charges.reduce((sum, { amount }) => sum + amount, 0);
