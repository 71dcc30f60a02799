import { Ajv } from 'ajv';

/**
 * Event sent by a gateway. Events come late, repeatedly and in any order, so a `charge` carries no outcome: its
 * receiver settles the charge with that key. `refundedOutside`: a refund that was made in the provider's own console.
 * `payoutReduced`: a part of a payout was taken back. `other`: nothing that
 * concerns us.
 */
export type GatewayEvent = { id: string } & (
  | { kind: 'charge'; key: string }
  | { kind: 'refundFailed'; refundId: string; transactionId: string }
  | ({ kind: 'refundedOutside' } & OutsideRefund)
  | GatewayDispute
  | { kind: 'payoutFailed'; payoutId: string }
  | { kind: 'payoutReduced'; payoutId: string }
  | { kind: 'other' }
);

/** Refund of a charge that was made by other means than `refund`: in the provider's own console. */
export interface OutsideRefund {
  /** The provider's id. */
  refundId: string;
  transactionId: string;
  /** Minor units. */
  amount: number;
  currency: string;
}

/** Dispute of a charge: its amount is withheld until the dispute is won. */
export interface GatewayDispute {
  kind: 'dispute';
  disputeId: string;
  transactionId: string;
  /** Minor units. */
  amount: number;
  currency: string;
  state: 'open' | 'won' | 'lost';
}

const amount = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
const currency = { type: 'string', pattern: '^[A-Z]{3}$' };
const text = { type: 'string', pattern: '^[^\\u0000-\\u001f\\u007f]*$', maxLength: 255 };
/** Fields of each kind of event. */
const fields = {
  charge: { key: text },
  refundFailed: { refundId: text, transactionId: text },
  refundedOutside: { refundId: text, transactionId: text, amount, currency },
  dispute: {
    disputeId: text,
    transactionId: text,
    amount,
    currency,
    state: { enum: ['open', 'won', 'lost'] },
  },
  payoutFailed: { payoutId: text },
  payoutReduced: { payoutId: text },
  other: {},
} satisfies Record<GatewayEvent['kind'], object>;

const isEvent = new Ajv().compile<GatewayEvent>({
  type: 'object',
  required: ['id'],
  properties: { id: { ...text, minLength: 1 } },
  anyOf: Object.entries(fields).map(([kind, properties]) => ({
    type: 'object',
    required: ['kind', ...Object.keys(properties)],
    properties: { kind: { const: kind }, ...properties },
  })),
});

/**
 * Reads an event whose signature is right. An organisation signs with a secret of its own, so its form is checked too.
 * @returns undefined if the body has another form
 */
export function readCheckedEvent(read: () => unknown): GatewayEvent | undefined {
  try {
    const event = read();
    return isEvent(event) ? event : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}
