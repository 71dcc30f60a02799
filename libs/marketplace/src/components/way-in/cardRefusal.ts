import { errorCodeOf } from '@foyer/api-client';

const codes: readonly unknown[] = [
  'invalidCard',
  'paymentFailed',
  'paymentVerificationRequired',
  'tooManyRefusedCards',
];

/** Tells whether an entry or offer failed because of its card. The form says so beside the card. */
export const isCardRefusal = (error: unknown): boolean => codes.includes(errorCodeOf(error));
