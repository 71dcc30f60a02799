import type {
  ChargeOutcome,
  ChargeRecord,
  ChargeRequest,
  PartRequest,
  PaymentGateway,
  SettleRequest,
} from '../../../platform/gateways/payment/paymentGateway.ts';
import { minutes } from '../../../platform/time/units.ts';

/** Faults on the way to a gateway and back. */
export type GatewayFault =
  | 'none'
  /** No answer; nothing was done. */
  | 'hang'
  /** No answer, or one that drips in too slowly; the call succeeded. */
  | 'hangAfterCharge'
  /** The charge reaches the gateway only after our timeout, but before its outcome is asked for. */
  | 'chargeAfterTimeout'
  /** The charge reaches the gateway only after its outcome was asked for. */
  | 'chargeAfterQuestion'
  /** The connection breaks before the gateway has read the call. */
  | 'resetBefore'
  /** The connection breaks, or the gateway fails, after the call succeeded. */
  | 'resetAfter'
  /** Unusable answer; the call succeeded. */
  | 'nonsense'
  /** Answer to another question; the call succeeded. */
  | 'wrongKind'
  | 'wrongAmount'
  | 'wrongCurrency';

/** Proxy in front of a gateway that loses, delays and corrupts calls and answers. */
export interface FaultyGateway extends PaymentGateway {
  fault: GatewayFault;
  /** Time limit of a call: hardly any where no answer comes, else more than a busy machine needs. */
  readonly timeoutMs: number;
}

const shortMs = 20;
const silence = (): Promise<never> => new Promise(() => undefined);
const reset = () => new Error('ECONNRESET');

/** Corrupts the answer of a call that succeeded. */
async function garble<Answer extends ChargeOutcome | ChargeRecord>(
  fault: GatewayFault,
  answer: Answer,
): Promise<Answer> {
  if (fault === 'resetAfter') throw reset();
  if (fault === 'nonsense') return JSON.parse('{"kind":"maybe"}') as Answer;
  if (answer.kind !== 'captured' && answer.kind !== 'authorised') return answer;
  switch (fault) {
    case 'wrongKind':
      return { ...answer, kind: answer.kind === 'captured' ? 'authorised' : 'captured' };
    case 'wrongAmount':
      return { ...answer, amount: answer.amount + 1 };
    case 'wrongCurrency':
      return { ...answer, currency: 'XXX' };
    default:
      return answer;
  }
}

export function createFaultyGateway(inner: () => PaymentGateway): FaultyGateway {
  /** Calls that arrive late, by their keys. */
  const late = new Map<string, { isAfterQuestion: boolean; arrive: () => Promise<unknown> }>();
  const charge = async (request: ChargeRequest): Promise<ChargeOutcome> => {
    const { fault } = gateway;
    switch (fault) {
      case 'hang':
        return silence();
      case 'hangAfterCharge': {
        const charged = inner().charge(request);
        late.set(request.key, { isAfterQuestion: false, arrive: () => charged });
        return silence();
      }
      case 'chargeAfterTimeout':
      case 'chargeAfterQuestion':
        late.set(request.key, {
          isAfterQuestion: fault === 'chargeAfterQuestion',
          arrive: () => inner().charge(request),
        });
        return silence();
      case 'resetBefore':
        throw reset();
      default:
        return garble(fault, await inner().charge(request));
    }
  };
  const settleCharge = async (request: SettleRequest): Promise<ChargeRecord> => {
    const { fault } = gateway;
    if (fault === 'hang' || fault === 'hangAfterCharge') return silence();
    if (fault === 'resetBefore') throw reset();
    const call = late.get(request.key);
    late.delete(request.key);
    if (call?.isAfterQuestion === false) await call.arrive();
    const record = await inner().settleCharge(request);
    if (call?.isAfterQuestion) await call.arrive();
    return garble(fault, record);
  };
  const refund = async (request: PartRequest): Promise<string> => {
    const { fault } = gateway;
    if (fault === 'hang') return silence();
    if (fault === 'resetBefore') throw reset();
    const refundId = await inner().refund(request);
    if (fault === 'resetAfter') throw reset();
    return refundId;
  };
  /** Loses a call other than a charge, or its answer. */
  const lossy = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    const { fault } = gateway;
    if (fault === 'hang') return silence();
    if (fault === 'resetBefore') throw reset();
    const answer = await call();
    if (fault === 'hangAfterCharge') return silence();
    if (fault === 'resetAfter') throw reset();
    return answer;
  };
  const gateway: FaultyGateway = {
    name: 'sandbox',
    hostedFieldsUrl: 'http://pay.localhost:4200/fields',
    fault: 'none',
    get timeoutMs() {
      return /^hang|^chargeAfter/.test(gateway.fault) ? shortMs : minutes(1);
    },
    storeCard: (request) => inner().storeCard(request),
    updateCard: (request) => inner().updateCard(request),
    forgetCard: (token) => inner().forgetCard(token),
    checkCard: (request) => {
      if (gateway.fault === 'hang') return silence();
      return gateway.fault === 'resetBefore' ? Promise.reject(reset()) : inner().checkCard(request);
    },
    charge,
    settleCharge,
    capture: async (request) => garble(gateway.fault, await lossy(() => inner().capture(request))),
    voidCharge: (transactionId) => lossy(() => inner().voidCharge(transactionId)),
    refund,
    payOut: (request) => lossy(() => inner().payOut(request)),
    openAccount: (account) => inner().openAccount(account),
    readEvent: (call) => inner().readEvent(call),
    confirmVerification: (request) => inner().confirmVerification(request),
  };
  return gateway;
}
