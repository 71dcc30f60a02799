import type { TFunction } from 'i18next';
import type { MarketplaceErrorCode } from '@foyer/contract';
import { isFoyerError } from '@foyer/api-client';
import type { MarketplaceMessageKey } from './messageKeys.gen.ts';

/** Text per error code of this domain; a code without a text fails to compile. */
const marketplaceErrors: Record<MarketplaceErrorCode, MarketplaceMessageKey> = {
  invalidRequest: 'errors.rejected',
  notFound: 'errors.notFound',
  tooManyRequests: 'errors.tooManyRequests',
  serverError: 'errors.server',
  serviceUnavailable: 'errors.server',
  notEnoughContiguousSeats: 'errors.notEnoughTogether',
  purchaseSoldOut: 'errors.soldOut',
};

const isKnown = (code: string): code is MarketplaceErrorCode => code in marketplaceErrors;

/** Returns the text of an error: the server's if it has one, ours otherwise [I8.02]. */
export function marketplaceErrorText(t: TFunction<'marketplace'>, error: unknown): string {
  if (!isFoyerError(error)) return t('errors.unknown');
  if (error.kind !== 'rejected') return t(`errors.${error.kind}`);
  if (error.message !== '') return error.message;
  return isKnown(error.code) ? t(marketplaceErrors[error.code]) : t('errors.unknown');
}
