import { useTranslation } from 'react-i18next';
import { createErrorText, errorCodeOf } from '@foyer/api-client';

const codes: readonly unknown[] = [
  'invalidCard',
  'paymentFailed',
  'paymentVerificationRequired',
  'tooManyRefusedCards',
];

/** Tells whether an entry or offer failed because of its card. The form says so beside the card. */
export const isCardRefusal = (error: unknown): boolean => codes.includes(errorCodeOf(error));

// The server words this code for payments, but here a bank was asked about a card alone.
const cardErrorText = createErrorText({ paymentFailed: 'cardNotConfirmed' });

/** Returns the words for a refused card; undefined for every other error. */
export function useCardRefusalText(): (error: unknown) => string | undefined {
  const { t } = useTranslation('ways');
  return (error) => (isCardRefusal(error) ? cardErrorText(t, error) : undefined);
}
