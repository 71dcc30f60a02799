import type { ChargeOutcome, ChargeRequest, PaymentGateway } from '../../gateways/payment/paymentGateway.ts';

/** What can go wrong on the way to a gateway and back. */
export type GatewayFault =
  | 'none'
  /** Silence; nothing was charged. */
  | 'hang'
  /** Silence; the money was taken. */
  | 'hangAfterCharge'
  /** The money is taken only after we stopped waiting. */
  | 'chargeAfterTimeout'
  /** The connection breaks before the gateway has read the call. */
  | 'resetBefore'
  /** The connection breaks after the money was taken. */
  | 'resetAfter'
  /** An answer that says nothing; the money was taken. */
  | 'nonsense'
  | 'wrongAmount'
  | 'wrongCurrency';

/** A gateway between us and another one, which loses, delays and garbles what is said. */
export interface FaultyGateway extends PaymentGateway {
  fault: GatewayFault;
  /** Calls that come to the gateway after we stopped waiting. */
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
    forgetCard: (token) => inner().forgetCard(token),
    charge,
    settleCharge: (key) => inner().settleCharge(key),
    refund: (request) => inner().refund(request),
    confirmVerification: (request) => inner().confirmVerification(request),
  };
  return gateway;
}
