import type { TFunction } from 'i18next';
import { errorText } from '@foyer/api-client';
import type { PaymentPhase, RefusalReason } from '../model/payment/paymentFlow.ts';
import type { CartMessageKey } from './messageKeys.gen.ts';

const titles: Record<RefusalReason, CartMessageKey> = {
  declined: 'notice.declined',
  insufficientFunds: 'decline.title.insufficientFunds',
  expiredCard: 'decline.title.expiredCard',
  incorrectCvc: 'decline.title.incorrectCvc',
  processingError: 'decline.title.processingError',
  verificationFailed: 'notice.unconfirmed',
};

/** Headline of a refused card. */
export const refusalTitle = (t: TFunction<'cart'>, reason: RefusalReason): string => t(titles[reason]);

/** One-line text about a card that was refused, for the pay bar; `undefined` in every other phase. */
export function paymentFailureInBar(t: TFunction<'cart'>, phase: PaymentPhase): string | undefined {
  if (phase.kind === 'notStored') return errorText(t, phase.error);
  if (phase.kind !== 'declined') return undefined;
  const reason = t(`decline.reason.${phase.reason}`);
  return phase.attemptsLeft === undefined
    ? t('decline.bar', { reason })
    : t('decline.barWithAttempts', { reason, count: phase.attemptsLeft });
}
