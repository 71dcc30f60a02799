import type { Refund, RefundTokensRequest } from '@foyer/contract';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import { demand } from '../../../platform/http/access/permission.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { EventScope } from '../../../sale/event/eventScope.ts';
import { lockBuyer } from '../../../sale/limit/buyerRepository.ts';
import { formerRefunds } from '../../../sale/refund/formerPayments.ts';
import { sumOf } from '../../../sale/refund/refundUnits.ts';
import { returnUnits, type UnitRefund } from '../../../sale/refund/returnUnits.ts';
import { readRefundables, type Refundable } from './readRefundables.ts';

/**
 * Finds the units that a request names.
 * @throws notFound for a token that is not the buyer's; invalidRequest for a part of what was sold as a unit
 */
function chosenOf(refundables: readonly Refundable[], tokenIds: readonly string[]): Refundable[] {
  const wanted = new Set(tokenIds);
  const chosen = refundables.filter(({ unit }) => unit.tokens.some(({ tokenId }) => wanted.has(tokenId)));
  const covered = chosen.flatMap(({ unit }) => unit.tokens.map(({ tokenId }) => tokenId));
  const known = new Set(covered);
  if (tokenIds.some((tokenId) => !known.has(tokenId))) throw failure('notFound');
  if (covered.some((tokenId) => !wanted.has(tokenId))) throw failure('invalidRequest', { field: 'tokenIds' });
  return chosen;
}

/** Gathers chosen units to one refund per order, and per order that paid for what they took the place of. */
function refundsOf(chosen: readonly Refundable[], newId: () => string): UnitRefund[] {
  const orders = new Map(chosen.map(({ order }) => [order.orderId, order]));
  return [...orders.values()].flatMap((order) => {
    const own = chosen.filter(({ order: { orderId } }) => orderId === order.orderId);
    const charges = own.flatMap(({ refund }) => refund);
    const { eventId, orderId, paymentId, currency } = order;
    const whole = own.some(({ choiceUntil }) => choiceUntil);
    const reason = whole ? ('eventChanged' as const) : ('requested' as const);
    const amount = sumOf(charges);
    const units = own.map(({ unit }) => unit);
    const former = own.flatMap((each) => each.former);
    return [
      { eventId, refundId: newId(), paymentId, orderId, currency, amount, reason, charges, units },
      ...formerRefunds(former, { eventId, reason, newId, whole }),
    ];
  });
}

/**
 * Refunds a buyer's tokens by the policy of their purchase: all tokens of the request, or none.
 * @throws Failure, also if the refund would differ from the accepted amount
 */
export async function refundTokens(
  { platform, tx }: { platform: Pick<Platform, 'jobs' | 'newId'>; tx: TransactionScope },
  { userId, scope }: { userId: string; scope: EventScope },
  { eventId, tokenIds, acceptedAmount }: RefundTokensRequest,
): Promise<Refund> {
  await lockBuyer(tx, { eventId, userId });
  const { refundables } = await readRefundables(tx, { eventId, userId, scope });
  const chosen = chosenOf(refundables, tokenIds);
  for (const { permission } of chosen) demand(permission);
  const refunds = refundsOf(chosen, platform.newId);
  const [first] = refunds;
  const amount = { amount: refunds.reduce((sum, each) => sum + each.amount, 0), currency: first!.currency };
  if (amount.amount !== acceptedAmount.amount || amount.currency !== acceptedAmount.currency)
    throw failure('priceChanged', { amount });
  await returnUnits({ platform, tx }, { eventId, userId, actorId: userId }, refunds);
  return { amount, tokenIds };
}
