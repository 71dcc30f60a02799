/**
 * Event sent by a gateway. Events come late, repeatedly and in any order, so a `charge` carries no outcome: its
 * receiver settles the charge with that key. `payoutReduced`: a part of a payout was taken back. `other`: nothing that
 * concerns us.
 */
export type GatewayEvent = { id: string } & (
  | { kind: 'charge'; key: string }
  | { kind: 'refundFailed'; refundId: string; transactionId: string }
  | GatewayDispute
  | { kind: 'payoutFailed'; payoutId: string }
  | { kind: 'payoutReduced'; payoutId: string }
  | { kind: 'other' }
);

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
