import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { callWithin } from '../../platform/gateways/payment/chargeCall.ts';
import type { PayoutOutcome } from '../../platform/gateways/payment/paymentGateway.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordedGateway } from '../gateway-account/gatewayAccounts.ts';
import { bookEntry } from '../ledger/ledgerRepository.ts';
import { payoutPostings } from '../ledger/salePostings.ts';
import { openPayout } from './openPayouts.ts';
import {
  addressPayout,
  findPayout,
  findPayoutAtGateway,
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

async function record(platform: Platform, payout: AskedPayout, outcome: PayoutOutcome): Promise<void> {
  const { database, newId, log } = platform;
  if (outcome.kind === 'refused') {
    const { reason } = outcome;
    if (await settlePayout(database.query, payout, { state: 'failed', reason }))
      log.warn({ payoutId: payout.payoutId, reason }, 'a payout was refused: an operator tries it again');
    return;
  }
  if (outcome.kind === 'unfunded') {
    await askAnew(platform, payout);
    return;
  }
  const { payoutId: gatewayPayoutId } = outcome;
  await inTransaction(database, async (tx) => {
    if (await settlePayout(tx, payout, { state: 'paid', gatewayPayoutId }))
      await book({ tx, newId }, payout, { kind: 'payout', amount: payout.amount });
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
 * for again under the same key. One whose organisation has no recipient waits.
 * @throws Error if the gateway does not answer, or another one was asked before: the payout stays due
 */
export async function finishPayout(platform: Platform, payoutId: string): Promise<void> {
  const { database, config, gateways, faultPoint } = platform;
  const waiting = await findPayout(database.query, payoutId);
  if (waiting?.state !== 'due') return;
  if (!isAsked(waiting)) {
    await openPayout(platform, waiting.eventId);
    await addressPayout(database.query, payoutId, gateways.payment.name);
  }
  const payout = await findPayout(database.query, payoutId);
  if (payout?.state !== 'due' || !isAsked(payout)) return;
  const { gateway: name, recipient, amount, currency } = payout;
  const gateway = await recordedGateway(platform, { gateway: name, gatewayAccountId: null });
  const request = { key: keyOf(payout), recipient, amount, currency };
  await faultPoint('beforeOutsideCall');
  const outcome = await callWithin(() => gateway.payOut(request), config.sale.chargeTimeoutMs);
  await faultPoint('afterOutsideCall');
  await record(platform, payout, outcome);
}

/**
 * Records that the gateway took a payout back: the amount is owed to the organisation again. One that is not paid has
 * the gateway's id of an earlier attempt, which was taken back before.
 */
export async function failPayout(platform: Platform, payout: PayoutRow): Promise<void> {
  const { database, newId, log } = platform;
  if (payout.state !== 'paid' || !isAsked(payout)) return;
  await inTransaction(database, async (tx) => {
    if (!(await settlePayout(tx, payout, { state: 'failed', reason: 'takenBack' }))) return;
    await book({ tx, newId }, payout, { kind: 'payoutFailed', amount: -payout.amount });
    log.warn({ payoutId: payout.payoutId }, 'a payout was taken back: an operator tries it again');
  });
}

/** Makes a failed payout due again, under a new key and to the recipient of now. @returns false if it has not failed */
export async function retryPayout(
  { database }: Pick<Platform, 'database'>,
  payoutId: string,
): Promise<boolean> {
  const payout = await findPayout(database.query, payoutId);
  return payout !== undefined && settlePayout(database.query, payout, { state: 'due' });
}
