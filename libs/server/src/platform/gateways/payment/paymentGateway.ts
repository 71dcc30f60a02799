/** Description of a card for people; insufficient to pay with it. */
export interface CardDescription {
  brand: 'visa' | 'mastercard' | 'amex' | 'unknown';
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
  nameOnCard: string;
  postalCode?: string;
}

/** Card stored at the gateway; `gatewayToken` is its id there, sealed in our database. */
export interface StoredCard extends CardDescription {
  gatewayToken: string;
}

/** Reason for a declined charge that the buyer can act on. */
export type DeclineReason =
  | 'declined'
  | 'insufficientFunds'
  | 'expiredCard'
  | 'incorrectCvc'
  | 'processingError'
  | 'verificationFailed';

/** Charge request. `key` is the idempotency key: a repeated call charges once. */
export interface ChargeRequest {
  key: string;
  gatewayToken: string;
  /** Minor units. */
  amount: number;
  currency: string;
  /** Aborts the wait; the outcome of the charge is then unknown. */
  signal: AbortSignal;
}

/** Answer to a charge. Anything else (an exception, a malformed answer, silence) is an unknown outcome. */
export type ChargeOutcome =
  | { kind: 'captured'; transactionId: string; amount: number; currency: string }
  | { kind: 'declined'; reason: DeclineReason }
  | { kind: 'verificationRequired'; verificationUrl: string }
  | { kind: 'refunded'; transactionId: string; amount: number; currency: string };

/** Gateway's record of an earlier charge request. */
export type ChargeRecord = ChargeOutcome | { kind: 'neverAsked' };

/**
 * Payment provider. Every call is idempotent by its key, and none is made inside a transaction. Card numbers never pass
 * through this interface: the gateway's hosted fields turn them into single-use card tokens.
 */
export interface PaymentGateway {
  /** Stored with every card and payment, to find their gateway later. */
  readonly name: string;
  /** Path of the page with the card fields; the browser adds the origin. */
  readonly hostedFieldsUrl: string;
  /** Turns a single-use token into a stored card; undefined if the token is unknown, used or expired. */
  storeCard(request: { key: string; cardToken: string }): Promise<StoredCard | undefined>;
  forgetCard(gatewayToken: string): Promise<void>;
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /** Returns the final record of the call with this key, and closes the key so that a late call can't charge. */
  settleCharge(key: string): Promise<ChargeRecord>;
  /** Refunds a captured charge in full. */
  refund(request: { key: string; transactionId: string }): Promise<void>;
  /** Redeems the single-use answer of the bank's page; false if it is unknown, used or a refusal. */
  confirmVerification(request: { gatewayToken: string; verificationToken: string }): Promise<boolean>;
}
