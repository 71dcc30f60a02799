import type { TokenState } from '@foyer/contract';
import { toColumns } from '../../platform/database/columnNames.ts';
import { functionCall } from '../../platform/database/statement.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';

/** Change of one token. */
export interface TokenMove {
  eventId: string;
  tokenId: string;
  /** Expected state, and the next one. Without both, only the secret is renewed. */
  fromState?: TokenState;
  toState?: TokenState;
  ownerId?: string;
  holderId?: string;
  /** Sealed; required with a new holder. */
  entrySecret?: Buffer;
}

/** Cause of a change, as the token's history records it. */
export interface MoveCause {
  reason: string;
  /** Undefined for a change by the system. */
  actorId?: string;
  orderId?: string;
  assignmentId?: string;
  listingId?: string;
}

const callMove = functionCall<object, { outcome: 'moved' | 'changed' }>('move_token');

/**
 * Moves tokens, all or none, with their history.
 * @returns `changed`: a token is no longer in its `fromState`, and the database is unchanged
 */
export async function moveToken(
  tx: TransactionScope,
  moves: readonly TokenMove[],
  cause: MoveCause,
): Promise<'moved' | 'changed'> {
  const { outcome } = await callMove(tx, { ...cause, tokens: moves.map(toColumns) });
  return outcome;
}
