import type { ChargeOutcome, PaymentGateway, SettleRequest } from './paymentGateway.ts';

/** Charge whose outcome isn't known yet. */
export interface UnknownOutcome {
  kind: 'unknown';
}

const unknownOutcome: UnknownOutcome = { kind: 'unknown' };

/**
 * Charges with a time limit. Silence, a broken connection, a malformed answer, and a wrong amount or currency all count
 * as "unknown", never as "failed" [C8.04].
 */
export async function chargeWithin(
  gateway: PaymentGateway,
  request: SettleRequest,
  timeoutMs: number,
): Promise<ChargeOutcome | UnknownOutcome> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<UnknownOutcome>((resolve) => {
    timer = setTimeout(() => {
      controller.abort();
      resolve(unknownOutcome);
    }, timeoutMs);
  });
  try {
    const answer = gateway.charge({ ...request, signal: controller.signal });
    return await Promise.race([
      answer.then(
        (outcome) => credible(outcome, request),
        () => unknownOutcome,
      ),
      silence,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

/** Accepts only what answers the request: an authorisation if one was asked for, a redirect for an external method. */
function credible(
  outcome: ChargeOutcome | undefined,
  request: SettleRequest,
): ChargeOutcome | UnknownOutcome {
  switch (outcome?.kind) {
    case 'captured':
    case 'authorised':
      return outcome.amount === request.amount &&
        outcome.currency === request.currency &&
        outcome.kind === (request.capture === 'later' ? 'authorised' : 'captured')
        ? outcome
        : unknownOutcome;
    case 'redirectRequired':
      return request.means.kind === 'external' ? outcome : unknownOutcome;
    case 'declined':
    case 'verificationRequired':
      return outcome;
    default:
      return unknownOutcome;
  }
}
