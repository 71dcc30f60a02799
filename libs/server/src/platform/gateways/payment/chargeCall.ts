import type { ChargeOutcome, ChargeRequest, PaymentGateway } from './paymentGateway.ts';

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
  request: Omit<ChargeRequest, 'signal'>,
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

function credible(
  outcome: ChargeOutcome | undefined,
  request: Omit<ChargeRequest, 'signal'>,
): ChargeOutcome | UnknownOutcome {
  switch (outcome?.kind) {
    case 'captured':
      return outcome.amount === request.amount && outcome.currency === request.currency
        ? outcome
        : unknownOutcome;
    case 'declined':
    case 'verificationRequired':
      return outcome;
    default:
      return unknownOutcome;
  }
}
