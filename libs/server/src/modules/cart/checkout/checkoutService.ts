import type { Cart, CheckoutCartRequest, Locale } from '@foyer/contract';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import type { Site } from '../../../platform/hosts/sites.ts';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import {
  answerOfKnownKey,
  sealAnswer,
  type IdempotentRequest,
} from '../../../platform/http/idempotencyKeys.ts';
import type { SerialisedAnswer } from '../../../platform/http/answers/serialisedAnswer.ts';
import { mailHostOf } from '../../../platform/mail/mailSite.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockBuyer } from '../../../sale/limit/buyerRepository.ts';
import { holdCart, type HoldOutcome } from '../../../sale/hold/holdRepository.ts';
import { releaseIfOver } from '../../../sale/hold/releaseHold.ts';
import { planHold, productsOf, type HoldPlan } from './holdPlan.ts';
import { HoldRetries } from './holdRetries.ts';
import { saleFacts, type SaleFacts } from '../../../sale/offer/saleFacts.ts';
import { refuseCancelled, refuseWhilePaying } from '../../../sale/cart/saleGates.ts';
import { readSaleSnapshot, type SaleSnapshot } from '../../../sale/cart/saleSnapshot.ts';

/** Context of a checkout, which opens its own transaction. */
export interface CheckoutContext {
  platform: Platform;
  locale: Locale;
  site: Site;
  userId: string;
  idempotency: IdempotentRequest;
  serialise: (cart: Cart) => SerialisedAnswer;
}

/** Reason for another attempt. */
type RetryReason = 'changed' | 'collided' | 'expired';

/** Optimistic attempts; if the cart changes between snapshot and hold in all of them, the buyer's row is locked. */
const optimisticAttempts = 2;
const maxAttempts = 100;

/**
 * Changes a cart to the requested lines: all of them are held, or nothing changes [C4.01, C4.02]. Takes a snapshot,
 * plans, and holds in one statement, which refuses if something has changed since; then starts over.
 * @throws Failure for every error that the contract lists
 */
export async function checkout(
  context: CheckoutContext,
  request: CheckoutCartRequest,
): Promise<SerialisedAnswer> {
  const { platform, userId } = context;
  const { database } = platform;
  const buyer = { eventId: request.eventId, userId };
  const retries = new HoldRetries(platform, buyer);
  let changes = 0;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const result =
      changes < optimisticAttempts
        ? await tryToHold(database.query, context, request, retries)
        : await inTransaction(database, async (tx) => {
            await lockBuyer(tx, buyer);
            return tryToHold(tx, context, request, retries);
          });
    if (typeof result !== 'string') return result;
    if (result === 'changed') changes += 1;
    if (result === 'expired') await releaseIfOver(platform, found(retries.expired));
  }
  throw failure('serviceUnavailable');
}

async function tryToHold(
  db: Queryable,
  context: CheckoutContext,
  request: CheckoutCartRequest,
  retries: HoldRetries,
): Promise<SerialisedAnswer | RetryReason> {
  const { platform, locale, site, userId, idempotency } = context;
  const { eventId } = request;
  const seatCodes = retries.seatCodesOf(request);
  const snapshot = found(await readSaleSnapshot(db, { eventId, userId, seatCodes }));
  const { saleVersion: version } = snapshot;
  const facts = found(await saleFacts(platform, db, { eventId, scope: site, version }));
  refuseCancelled(facts.event);
  refuseWhilePaying(snapshot.cart);
  if (snapshot.cart?.phase === 'over') {
    retries.expired = snapshot.cart;
    return 'expired';
  }
  const plan = await planHold(db, { platform, locale, userId, snapshot, facts, retries }, request);
  await platform.faultPoint('cart.planned');
  const answer = context.serialise(plan.answer);
  const result = await hold(db, context, { snapshot, facts, plan, retries, answer });
  if (result.outcome === 'held') return answer;
  return retryOrFail(result, { plan, retries, key: idempotency, platform });
}

/** Passes plan and snapshot to the hold statement. */
function hold(
  db: Queryable,
  { platform, site, idempotency: key }: CheckoutContext,
  parts: {
    snapshot: SaleSnapshot;
    facts: SaleFacts;
    plan: HoldPlan;
    retries: HoldRetries;
    answer: SerialisedAnswer;
  },
): Promise<HoldOutcome> {
  const { snapshot, facts, plan, retries, answer } = parts;
  const { released, picked, found: foundSeats, allotments } = plan.seats;
  const allotmentOf = (seatCode: string) => allotments.get(seatCode) ?? null;
  return holdCart(db, {
    key,
    answer: sealAnswer(key, answer, platform.sealer),
    saleVersion: facts.version,
    counted: snapshot.counted,
    cart: plan.cart,
    cartVersion: snapshot.cart?.version,
    purchaseTokenHash: snapshot.cart ? undefined : retries.token.purchaseTokenHash,
    siteHost: mailHostOf(site) ?? undefined,
    quantity: productsOf(plan),
    seats: {
      released,
      picked,
      pickedFrom: picked.map(allotmentOf),
      found: foundSeats,
      foundFrom: foundSeats.map(allotmentOf),
      isHasty: retries.search.isHasty,
    },
    quantities: plan.quantities,
    discountId: plan.discountId,
    lines: plan.stored,
    givenUp: plan.givenUp,
  });
}

/** Names the line that wanted more of an item than is left, and how many units of it are left. */
function soldOut({ lines }: HoldPlan, { itemId, available }: { itemId: string; available: number }) {
  const unitsEach = ({ offer }: HoldPlan['lines'][number]) =>
    offer.parts.find(({ inventoryItemId }) => inventoryItemId === itemId)?.unitsEach ?? 1;
  const line = lines.find(
    ({ offer }) =>
      offer.inventoryItemId === itemId ||
      offer.parts.some(({ inventoryItemId }) => inventoryItemId === itemId),
  )!;
  const { cartGuid, offer } = line;
  return failure('purchaseSoldOut', {
    cartGuid,
    offerGroupId: offer.offerGroupId,
    available: Math.floor(available / unitsEach(line)),
  });
}

/** Converts a failed hold to a retry or a failure. */
function retryOrFail(
  result: Exclude<HoldOutcome, { outcome: 'held' }>,
  parts: { plan: HoldPlan; retries: HoldRetries; key: IdempotentRequest; platform: Platform },
): SerialisedAnswer | RetryReason {
  const { plan, retries, key, platform } = parts;
  switch (result.outcome) {
    case 'changed':
    case 'tokensLost':
      return 'changed';
    case 'seatsLost':
      retries.search.collided(plan.seats.found.filter((code) => !result.seatCodes.includes(code)));
      return 'collided';
    case 'soldOut': {
      throw soldOut(plan, result);
    }
    case 'promoCodeUsedUp':
    case 'promoCodeUsedByBuyer':
      throw failure(result.outcome);
    default:
      return answerOfKnownKey(key, result, platform.sealer);
  }
}
