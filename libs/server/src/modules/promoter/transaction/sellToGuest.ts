import { createHash } from 'node:crypto';
import type { PromoterSale } from '@foyer/contract';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Failure, found } from '../../../platform/http/answers/failure.ts';
import type { IdempotentRequest } from '../../../platform/http/idempotencyKeys.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import type { Resumable } from '../../../platform/http/resumable.ts';
import type { SerialisedAnswer } from '../../../platform/http/answers/serialisedAnswer.ts';
import type { Commission } from '../../../sale/charge/commission.ts';
import type { CounterPayment } from '../../../sale/cart/acceptedSale.ts';
import { lockCommitment, type CommitmentKey } from '../../../sale/commitment/commitmentRepository.ts';
import { releaseCommitment } from '../../../sale/hold/heldRepository.ts';
import { offeringNextBest } from '../../../sale/hold/seatsLost.ts';
import { lockBuyer } from '../../../sale/limit/buyerRepository.ts';
import type { AttemptKey } from '../../../sale/payment/paymentRepository.ts';
import { chargeStarted } from '../../../sale/purchase/chargeStarted.ts';
import { startPayment } from '../../../sale/purchase/startPayment.ts';
import { findEngagement, type EngagementRow } from '../engagement/engagementRepository.ts';
import { holdForGuest, type SaleOrder, type Selling } from './holdForGuest.ts';
import { untilHeld } from '../../../sale/hold/holdLines.ts';
import { findSaleOfKey, findSaleOfPayment, forgetSaleKey } from './promoterSaleRepository.ts';

type SellContext<Body> = BaseContext & { actor: Actor; body: Body };
type HeldSale = CommitmentKey & { userId: string };

/** Refusals that leave the sale of another call with the same key alone. */
const passing: readonly string[] = ['idempotencyInProgress', 'idempotencyMismatch', 'paymentPending'];

/** Serialises the outcome of a payment as the answer of a sale: the page reads the transaction. */
const answering =
  ({ serialise }: Pick<BaseContext, 'serialise'>, { eventId, commitmentId }: CommitmentKey) =>
  (result: unknown): SerialisedAnswer =>
    serialise(
      result instanceof Failure ? result : ({ eventId, transactionId: commitmentId } satisfies PromoterSale),
    );

const keyOf = ({ principal, key, operationId }: IdempotentRequest): Buffer =>
  createHash('sha256').update(`${operationId}\0${principal}\0${key}`).digest();

/** Holds the sale of a call, once per key. */
async function holdOnce(selling: Selling, order: SaleOrder): Promise<HeldSale> {
  const { platform } = selling;
  const { database } = platform;
  return untilHeld(platform, async (search) => {
    const known = await findSaleOfKey(database.query, selling);
    return (
      known ?? inTransaction(database, (tx, now) => holdForGuest({ ...selling, tx, now }, order, search))
    );
  });
}

/** Gives back what a refused sale holds. */
const letGo = ({ platform }: Selling, { userId, ...key }: HeldSale): Promise<void> =>
  inTransaction(platform.database, async (tx) => {
    await lockBuyer(tx, { eventId: key.eventId, userId });
    const { phase } = await lockCommitment(tx, key);
    if (phase !== 'held' && phase !== 'over' && phase !== 'released') return;
    if (phase !== 'released') await releaseCommitment(tx, key);
    await forgetSaleKey(tx, key);
  });

/** Returns what a sale earns: by the first rule that fits. */
function commissionFor({ commission }: EngagementRow, { payment }: SaleOrder): Commission | null {
  const rule = commission.find(
    ({ paymentKind }) => paymentKind === null || paymentKind === payment.paymentKind,
  );
  if (!rule) return null;
  return rule.ratePpm === null ? { amount: rule.amount! } : { ratePpm: rule.ratePpm };
}

const counterOf = ({ payment }: SaleOrder, takenBy: string): CounterPayment =>
  payment.paymentKind === 'cash'
    ? { paymentType: 'Cash', takenBy }
    : { paymentType: 'SquarePOS', takenBy, reference: payment.reference! };

/**
 * Sells to a guest who has paid the promoter: holds in the guest's name, takes the exact price, and issues. A repeated
 * call goes on where the first one stopped.
 */
export function sellToGuest<Body>(
  orderOf: (body: Body) => SaleOrder,
): Resumable<SellContext<Body>, AttemptKey> {
  return {
    start: async (context, request) => {
      const { platform, actor, site } = context;
      const order = orderOf(context.body);
      const { eventId, payment } = order;
      const promoterId = actor.userId;
      const locale = order.guest.locale ?? context.locale;
      const selling = { platform, promoterId, locale, site, requestKey: keyOf(request) };
      const engagement = found(
        await findEngagement(platform.database.query, { eventId, userId: promoterId }),
      );
      const held = (await offeringNextBest.run(context, () => holdOnce(selling, order))) as HeldSale;
      try {
        return await startPayment(
          {
            ...{ platform, locale, site },
            // Attribution is the guest's, who has visited nothing.
            request: { header: () => undefined },
            actor: { userId: held.userId },
            serialise: answering(context, held),
            order: {
              eventId,
              commitment: { commitmentId: held.commitmentId },
              acceptedTotal: payment.amount,
              counter: counterOf(order, promoterId),
              promoter: { userId: promoterId, commission: commissionFor(engagement, order) },
            },
          },
          request,
        );
      } catch (error) {
        if (error instanceof Failure && !passing.includes(error.code)) await letGo(selling, held);
        throw error;
      }
    },
    ...chargeStarted,
    finish: async (context, request, key) => {
      const sale = await findSaleOfPayment(context.platform.database.query, key);
      return chargeStarted.finish({ ...context, serialise: answering(context, sale) }, request, key);
    },
  };
}
