import type { Locale } from '@foyer/contract';
import { createHash } from 'node:crypto';
import { Failure } from '../../../platform/http/answers/failure.ts';
import { SerialisedAnswer } from '../../../platform/http/answers/serialisedAnswer.ts';
import { findMailSite } from '../../../platform/mail/mailSite.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readAttemptSnapshot } from '../../../sale/payment/attemptSnapshot.ts';
import { settleAttempt, type AttemptKey } from '../../../sale/payment/paymentRepository.ts';
import { chargeAttempt } from '../../../sale/purchase/chargeAttempt.ts';
import { finishPayment } from '../../../sale/purchase/finishPayment.ts';
import { startPayment } from '../../../sale/purchase/startPayment.ts';

/** Wins that are charged at once: the others wait only while a slow gateway leaves all of these without an answer. */
const atOnce = 5;

/** Win whose card is to be charged. */
export interface ChargeableWin {
  eventId: string;
  userId: string;
  commitmentId: string;
  paymentMethodId: string | null;
  /** Highest total that the fan saw, in minor units. */
  atMost: number;
  currency: string;
  siteHost: string | null;
  /** Of the fan, for the receipt. */
  locale: Locale;
  /** Attempts that never reached the gateway. */
  attempts: number;
}

/** How the wins of a way of selling are charged. */
interface Charging<Win> {
  /** Operation of its charges, which their keys belong to. */
  operationId: string;
  /** Names the win among all that were ever charged. */
  keyOf: (win: Win) => string;
  /** Asks the fan to pay with another card: the stored one was removed, or the price is above the one that was shown. */
  askForPayment: (win: Win) => Promise<void>;
}

/** Refusals that say nothing about the card: another server is at it, or the next run can do it. */
const passing: readonly string[] = [
  'idempotencyInProgress',
  // The event was called off after this run had listed its wins. `runDraws` and `runAuctions` cancel them; the card is not at fault.
  'marketplaceClosed',
  'paymentPending',
  'serviceUnavailable',
];

/** Begins to pay by the first half of every payment. @returns undefined if there is nothing to charge @throws Failure */
async function startCharge<Win extends ChargeableWin>(
  platform: Platform,
  win: Win,
  { operationId, keyOf }: Charging<Win>,
): Promise<AttemptKey | undefined> {
  const { eventId, userId, commitmentId, paymentMethodId, atMost, currency, attempts, locale } = win;
  const { site } = await findMailSite(platform, win.siteHost ?? undefined);
  const key = `${keyOf(win)}-${attempts}`;
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
        offSession: true,
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

/** Charges a win. After a crash the reconciler asks the gateway for the outcome, so that it is charged once. */
async function chargeWin<Win extends ChargeableWin>(
  platform: Platform,
  win: Win,
  charging: Charging<Win>,
): Promise<void> {
  let key: AttemptKey | undefined;
  try {
    key = await startCharge(platform, win, charging);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (!passing.includes(error.code)) await charging.askForPayment(win);
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

/** Charges wins by their stored cards, in their order: each of a few lanes takes the next once it is free. */
export async function chargeWins<Win extends ChargeableWin>(
  platform: Platform,
  wins: readonly Win[],
  charging: Charging<Win>,
): Promise<void> {
  const waiting = wins.values();
  const lane = async (): Promise<void> => {
    for (const win of waiting)
      await chargeWin(platform, win, charging).catch((error: unknown) =>
        platform.log.error({ err: error, win: charging.keyOf(win) }, 'charge a win'),
      );
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
