import type { GatewayEvent, OutsideRefund } from './gatewayEvent.ts';

/** Description of a card for people; insufficient to pay with it. */
export interface CardDescription {
  brand: 'visa' | 'mastercard' | 'amex' | 'unknown';
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
  nameOnCard: string;
  postalCode?: string;
}

/** Details of a card that can change without a new number. */
export type CardChanges = Partial<
  Pick<CardDescription, 'expiryMonth' | 'expiryYear' | 'nameOnCard' | 'postalCode'>
>;

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

/** Stored card, charged while the buyer waits, or off-session by the mandate given with the card. */
export interface CardMeans {
  kind: 'card';
  gatewayToken: string;
  offSession?: true;
}

/** Methods that a buyer pays by on the provider's own page [C3.12]. */
export type ExternalMethod = 'Alipay' | 'Wechat' | 'Klarna';

/** Payment on a provider's page, which sends the browser back to `returnUrl`, or never. */
export interface ExternalMeans {
  kind: 'external';
  method: ExternalMethod;
  returnUrl: string;
  email: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** Charge request. `key` is the idempotency key: a repeated call charges once. */
export interface ChargeRequest {
  key: string;
  means: CardMeans | ExternalMeans;
  /** Minor units. */
  amount: number;
  currency: string;
  /** Authorises the amount without taking it; `capture` takes it. */
  capture?: 'later';
  /** Id of the buyer's visit, for finding fraud. */
  fraudSessionId?: string;
  /** Aborts the wait; the outcome of the charge is then unknown. */
  signal: AbortSignal;
}

/** Charge request whose record is queried. */
export type SettleRequest = Omit<ChargeRequest, 'signal'>;

/** Money that a gateway took or reserved. */
export interface Taken {
  transactionId: string;
  amount: number;
  currency: string;
}

/** Answer to a charge. Anything else (an exception, a malformed answer, silence) is an unknown outcome. */
export type ChargeOutcome =
  | ({ kind: 'captured' } & Taken)
  | ({ kind: 'authorised' } & Taken)
  | { kind: 'declined'; reason: DeclineReason }
  | { kind: 'verificationRequired'; verificationUrl: string }
  | { kind: 'redirectRequired'; redirectUrl: string };

/** Request to have the bank check a stored card. `key` is the idempotency key: a repeated call asks once. */
export interface CardCheckRequest {
  key: string;
  gatewayToken: string;
  /** Aborts the wait; the outcome of the check is then unknown. */
  signal: AbortSignal;
}

/** Answer to a check of a card. Anything else (an exception, silence) is an unknown outcome. */
export type CardCheck =
  { kind: 'accepted' } | Extract<ChargeOutcome, { kind: 'declined' } | { kind: 'verificationRequired' }>;

/** What the buyer's answer on the bank's page allows: one charge, or charges while the buyer is away. */
export type Verification = 'charge' | 'laterCharges';

/** Gateway's record of an earlier charge request. `refunded`: in full. */
export type ChargeRecord =
  | Exclude<ChargeOutcome, { kind: 'redirectRequired' }>
  | ({ kind: 'refunded' } & Taken)
  | ({ kind: 'voided' } & Taken)
  | { kind: 'neverAsked' };

/** Part of a charge, or all of it, under its own idempotency key. */
export interface PartRequest {
  key: string;
  transactionId: string;
  /** Minor units. */
  amount: number;
}

/** Thrown by `refund` if less is left of a charge than is asked for: it gave nothing under this key, and never will. */
export class TooLittleLeft extends Error {
  override readonly name = 'TooLittleLeft';
  readonly outside: readonly OutsideRefund[];
  /** @param outside what other means have given back of the charge */
  constructor(transactionId: string, outside: readonly OutsideRefund[]) {
    super(`Less is left of charge ${transactionId} than is to be given back`);
    this.outside = outside;
  }
}

/** Money that leaves for a recipient's account. */
export interface PayoutRequest {
  key: string;
  /** The recipient's id at the gateway. */
  recipient: string;
  amount: number;
  currency: string;
}

/**
 * Answer to a payout; a refused one may be tried again under a new key. `unfunded`: nothing was paid, since our balance
 * there does not suffice yet; the key is used up.
 */
export type PayoutOutcome =
  { kind: 'paid'; payoutId: string } | { kind: 'refused'; reason: string } | { kind: 'unfunded' };

/** Webhook call as received: the signature covers the bytes of the body. */
export interface WebhookCall {
  body: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  now: Date;
}

/** Account at the gateway besides the configured one. */
interface GatewayAccount {
  accountId: string;
  /** JSON that the adapter reads. */
  credentials: string;
}

/**
 * Payment provider. Every call is idempotent by its key, and none is made inside a transaction. Card numbers never pass
 * through this interface: the gateway's hosted fields turn them into single-use card tokens.
 */
export interface PaymentGateway {
  /** Stored with every card and payment, to find their gateway later. */
  readonly name: string;
  /** Path of the page with the card fields; the browser adds the origin. */
  readonly hostedFieldsUrl: string;
  /** Least total in minor units that is charged at all; no such limit if absent. */
  leastAmount?(currency: string): number;
  /** Turns a single-use token into a stored card; undefined if the token is unknown, used or expired. */
  storeCard(request: { key: string; cardToken: string }): Promise<StoredCard | undefined>;
  /** Changes details of a stored card; undefined if the card is unknown or its new date is over. */
  updateCard(request: { gatewayToken: string; changes: CardChanges }): Promise<CardDescription | undefined>;
  forgetCard(gatewayToken: string): Promise<void>;
  /** Has the bank check whether a stored card can be charged later, while its owner is away. Takes no money. */
  checkCard(request: CardCheckRequest): Promise<CardCheck>;
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /**
   * Returns the final record of the charge with this key, and closes the key so that a late call, or a buyer on the
   * provider's page, can't pay any more.
   */
  settleCharge(request: SettleRequest): Promise<ChargeRecord>;
  /** Takes an authorised amount, or a part, which releases the rest. `voided`: the authorisation has lapsed. */
  capture(request: PartRequest): Promise<ChargeRecord>;
  /** Releases an authorised amount. Repeating it changes nothing. */
  voidCharge(transactionId: string): Promise<void>;
  /**
   * Refunds a captured charge, or a part; several refunds never exceed what was captured.
   * @returns the refund's id
   * @throws TooLittleLeft
   */
  refund(request: PartRequest): Promise<string>;
  /** Redeems the single-use answer of the bank's page; undefined if it is unknown, used or a refusal. */
  confirmVerification(request: {
    gatewayToken: string;
    verificationToken: string;
  }): Promise<Verification | undefined>;
  payOut(request: PayoutRequest): Promise<PayoutOutcome>;
  /**
   * Returns this gateway with another account's credentials. Cards and charges of one account are unknown to the others.
   * @throws Error if they are not credentials of this gateway
   */
  openAccount(account: GatewayAccount): PaymentGateway;
  /** Verifies and reads a webhook call; undefined if its signature is wrong or old. */
  readEvent(call: WebhookCall): GatewayEvent | undefined;
}
