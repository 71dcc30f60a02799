import type { Locale, PayUpgradeRequest, UpgradeCheckout, UpgradeKey } from '@foyer/contract';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import type { Resumable } from '../../../platform/http/resumable.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { presentLine } from '../../../sale/cart/cartPresenter.ts';
import { quoteLines, readPlaces } from '../../../sale/cart/saleContext.ts';
import { lessCredits } from '../../../sale/cart/withCredits.ts';
import { readCommitment } from '../../../sale/cart/saleSnapshot.ts';
import type { CommitmentPhase } from '../../../sale/commitment/commitmentStates.ts';
import { withUnpublished } from '../../../sale/event/eventScope.ts';
import { readSummaries } from '../../../sale/event/eventSummaries.ts';
import { currentFacts } from '../../../sale/offer/saleFacts.ts';
import { findOrderOfCommitment, readOrderLines, type OrderRow } from '../../../sale/order/orderRepository.ts';
import { wordsOfOrder } from '../../../sale/order/rewordOrder.ts';
import type { AttemptKey } from '../../../sale/payment/paymentRepository.ts';
import { chargeStarted } from '../../../sale/purchase/chargeStarted.ts';
import { startPayment } from '../../../sale/purchase/startPayment.ts';
import { findGivenUp, findUpgradable } from '../../../sale/upgrade/upgradableRepository.ts';
import { isOwnUpgrade } from '../../../sale/upgrade/upgradeRepository.ts';
import { presentSource, type Upgrading } from './upgradeSource.ts';

const stateOf = (phase: CommitmentPhase): UpgradeCheckout['state'] => (phase === 'released' ? 'over' : phase);

type Priced = Pick<UpgradeCheckout, 'line' | 'quote'>;

/** Reads what was bought, as it was charged. */
async function readBought(db: Queryable, order: OrderRow, locale: Locale): Promise<Priced> {
  const { lines, quote } = await wordsOfOrder(db, order, await readOrderLines(db, order), locale);
  return { line: lines[0]!, quote };
}

/** Reads an upgrade of a fan: what it gives up, what it holds, and the difference to pay. @throws notFound */
export async function readCheckout(
  platform: Platform,
  db: Queryable,
  upgrading: Upgrading,
  { eventId, upgradeId: commitmentId }: UpgradeKey,
): Promise<UpgradeCheckout> {
  const { userId, scope, locale, now } = upgrading;
  const key = { eventId, commitmentId };
  if (!(await isOwnUpgrade(db, { ...key, userId, scope }))) throw failure('notFound');
  const facts = found(await currentFacts(platform, db, { eventId, scope: withUnpublished(scope) }));
  const commitment = await readCommitment(db, key);
  const { seats, sectionNames } = await readPlaces(db, facts, commitment.lines);
  const tokenIds = await findGivenUp(db, key);
  const source = await findUpgradable(db, { eventId, userId, scope: withUnpublished(scope), tokenIds });
  const summaries = await readSummaries(db, [eventId], { scope: withUnpublished(scope), locale });
  const order = await findOrderOfCommitment(db, eventId, commitmentId);
  const quoted = (): Priced => {
    const firstHeldAt = found(commitment.firstHeldAt);
    const cart = quoteLines(facts, commitment.lines, locale, { firstHeldAt, discountId: null });
    const { lines, quote } = lessCredits(cart, commitment.credits);
    return { quote, line: presentLine(lines[0]!, { locale, seats, sectionNames }) };
  };
  return {
    upgradeId: commitmentId,
    state: stateOf(commitment.phase),
    event: found(summaries.get(eventId)),
    source: presentSource(source, { ...upgrading, names: sectionNames }),
    ...(order ? await readBought(db, order, locale) : quoted()),
    ...(order ? { orderId: order.orderId } : {}),
    heldUntil: found(commitment.heldUntil).toISOString(),
    serverTime: now.toISOString(),
  };
}

type PayContext = BaseContext & { actor: Actor; body: PayUpgradeRequest };

/** Charges the difference, by the two halves of every payment; the capture exchanges the {product} [C4.17]. */
export const payUpgrade: Resumable<PayContext, AttemptKey> = {
  start: async ({ body, ...context }, request) => {
    const { upgradeId: commitmentId, ...order } = body;
    const { platform, actor, site } = context;
    const { eventId } = order;
    const own = { eventId, commitmentId, userId: actor.userId, scope: site };
    if (!(await isOwnUpgrade(platform.database.query, own))) throw failure('notFound');
    return startPayment({ ...context, order: { ...order, commitment: { commitmentId } } }, request);
  },
  ...chargeStarted,
};
