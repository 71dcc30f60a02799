import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';
import { callWithin } from '../../platform/gateways/payment/chargeCall.ts';
import type { PayoutOutcome } from '../../platform/gateways/payment/paymentGateway.ts';
import { payoutDeliveries, type PayoutDelivery } from '../../platform/gateways/payout/payoutGateway.ts';
import type { PayoutNews } from '../../platform/outbox/coreEvents.ts';
import type { Platform } from '../../platform/platform.ts';
import { bookEntry } from '../ledger/ledgerRepository.ts';
import { payoutPostings } from '../ledger/salePostings.ts';
import { openPayout } from './openPayouts.ts';
import { payerOf, providerNameOf } from './payoutProviders.ts';
import {
  addressPayout,
  findPayout,
  findPayoutAtGateway,
  recordDelivery,
  settlePayout,
  type PayoutRow,
} from './payoutRepository.ts';

/** Payout that a gateway is asked for. */
type AskedPayout = PayoutRow & { gateway: string; recipient: string };

const isAsked = (payout: PayoutRow | undefined): payout is AskedPayout =>
  payout !== undefined && payout.gateway !== null && payout.recipient !== null;

/** Key of a payout at the gateway and in the ledger: one per attempt. */
const keyOf = ({ payoutId, attempt }: PayoutRow): string => `payout:${payoutId}:${attempt}`;

/** Books money that goes to the organisation; with a negative amount, money that did not arrive. */
const book = (
  { tx, newId }: { tx: TransactionScope } & Pick<Platform, 'newId'>,
  payout: AskedPayout,
  { kind, amount }: { kind: 'payout' | 'payoutFailed'; amount: number },
): Promise<void> =>
  bookEntry(tx, newId, {
    kind,
    subjectKind: 'payout',
    subjectId: payout.payoutId,
    eventId: payout.eventId,
    dedupeKey: kind === 'payout' ? keyOf(payout) : `failed:${keyOf(payout)}`,
    currency: payout.currency,
    postings: payoutPostings(amount, payout),
  });

/** Lets a payout that the gateway can't fund yet wait for the next turn, which asks under a new key. */
async function askAnew({ database, log }: Platform, payout: AskedPayout): Promise<void> {
  await inTransaction(database, async (tx) => {
    const reason = 'unfunded';
    if (await settlePayout(tx, payout, { state: 'failed', reason }))
      await settlePayout(tx, payout, { state: 'due', reason });
  });
  log.info({ payoutId: payout.payoutId }, 'a payout waits for money at the gateway');
}

/** Tells modules of a payout. */
const tell = (
  { jobs }: Pick<Platform, 'jobs'>,
  tx: TransactionScope,
  { payoutId, attempt }: PayoutRow,
  news: PayoutNews,
): Promise<void> =>
  jobs.tell(tx, 'payoutChanged', { payoutId, news }, { key: `${payoutId}:${attempt}:${news}` });

async function record(platform: Platform, payout: AskedPayout, outcome: PayoutOutcome): Promise<void> {
  const { database, newId, log } = platform;
  if (outcome.kind === 'refused') {
    const { reason } = outcome;
    await inTransaction(database, async (tx) => {
      if (!(await settlePayout(tx, payout, { state: 'failed', reason }))) return;
      await tell(platform, tx, payout, 'failed');
      log.warn({ payoutId: payout.payoutId, reason }, 'a payout was refused: it has to be tried again');
    });
    return;
  }
  if (outcome.kind === 'unfunded') {
    await askAnew(platform, payout);
    return;
  }
  const { payoutId: gatewayPayoutId } = outcome;
  // What becomes of a fan's payout is asked later.
  const delivery = payout.recipientKind === 'seller' ? { delivery: 'pending' as const } : {};
  await inTransaction(database, async (tx) => {
    if (await settlePayout(tx, payout, { state: 'paid', gatewayPayoutId, ...delivery })) {
      await book({ tx, newId }, payout, { kind: 'payout', amount: payout.amount });
      await tell(platform, tx, payout, 'sent');
    }
    // Another server may have recorded the same answer.
    else if (
      !(await findPayoutAtGateway(tx, { gateway: payout.gateway, gatewayAccountId: null }, gatewayPayoutId))
    )
      log.error(
        { payoutId: payout.payoutId, gatewayPayoutId },
        'a payout was paid, but can no longer be recorded',
      );
  });
}

