import type { ErrorCode } from '@foyer/contract';
import type { FoyerError } from '@foyer/api-client';
import { buildMoney } from '../../testing/buildCart.ts';
import { keepsIntent, phaseAfter, yieldsToExpiry, type PaymentPhase } from './paymentFlow.ts';

const rejected = (code: ErrorCode, details: Record<string, unknown> = {}): FoyerError => ({
  kind: 'rejected',
  status: 422,
  code,
  message: 'Said the server.',
  details,
});

const declined: PaymentPhase = { kind: 'declined', reason: 'declined', attemptsLeft: 1, message: '' };

describe('phaseAfter', () => {
  const before = buildMoney(100);
  const now = buildMoney(120);
  it.each<[string, unknown, Partial<PaymentPhase>]>([
    [
      'a declined card says how often is left [C3.36a]',
      rejected('paymentFailed', { attemptsLeft: 2 }),
      { kind: 'declined', reason: 'declined', attemptsLeft: 2, message: 'Said the server.' },
    ],
    [
      'a verification that failed [C8.04a]',
      rejected('paymentFailed', { reason: 'verificationFailed' }),
      { kind: 'declined', reason: 'verificationFailed' },
    ],
    [
      'an empty account',
      rejected('paymentFailed', { reason: 'insufficientFunds', attemptsLeft: 1 }),
      { kind: 'declined', reason: 'insufficientFunds' },
    ],
    [
      'a reason of a later release',
      rejected('paymentFailed', { reason: 'stolenCard' }),
      { kind: 'declined', reason: 'declined' },
    ],
    ['the last attempt [C8.09b]', rejected('paymentRetryAttemptsExhausted'), { kind: 'exhausted' }],
    [
      'a card that asks for verification [C8.21s]',
      rejected('paymentVerificationRequired', { paymentMethodId: 'p', verificationUrl: 'http://pay' }),
      { kind: 'verifying', paymentMethodId: 'p', verificationUrl: 'http://pay' },
    ],
    [
      'a changed price shows both [C8.06]',
      rejected('priceChanged', { before, now }),
      { kind: 'priceChanged', before, now },
    ],
    ['the end of the hold [C8.05]', rejected('reservationTimeRanOut'), { kind: 'expired' }],
    ['a payment without an outcome yet', rejected('paymentPending'), { kind: 'pending' }],
    ['a payment whose first call still runs', rejected('idempotencyInProgress'), { kind: 'pending' }],
    [
      'a payment that waits on a provider\u2019s page',
      rejected('paymentPending', { signedExternalPaymentKey: 'event.payment.signature' }),
      { kind: 'pending', signedExternalPaymentKey: 'event.payment.signature' },
    ],
    ['a lost network', { kind: 'unreachable' }, { kind: 'unsure' }],
    ['a server that fell over [C8.20d]', rejected('serverError'), { kind: 'unsure' }],
    ['anything else in the words of the server', rejected('invalidShippingAddress'), { kind: 'refused' }],
    [
      'details that are not what they should be',
      rejected('priceChanged', { before: 1 }),
      { kind: 'refused' },
    ],
  ])('%s', (_name, error, expected) => {
    expect(phaseAfter(error)).toMatchObject(expected);
  });

  it('keeps the key only where the outcome is not known', () => {
    expect(keepsIntent({ kind: 'unsure' })).toBe(true);
    expect(keepsIntent(declined)).toBe(false);
  });

  it('is replaced by the end of the hold unless a pending payment may still succeed [C8.05]', () => {
    expect(yieldsToExpiry({ kind: 'idle' })).toBe(true);
    expect(yieldsToExpiry(declined)).toBe(true);
    expect(yieldsToExpiry({ kind: 'unsure' })).toBe(false);
    expect(yieldsToExpiry({ kind: 'pending' })).toBe(false);
  });
});
