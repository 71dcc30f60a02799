import { isCheckViolation } from '../../../platform/database/databaseErrors.ts';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import { moveToken, type MoveCause, type TokenMove } from '../../../sale/token/moveToken.ts';

/** @throws tokensFrozen if an account was frozen meanwhile. @returns whether all tokens were where they were expected */
export async function moveTokens(
  tx: TransactionScope,
  moves: readonly TokenMove[],
  cause: MoveCause,
): Promise<boolean> {
  try {
    return (await moveToken(tx, moves, cause)) === 'moved';
  } catch (error) {
    if (isCheckViolation(error, 'token_not_frozen')) throw failure('tokensFrozen');
    throw error;
  }
}

/** Change of a token that was sent: it is its sender's again, or a new holder's. */
export const fromSent = { fromState: 'sent', toState: 'active' } as const;
