import type { EventStatus, TokenPolicy, TokenState } from '@foyer/contract';
import { allowed, refused, type Permission } from '../../platform/http/access/permission.ts';

/** Facts of a token for the refund policy. */
export interface RefundableToken {
  state: TokenState;
  ownerId: string;
  holderId: string;
  /** Rules in force at purchase. */
  policy: TokenPolicy;
}

/** Facts of an event for the refund policy. */
export interface RefundedEvent {
  status: EventStatus;
  startsAt: Date;
  /** Its owner has frozen the account. */
  isFrozen: boolean;
  /** The event was postponed or rescheduled: until then the choice between refund and tokens is free. */
  choiceUntil?: Date | undefined;
}

/** Tells whether holders may still choose a refund because the event was moved. */
export const hasChoice = ({ choiceUntil }: Pick<RefundedEvent, 'choiceUntil'>, now: Date): boolean =>
  choiceUntil !== undefined && now < choiceUntil;

function byPolicy({ refund, refundUntil }: TokenPolicy, { startsAt }: RefundedEvent, now: Date): Permission {
  if (refund === 'none') return refused('refundNotAllowed');
  const until = refund === 'untilDate' && refundUntil !== undefined ? new Date(refundUntil) : startsAt;
  return now < until && now < startsAt ? allowed : refused('refundDeadlinePassed');
}

/**
 * Tells whether the owner of a token may have it refunded: by the policy of its purchase, or because the event was
 * moved. Cancelled events are refunded automatically.
 */
export function mayRefund(token: RefundableToken, event: RefundedEvent, now: Date): Permission {
  if (event.status === 'Cancelled') return refused('refundNotAllowed');
  if (token.state !== 'active' || token.holderId !== token.ownerId) return refused('tokenNotActive');
  if (event.isFrozen) return refused('tokensFrozen');
  return hasChoice(event, now) ? allowed : byPolicy(token.policy, event, now);
}
