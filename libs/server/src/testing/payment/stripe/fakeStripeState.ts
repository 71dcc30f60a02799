import { eventBody } from './stripeEventTypes.ts';

/** Objects of Stripe, as far as the adapter reads them. */
export interface FakeIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_capturable: number;
  amount_received: number;
  currency: string;
  status: string;
  capture_method: string;
  client_secret: string;
  customer: string | null;
  payment_method: string | null;
  metadata: Record<string, string>;
  next_action: Record<string, unknown> | null;
  last_payment_error: { type: string; code: string; decline_code?: string } | null;
  latest_charge: string | null;
}

export interface FakeSetup {
  id: string;
  object: 'setup_intent';
  status: string;
  usage: string;
  client_secret: string;
  customer: string;
  payment_method: string;
  metadata: Record<string, string>;
  next_action: Record<string, unknown> | null;
}

export interface FakeMethod {
  id: string;
  object: 'payment_method';
  type: 'card';
  customer: string | null;
  metadata: Record<string, string>;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
  billing_details: { name: string; address: { postal_code: string } };
}

export interface FakeCharge {
  id: string;
  object: 'charge';
  amount_captured: number;
  amount_refunded: number;
}

export interface FakeRefund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  payment_intent: string;
  metadata: Record<string, string>;
  status: 'succeeded';
}

export interface FakeTransfer {
  id: string;
  object: 'transfer';
  amount: unknown;
  currency: unknown;
  transfer_group: unknown;
}

/** Behaviour of a card; `poorLater` passes a check, and has no money when it is charged. */
export type FakeCard = 'succeeds' | 'insufficientFunds' | 'poorLater' | 'verification' | 'disputed';

let serial = 0;
/** Creates an id that is as long as Stripe's. */
export const newId = (prefix: string): string => `${prefix}_${String((serial += 1)).padStart(20, '0')}fake`;

/**
 * State of the fake Stripe, and the actions of people there: typing a card, answering a bank or a provider.
 */
export class StripeState {
  readonly customers = new Set<string>();
  readonly methods = new Map<string, FakeMethod>();
  readonly cards = new Map<string, FakeCard>();
  readonly intents = new Map<string, FakeIntent>();
  readonly setups = new Map<string, FakeSetup>();
  readonly charges = new Map<string, FakeCharge>();
  readonly refunds: FakeRefund[] = [];
  readonly transfers: FakeTransfer[] = [];
  /** PaymentIntents that the card's bank has verified. */
  readonly verified = new Set<string>();
  /** Bodies of events that are not sent yet. */
  private events: string[] = [];

  /** Types a card into Stripe's fields. @returns the id of its payment method */
  enterCard(kind: FakeCard): string {
    const id = newId('pm');
    this.cards.set(id, kind);
    this.methods.set(id, {
      id,
      object: 'payment_method',
      type: 'card',
      customer: null,
      metadata: {},
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 },
      billing_details: { name: 'Ada Byron', address: { postal_code: 'M5V 2T6' } },
    });
    return id;
  }

  /** Takes or authorises the money of a PaymentIntent. */
  take(intent: FakeIntent, card?: FakeCard): void {
    const isLater = intent.capture_method === 'manual';
    intent.status = isLater ? 'requires_capture' : 'succeeded';
    intent.next_action = null;
    intent.amount_capturable = isLater ? intent.amount : 0;
    intent.amount_received = isLater ? 0 : intent.amount;
    const charge = { id: newId('ch'), object: 'charge' as const, amount_captured: intent.amount_received };
    this.charges.set(charge.id, { ...charge, amount_refunded: 0 });
    intent.latest_charge = charge.id;
    this.raise(`payment_intent.${isLater ? 'amount_capturable_updated' : 'succeeded'}`, intent);
    if (card === 'disputed') this.dispute(intent);
  }

  /** Gives a part of a charge back: for a call, or without metadata for an operator in Stripe's Dashboard. */
  giveBack({ id, currency, latest_charge: charge }: FakeIntent, amount: number, metadata = {}): FakeRefund {
    this.charges.get(charge!)!.amount_refunded += amount;
    const refund: FakeRefund = {
      ...{ id: newId('re'), object: 'refund', amount, currency, payment_intent: id, metadata },
      status: 'succeeded',
    };
    this.refunds.push(refund);
    this.raise('refund.created', refund);
    return refund;
  }

  refuse(intent: FakeIntent, code: string, bank?: string): void {
    intent.status = 'requires_payment_method';
    intent.next_action = null;
    intent.last_payment_error = { type: 'card_error', code, ...(bank ? { decline_code: bank } : {}) };
    this.raise('payment_intent.payment_failed', intent);
  }

  /** The buyer answers the bank, in Stripe's dialog. */
  answerBank(id: string, isApproved: boolean): void {
    const setup = this.setups.get(id);
    if (setup) {
      setup.status = isApproved ? 'succeeded' : 'requires_payment_method';
      setup.next_action = null;
      return;
    }
    const intent = this.intents.get(id)!;
    if (!isApproved) return this.refuse(intent, 'payment_intent_authentication_failure');
    this.verified.add(id);
    intent.status = 'requires_confirmation';
    intent.next_action = null;
  }

  /** The buyer answers on a provider's page. @returns false if the page takes no answer */
  answerProvider(url: string, isApproved: boolean): boolean {
    const intent = this.intents.get(new URL(url).searchParams.get('intent') ?? '');
    if (intent?.status !== 'requires_action') return false;
    if (isApproved) this.take(intent);
    else this.refuse(intent, 'payment_intent_authentication_failure');
    return true;
  }

  takeEvents(): string[] {
    const taken = this.events;
    this.events = [];
    return taken;
  }

  private dispute({ id, amount, currency }: FakeIntent): void {
    const common = { id: newId('dp'), object: 'dispute', payment_intent: id, amount, currency };
    const raise = (type: string, status: string): void => this.raise(type, { ...common, status });
    raise('charge.dispute.created', 'needs_response');
    raise('charge.dispute.closed', 'lost');
  }

  private raise(type: string, object: object): void {
    this.events.push(eventBody(type, object, newId('evt')));
  }
}
