import type { TokenPolicy, TokenState } from '@foyer/contract';
import { allowed, refused, type Permission } from '../../platform/http/access/permission.ts';

/** Persons who may accept a token one after another. */
export const longestChain = 3;
/** Times that a person may take one token back. */
const mostRevokes = 5;

/** Token in the hands of the person who wants to pass it on. */
export interface PassableToken {
  state: TokenState;
  policy: TokenPolicy;
  isFrozen: boolean;
  isCancelled: boolean;
  /** Doors; the start where none are known. */
  doorsAt: Date;
  /** Persons who have had it, its owner first. */
  chain: readonly string[];
  /** Whether its holder has watched its stream. */
  hasWatched: boolean;
}

/** Tells whether the holder may send a token to another person [C6.03]. */
export function mayTransfer(token: PassableToken, now: Date): Permission {
  const { policy, chain } = token;
  if (token.state !== 'active') return refused('tokenNotActive');
  if (token.isFrozen) return refused('tokensFrozen');
  if (token.hasWatched) return refused('guestLocked');
  if (policy.transfer === 'forbidden') return refused('transferNotAllowed');
  const until = policy.transferUntil === undefined ? token.doorsAt : new Date(policy.transferUntil);
  if (token.isCancelled || until <= now || token.doorsAt <= now) return refused('transferClosed');
  const from = policy.transferFrom === undefined ? undefined : new Date(policy.transferFrom);
  if (policy.transfer === 'later' && (from === undefined || from > now))
    return refused('transferNotOpen', from);
  return chain.length > longestChain ? refused('assignmentChainLimit') : allowed;
}

/**
 * Tells whether a token may go to a person. One who has had it can only be given it back, and nobody sends to
 * themselves [C8.21].
 */
export function mayReceive({ chain }: Pick<PassableToken, 'chain'>, from: string, to: string): Permission {
  if (to === from) return refused('tokenSelfAssignment');
  return chain.includes(to) ? refused('circularAssignment') : allowed;
}

/** Assignment as its sender sees it. */
export interface SentAssignment {
  state: string;
  tokenState: TokenState;
  isFrozen: boolean;
  policy: TokenPolicy;
  /** Times that the sender has taken the token back. */
  revokes: number;
  /** Whether its holder has watched its stream. */
  hasWatched: boolean;
}

/** Open invitation of a token as its sender sees it. */
type MailedAssignment = Pick<SentAssignment, 'state' | 'tokenState' | 'isFrozen'> &
  Pick<PassableToken, 'isCancelled' | 'doorsAt'>;

/** Tells whether a token can be accepted now. */
export const isAcceptable = (
  { state, tokenState, isCancelled, doorsAt }: Omit<MailedAssignment, 'isFrozen'>,
  now: Date,
): boolean => state === 'created' && tokenState === 'sent' && !isCancelled && doorsAt > now;

/** Tells whether the sender may have the invitation mailed again. */
export function mayResend(sent: MailedAssignment, now: Date): Permission {
  if (!isAcceptable(sent, now)) return refused('assignmentOver');
  return sent.isFrozen ? refused('tokensFrozen') : allowed;
}

/** Tells whether the sender may take back what is open, or revoke what was accepted [C4.13]. */
export function mayRevoke({
  state,
  tokenState,
  isFrozen,
  policy,
  revokes,
  hasWatched,
}: SentAssignment): Permission {
  if (state === 'accepted') {
    if (policy.revoke !== 'allowed') return refused('revokeNotAllowed');
    if (tokenState !== 'active' && tokenState !== 'sent') return refused('tokenNotActive');
    if (isFrozen) return refused('tokensFrozen');
    if (hasWatched) return refused('guestLocked');
  } else if (state !== 'created') return refused('assignmentOver');
  return state === 'accepted' && revokes >= mostRevokes ? refused('revokeLimitReached') : allowed;
}

/** Token that another person handed to its holder. */
export interface ReceivedToken {
  /** State of the assignment. */
  state: string;
  tokenState: TokenState;
  isFrozen: boolean;
  /** Whether its holder has watched its stream. */
  hasWatched: boolean;
  /** Whether the sender's account is deleted. */
  isSenderGone: boolean;
}

/** Tells whether its holder may give a token back to its sender. */
export function mayGiveBack({
  state,
  tokenState,
  isFrozen,
  isSenderGone,
  hasWatched,
}: ReceivedToken): Permission {
  if (state !== 'accepted' || isSenderGone) return refused('assignmentOver');
  if (tokenState !== 'active') return refused('tokenNotActive');
  if (hasWatched) return refused('guestLocked');
  return isFrozen ? refused('tokensFrozen') : allowed;
}
