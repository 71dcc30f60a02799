import type {
  ChargeOutcome,
  ChargeRequest,
  PaymentGateway,
} from '../../platform/gateways/payment/paymentGateway.ts';

/** Faults on the way to a gateway and back. */
export type GatewayFault =
  | 'none'
  /** No answer; nothing was charged. */
  | 'hang'
  /** No answer; the charge succeeded. */
  | 'hangAfterCharge'
  /** The charge succeeds only after our timeout. */
  | 'chargeAfterTimeout'
  /** The connection breaks before the gateway has read the call. */
  | 'resetBefore'
  /** The connection breaks after the charge. */
  | 'resetAfter'
  /** Unusable answer; the charge succeeded. */
  | 'nonsense'
  | 'wrongAmount'
  | 'wrongCurrency';

/** Proxy in front of a gateway that loses, delays and corrupts calls and answers. */
export interface FaultyGateway extends PaymentGateway {
  fault: GatewayFault;
  /** Calls that reach the gateway after our timeout. */
  late: Promise<unknown>[];
}

const silence = (): Promise<never> => new Promise(() => undefined);

export function createFaultyGateway(inner: () => PaymentGateway): FaultyGateway {
  const charge = async (request: ChargeRequest): Promise<ChargeOutcome> => {
    const { signal } = request;
    switch (gateway.fault) {
      case 'hang':
        return silence();
      case 'resetBefore':
        throw new Error('ECONNRESET');
      case 'chargeAfterTimeout':
        signal.addEventListener('abort', () => gateway.late.push(inner().charge(request)), { once: true });
        return silence();
      default:
        return garble(await inner().charge(request));
    }
  };
  const garble = (outcome: ChargeOutcome): Promise<ChargeOutcome> | ChargeOutcome => {
    switch (gateway.fault) {
      case 'hangAfterCharge':
        return silence();
      case 'resetAfter':
        throw new Error('ECONNRESET');
      case 'nonsense':
        return JSON.parse('{"kind":"maybe"}') as ChargeOutcome;
      case 'wrongAmount':
        return outcome.kind === 'captured' ? { ...outcome, amount: outcome.amount + 1 } : outcome;
      case 'wrongCurrency':
        return outcome.kind === 'captured' ? { ...outcome, currency: 'XXX' } : outcome;
      default:
        return outcome;
    }
  };
  const gateway: FaultyGateway = {
    name: 'sandbox',
    hostedFieldsUrl: 'http://pay.localhost:4200/fields',
    fault: 'none',
    late: [],
    storeCard: (request) => inner().storeCard(request),
    updateCard: (request) => inner().updateCard(request),
    forgetCard: (token) => inner().forgetCard(token),
    charge,
    settleCharge: (request) => inner().settleCharge(request),
    capture: (request) => inner().capture(request),
    voidCharge: (transactionId) => inner().voidCharge(transactionId),
    refund: (request) => inner().refund(request),
    payOut: (request) => inner().payOut(request),
    openAccount: (account) => inner().openAccount(account),
    readEvent: (call) => inner().readEvent(call),
    confirmVerification: (request) => inner().confirmVerification(request),
  };
  return gateway;
}
