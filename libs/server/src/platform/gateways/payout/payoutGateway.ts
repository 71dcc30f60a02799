import type { PayoutOutcome, PayoutRequest } from '../payment/paymentGateway.ts';

/** What has become of a payout that a provider accepted: under way, arrived, or with us again. */
export const payoutDeliveries = {
  pending: 'underWay',
  /** The provider looks into it. */
  held: 'underWay',
  /** Its recipient has no account there yet. */
  unclaimed: 'underWay',
  success: 'arrived',
  failed: 'returned',
  /** The recipient can't receive money. */
  blocked: 'returned',
  /** The payee did not claim it. */
  returned: 'returned',
  /** The recipient gave it back. */
  refunded: 'returned',
} as const;

export type PayoutDelivery = keyof typeof payoutDeliveries;

/**
 * Provider that pays fans. Calls are idempotent by their key, and none is made inside a transaction. A recipient is an
 * e-mail address.
 */
export interface PayoutGateway {
  /** Stored with every payout, to find its provider later. */
  readonly name: string;
  /** Accepts a payout, which is under way from then on. */
  payOut(request: PayoutRequest): Promise<PayoutOutcome>;
  /** Asks what has become of a payout, by the provider's id. */
  readDelivery(payoutId: string): Promise<PayoutDelivery>;
}
