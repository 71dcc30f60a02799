import type {
  CardCheck,
  CardCheckRequest,
  ChargeOutcome,
  ChargeRecord,
  PartRequest,
  PaymentGateway,
  SettleRequest,
  Taken,
} from './paymentGateway.ts';

/** Charge or check whose outcome isn't known yet. */
export interface UnknownOutcome {
  kind: 'unknown';
  /** For the log. */
  reason: string;
}

const unknownOutcome = (reason: string): UnknownOutcome => ({ kind: 'unknown', reason });

/**
 * Describes an error with its causes by names and messages alone: the errors of a gateway's client carry the request, with
 * its credentials, in other fields.
 */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'something other than an error';
  const { name, message, cause } = error;
  return `${name}: ${message}${cause === undefined ? '' : `, because of ${describeError(cause)}`}`;
}

const notAsAsked = unknownOutcome('the answer does not fit the request');

/** Calls a gateway with a time limit. @throws Error of the call, or when the time is over */
export async function callWithin<T>(
  call: (signal: AbortSignal) => Promise<T>,
  timeoutMs: number,
): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new Error('The gateway did not answer in time'));
    }, timeoutMs);
  });
  try {
    return await Promise.race([call(controller.signal), silence]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Charges with a time limit. Silence, a broken connection, a malformed answer, and a wrong amount or currency all count
 * as "unknown", never as "failed" [C8.04].
 */
export async function chargeWithin(
  gateway: PaymentGateway,
  request: SettleRequest,
  timeoutMs: number,
): Promise<ChargeOutcome | UnknownOutcome> {
  try {
    const outcome = await callWithin((signal) => gateway.charge({ ...request, signal }), timeoutMs);
    return isAnswer(outcome, request) ? outcome : notAsAsked;
  } catch (error) {
    return unknownOutcome(describeError(error));
  }
}

/**
 * Settles a charge with a time limit. What is no answer to a charge settles none either: it is asked for again.
 * @param toCapture what was to be captured of an authorised amount; null for nothing yet
 */
export async function settleWithin(
  gateway: PaymentGateway,
  request: SettleRequest,
  timeoutMs: number,
  toCapture: number | null = null,
): Promise<ChargeRecord | UnknownOutcome> {
  try {
    const record = await callWithin(() => gateway.settleCharge(request), timeoutMs);
    return isRecord(record, request, toCapture) ? record : notAsAsked;
  } catch (error) {
    return unknownOutcome(describeError(error));
  }
}

/** Outcome of a decision about an authorised amount; `voided` also if the authorisation has lapsed. */
export type Decided = Extract<ChargeRecord, { kind: 'captured' | 'voided' }>;

/** Captures an authorised amount or a part of it, with a time limit; voids it for an amount of 0. */
export async function decideWithin(
  gateway: PaymentGateway,
  { currency, ...part }: PartRequest & Pick<Taken, 'currency'>,
  timeoutMs: number,
): Promise<Decided | UnknownOutcome> {
  const { transactionId, amount } = part;
  try {
    if (amount === 0) {
      await callWithin(() => gateway.voidCharge(transactionId), timeoutMs);
      return { kind: 'voided', transactionId, amount, currency };
    }
    const record = await callWithin(() => gateway.capture(part), timeoutMs);
    if (record.kind === 'voided') return record;
    return record.kind === 'captured' && isAsAsked(record, { amount, currency }) ? record : notAsAsked;
  } catch (error) {
    return unknownOutcome(describeError(error));
  }
}

/** Has a card checked with a time limit. */
export async function checkWithin(
  gateway: PaymentGateway,
  request: Omit<CardCheckRequest, 'signal'>,
  timeoutMs: number,
): Promise<CardCheck | UnknownOutcome> {
  try {
    const check = await callWithin((signal) => gateway.checkCard({ ...request, signal }), timeoutMs);
    return isCheck(check) ? check : notAsAsked;
  } catch (error) {
    return unknownOutcome(describeError(error));
  }
}

const isCheck = (check: CardCheck | undefined): boolean =>
  check !== undefined && ['accepted', 'declined', 'verificationRequired'].includes(check.kind);

const isAsAsked = (
  { amount, currency }: Taken,
  request: Pick<SettleRequest, 'amount' | 'currency'>,
): boolean => amount === request.amount && currency === request.currency;

/** Accepts only what answers the request: an authorisation if one was asked for, a redirect for an external method. */
function isAnswer(outcome: ChargeOutcome | undefined, request: SettleRequest): boolean {
  switch (outcome?.kind) {
    case 'captured':
    case 'authorised':
      return (
        isAsAsked(outcome, request) &&
        outcome.kind === (request.capture === 'later' ? 'authorised' : 'captured')
      );
    case 'redirectRequired':
      return request.means.kind === 'external';
    case 'declined':
    case 'verificationRequired':
      return true;
    default:
      return false;
  }
}

/** Accepts only a record of what was asked for: no authorisation of a charge, and no capture before one was decided. */
function isRecord(
  record: ChargeRecord | undefined,
  request: SettleRequest,
  toCapture: number | null,
): boolean {
  const isLater = request.capture === 'later';
  switch (record?.kind) {
    case 'captured': {
      const amount = isLater ? toCapture : request.amount;
      return amount !== null && isAsAsked(record, { ...request, amount });
    }
    case 'authorised':
      return isLater && isAsAsked(record, request);
    case 'declined':
    case 'verificationRequired':
    case 'refunded':
    case 'voided':
    case 'neverAsked':
      return true;
    default:
      return false;
  }
}
