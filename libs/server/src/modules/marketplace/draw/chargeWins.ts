import { createHash } from 'node:crypto';
import { Failure } from '../../../platform/http/failure.ts';
import { SerialisedAnswer } from '../../../platform/http/serialisedAnswer.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { findMailSite } from '../../../platform/mail/mailSite.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readAttemptSnapshot } from '../../../sale/payment/attemptSnapshot.ts';
import { settleAttempt, type AttemptKey } from '../../../sale/payment/paymentRepository.ts';
import { chargeAttempt } from '../../../sale/purchase/chargeAttempt.ts';
import { finishPayment } from '../../../sale/purchase/finishPayment.ts';
import { startPayment } from '../../../sale/purchase/startPayment.ts';
import { mailEntry } from './drawMail.ts';
import { findDraw } from './drawRepository.ts';
import { setEntryState } from './entryRepository.ts';
import { winEnd, withEntry } from './settleWins.ts';
import { listChargeable, type ChargeableWin } from './winRepository.ts';

/** Wins of one run, and those that are charged at once: a slow gateway keeps none but these waiting. */
const batchSize = 100;
const atOnce = 5;

/** Refusals that say nothing about the card: another server is at it, or the next run can do it. */
const passing: readonly string[] = ['idempotencyInProgress', 'paymentPending', 'serviceUnavailable'];

/** Begins to pay by the first half of every payment. @returns undefined if there is nothing to charge @throws Failure */
async function startCharge(platform: Platform, win: ChargeableWin): Promise<AttemptKey | undefined> {
  const { eventId, entryId, userId, commitmentId, paymentMethodId, atMost, currency, attempts, locale } = win;
  const { site } = await findMailSite(platform, win.siteHost ?? undefined);
  const operationId = 'chargeDrawWin';
  const key = `draw-${entryId}-${attempts}`;
  const started = await startPayment(
    {
      platform,
      site,
      locale,
      request: { header: () => undefined },
      actor: { userId },
      serialise: (result) => new SerialisedAnswer(200, JSON.stringify(result)),
      order: {
        eventId,
        commitment: { commitmentId },
        acceptedTotal: { amount: atMost, currency },
        ...(paymentMethodId === null ? {} : { paymentMethodId }),
      },
    },
    {
      ...{ principal: `user:${userId}`, key, operationId },
      requestHash: createHash('sha256').update(`${operationId}\0${key}`).digest(),
    },
  );
  return started.kind === 'started' ? started.progress : undefined;
}

/** Asks the fan to pay with another card: the stored one was removed, or the price is above the one that was shown. */
const askForPayment = (platform: Platform, win: ChargeableWin): Promise<void> =>
  withEntry(platform, win, async (settling, entry) => {
    const draw = await findDraw(settling.tx, win.eventId);
    if (!draw || entry.state !== 'won' || entry.phase !== 'held' || entry.winUntil !== null) return;
    await setEntryState(settling.tx, entry, { state: 'paymentFailed', winUntil: winEnd(draw, settling.now) });
    await mailEntry(settling, entry, 'paymentFailed');
  });

/** Charges a win. After a crash the reconciler asks the gateway for the outcome, so that it is charged once. */
async function chargeWin(platform: Platform, win: ChargeableWin): Promise<void> {
  let key: AttemptKey | undefined;
  try {
    key = await startCharge(platform, win);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (!passing.includes(error.code)) await askForPayment(platform, win);
    return;
  }
  if (!key) return;
  await platform.faultPoint('beforeOutsideCall');
  const attempt = await readAttemptSnapshot(platform, key);
  const outcome = await chargeAttempt(platform, attempt);
  await platform.faultPoint('afterOutsideCall');
  if (outcome.kind === 'unknown') await settleAttempt(platform.database.query, key, { outcome: 'unknown' });
  else await finishPayment(platform, attempt, outcome);
}

/** Charges the winners of draws with auto-claim by their stored cards, in the order in which they won. */
async function chargeWins(platform: Platform): Promise<void> {
  const wins = await listChargeable(platform.database.query, batchSize);
  for (let at = 0; at < wins.length; at += atOnce) {
    const charges = wins
      .slice(at, at + atOnce)
      .map((win) =>
        chargeWin(platform, win).catch((error: unknown) =>
          platform.log.error({ err: error, entryId: win.entryId }, 'charge a win'),
        ),
      );
    await Promise.all(charges);
  }
}

export const chargeWinsJob = defineJob<Record<string, never>>({
  name: 'chargeDrawWins',
  everySeconds: 15,
  leaseSeconds: 5 * 60,
  handle: (_payload, { platform }) => chargeWins(platform),
});
