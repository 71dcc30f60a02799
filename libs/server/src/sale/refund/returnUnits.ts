import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import type { Platform } from '../../platform/platform.ts';
import { failure } from '../../platform/http/answers/failure.ts';
import { returnStock } from './boughtRepository.ts';
import { openRefund } from './openRefund.ts';
import { sendRefundMailJob } from './refundMail.ts';
import type { NewRefund } from './refundRepository.ts';
import type { RefundUnit } from './refundUnits.ts';

/** Refund of a part of one order, with the units that it returns. */
export type UnitRefund = NewRefund & { units: readonly RefundUnit[] };

/** Gathers the units of a line: tokens of one line are units of their own. */
function linesOf({ refundId, units }: UnitRefund) {
  const quantities = new Map<string, number>();
  for (const { lineId, quantity } of units) quantities.set(lineId, (quantities.get(lineId) ?? 0) + quantity);
  return [...quantities].map(([lineId, quantity]) => ({ lineId, refundId, quantity }));
}

/**
 * Refunds units of a buyer's orders of one event: opens the refunds, voids the tokens and puts the stock back on
 * sale; all or nothing. The caller has locked the buyer.
 * @throws refundFailed if too little of a payment is left, or something of it has changed
 */
export async function returnUnits(
  { platform, tx }: { platform: Pick<Platform, 'jobs' | 'newId'>; tx: TransactionScope },
  { eventId, userId, actorId }: { eventId: string; userId: string; actorId?: string },
  refunds: readonly UnitRefund[],
): Promise<void> {
  // Payments are locked in order of id.
  const inOrder = refunds.toSorted((left, right) => (left.paymentId < right.paymentId ? -1 : 1));
  for (const { units: _units, ...refund } of inOrder) {
    if (!(await openRefund({ platform, tx }, { ...refund, buyerId: userId }))) throw failure('refundFailed');
  }
  const tokens = inOrder.flatMap(({ refundId, units }) =>
    units.flatMap((unit) =>
      unit.tokens.map(({ tokenId, state }) => ({ tokenId, refundId, fromState: state })),
    ),
  );
  const returned = { eventId, userId, actorId, tokens, lines: inOrder.flatMap(linesOf) };
  if ((await returnStock(tx, returned)) !== 'returned') throw failure('refundFailed');
  const tokenIds = tokens.map(({ tokenId }) => tokenId);
  if (tokenIds.length > 0)
    await platform.jobs.tell(tx, 'tokensRefunded', { eventId, tokenIds }, { key: inOrder[0]!.refundId });
  for (const { refundId } of inOrder)
    await platform.jobs.add(tx, sendRefundMailJob, { eventId, refundId }, { dedupeKey: refundId });
}
