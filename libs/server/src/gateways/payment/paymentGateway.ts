/** What a card is called for people, and nothing that would let anyone pay with it. */
export interface CardDescription {
  brand: 'visa' | 'mastercard' | 'amex' | 'unknown';
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
  nameOnCard: string;
  postalCode?: string;
}

/** A card that the gateway keeps for us; `gatewayToken` is its name there and is sealed with us. */
export interface StoredCard extends CardDescription {
  gatewayToken: string;
}

/** Why a charge was refused, in words that a person can act on. */
export type DeclineReason =
  | 'declined'
  | 'insufficientFunds'
  | 'expiredCard'
  | 'incorrectCvc'
  | 'processingError'
  | 'verificationFailed';

/** What is to be charged. `key` makes the call repeatable: asking twice charges once. */
export interface ChargeRequest {
  key: string;
  gatewayToken: string;
  /** Minor units. */
  amount: number;
  currency: string;
  /** Ends the wait; what the gateway did by then is unknown. */
  signal: AbortSignal;
}

/** What a gateway says of a charge. Anything else (an exception, nonsense, silence) is an outcome not known yet. */
export type ChargeOutcome =
  | { kind: 'captured'; transactionId: string; amount: number; currency: string }
  | { kind: 'declined'; reason: DeclineReason }
  | { kind: 'verificationRequired'; verificationUrl: string }
  | { kind: 'refunded'; transactionId: string; amount: number; currency: string };

/** What a gateway knows of a charge that it was asked for once. */
export type ChargeRecord = ChargeOutcome | { kind: 'neverAsked' };

/**
 * A payment provider. Every call may be repeated with the same key, and none is made while a transaction of ours is
 * open. Card numbers never pass through here: the gateway's own fields turn them into single-use card tokens.
 */
export interface PaymentGateway {
  /** Kept with every stored card and payment: which gateway to ask later. */
  readonly name: string;
  /** The page with the card fields, without the origin that the browser adds. */
  readonly hostedFieldsUrl: string;
  /** Turns a single-use token into a stored card; undefined where the token is unknown, used or too old. */
  storeCard(request: { key: string; cardToken: string }): Promise<StoredCard | undefined>;
  forgetCard(gatewayToken: string): Promise<void>;
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /** The truth about an earlier call with this key; closes the question, so that a late call cannot charge. */
  settleCharge(key: string): Promise<ChargeRecord>;
  /** Gives a captured charge back in full. */
  refund(request: { key: string; transactionId: string }): Promise<void>;
  /** Hands in the single-use answer of the bank's page; false where it is unknown, used or a refusal. */
  confirmVerification(request: { gatewayToken: string; verificationToken: string }): Promise<boolean>;
}