/**
 * Asks the gateway for a due payout of what is owed now, and records the answer. Idempotent: an unknown outcome is asked
 * for again under the same key. One whose recipient is not known waits.
 * @throws Error if the gateway does not answer, or another one was asked before: the payout stays due
 */
export async function finishPayout(platform: Platform, payoutId: string): Promise<void> {
  const { database, config, faultPoint } = platform;
  const waiting = await findPayout(database.query, payoutId);
  if (waiting?.state !== 'due') return;
  if (!isAsked(waiting)) {
    await openPayout(platform, waiting.eventId);
    const name = providerNameOf(platform, waiting);
    if (name !== undefined) await addressPayout(database.query, payoutId, name);
  }
  const payout = await findPayout(database.query, payoutId);
  if (payout?.state !== 'due' || !isAsked(payout)) return;
  const { recipient, amount, currency } = payout;
  const gateway = payerOf(platform, payout);
  const request = { key: keyOf(payout), recipient, amount, currency };
  await faultPoint('beforeOutsideCall');
  const outcome = await callWithin(() => gateway.payOut(request), config.sale.chargeTimeoutMs);
  await faultPoint('afterOutsideCall');
  await record(platform, payout, outcome);
}

/**
 * Records that the gateway took a payout back: the amount is owed to the recipient again. One that is not paid has
 * the gateway's id of an earlier attempt, which was taken back before.
 */
export async function failPayout(
  platform: Platform,
  payout: PayoutRow,
  reason: PayoutDelivery | 'takenBack' = 'takenBack',
): Promise<void> {
  const { database, newId, log } = platform;
  if (payout.state !== 'paid' || !isAsked(payout)) return;
  await inTransaction(database, async (tx) => {
    if (!(await settlePayout(tx, payout, { state: 'failed', reason }))) return;
    await book({ tx, newId }, payout, { kind: 'payoutFailed', amount: -payout.amount });
    await tell(platform, tx, payout, 'failed');
    log.warn({ payoutId: payout.payoutId, reason }, 'a payout was taken back: it has to be tried again');
  });
}

/** Asks the provider what has become of a payout that it accepted, and records it. */
export async function followPayout(platform: Platform, payoutId: string): Promise<void> {
  const { database, gateways, config } = platform;
  const payout = await findPayout(database.query, payoutId);
  const provider = gateways.sellerPayout;
  if (payout?.state !== 'paid' || !payout.gatewayPayoutId || provider?.name !== payout.gateway) return;
  const { gatewayPayoutId } = payout;
  const delivery = await callWithin(
    () => provider.readDelivery(gatewayPayoutId),
    config.sale.chargeTimeoutMs,
  );
  if (payoutDeliveries[delivery] === 'returned') return failPayout(platform, payout, delivery);
  await inTransaction(database, async (tx) => {
    if (!(await recordDelivery(tx, payout, delivery))) return;
    if (delivery === 'success') await tell(platform, tx, payout, 'arrived');
    else if (delivery !== 'pending') await tell(platform, tx, payout, delivery as PayoutNews);
  });
}

/** Makes a failed payout due again, under a new key and to the recipient of now. @returns false if it has not failed */
export async function retryPayout(db: Queryable, payoutId: string): Promise<boolean> {
  const payout = await findPayout(db, payoutId);
  return payout !== undefined && settlePayout(db, payout, { state: 'due' });
}
