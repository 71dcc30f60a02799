import { errorStatus, type ErrorCode } from '@foyer/contract';
import { isOutcomeUnknown } from './isOutcomeUnknown.ts';

const rejected = (code: ErrorCode) => ({
  kind: 'rejected',
  status: errorStatus[code],
  code,
  message: '',
  details: {},
});

describe('isOutcomeUnknown', () => {
  it('takes a call for open if there was no answer, after a fault, and while the first call runs', () => {
    const open = [
      { kind: 'unreachable' },
      { kind: 'timeout' },
      { kind: 'unknown', status: 200 },
      rejected('serverError'),
      rejected('serviceUnavailable'),
      rejected('idempotencyInProgress'),
      rejected('paymentPending'),
      new TypeError('Failed to fetch'),
    ];
    expect(open.map((error) => isOutcomeUnknown(error))).not.toContain(false);
  });

  it('takes every other refusal for the outcome', () => {
    const known = [rejected('refundFailed'), rejected('priceChanged'), rejected('tooManyRequests')];
    expect(known.map((error) => isOutcomeUnknown(error))).not.toContain(true);
  });
});
