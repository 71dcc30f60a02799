import type { TFunction } from 'i18next';
import type { CartErrorCode } from '@foyer/contract';
import { isFoyerError } from '@foyer/api-client';
import type { CartMessageKey } from './messageKeys.gen.ts';

/** Text per error code of this domain; a code without a text fails to compile. */
const cartErrors: Record<CartErrorCode, CartMessageKey> = {
  invalidRequest: 'errors.rejected',
  unauthorized: 'errors.signedOut',
  forbidden: 'errors.rejected',
  emailUnverified: 'errors.emailUnverified',
  notFound: 'errors.gone',
  tooManyRequests: 'errors.tooManyRequests',
  serverError: 'errors.server',
  serviceUnavailable: 'errors.server',
  idempotencyInProgress: 'errors.paymentPending',
  idempotencyMismatch: 'errors.rejected',
  marketplaceClosed: 'errors.marketplaceClosed',
  purchaseSoldOut: 'errors.soldOut',
  invalidSeatCodes: 'errors.seatsGone',
  notEnoughContiguousSeats: 'errors.notEnoughTogether',
  seatsNotTogether: 'errors.notTogether',
  ticketLimitEvent: 'errors.limit',
  ticketLimitMarketplace: 'errors.limit',
  extrasNeedAccess: 'errors.extrasNeedAccess',
  childNeedsAdult: 'errors.childNeedsAdult',
  priceChanged: 'errors.priceChanged',
  reservationTimeRanOut: 'errors.timeRanOut',
  holdNotExtendable: 'errors.notExtendable',
  paymentFailed: 'errors.paymentFailed',
  paymentPending: 'errors.paymentPending',
  paymentVerificationRequired: 'errors.paymentFailed',
  paymentRetryAttemptsExhausted: 'errors.attemptsExhausted',
  invalidShippingAddress: 'errors.shippingAddress',
  invalidCard: 'errors.invalidCard',
  tooManyCreditCards: 'errors.tooManyCards',
  paymentMeansInUse: 'errors.cardInUse',
};

const isCartCode = (code: string): code is CartErrorCode => code in cartErrors;

/** Returns the text of an error: the server's if it has one, ours otherwise [I8.02]. */
export function cartErrorText(t: TFunction<'cart'>, error: unknown): string {
  if (!isFoyerError(error)) return t('errors.unknown');
  if (error.kind !== 'rejected') return t(`errors.${error.kind}`);
  if (error.message !== '') return error.message;
  return isCartCode(error.code) ? t(cartErrors[error.code]) : t('errors.unknown');
}
