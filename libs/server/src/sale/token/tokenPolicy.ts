import type { TokenState, TokenPolicy } from '@foyer/contract';
import { storedForm } from '../../platform/database/storedForm.ts';
import { allowed, refused, type Permission } from '../../platform/http/access/permission.ts';

/** Stored form of the policy under which a token was bought. */
export const tokenPolicyForm = storedForm<TokenPolicy>();

/** Token as its policy sees it. */
interface HeldState {
  state: TokenState;
  /** Whether its holder has frozen the account. */
  isFrozen: boolean;
}

/** Tells whether the holder may see the entry code of a token: that of a token which was sent works until it is accepted. */
export function mayShowCode({ state, isFrozen }: HeldState): Permission {
  if (state !== 'active' && state !== 'sent') return refused('tokenNotActive');
  return isFrozen ? refused('tokensFrozen') : allowed;
}

/**
 * Tells whether the holder may add a token to a phone's wallet: only if its code can be shown, since the pass leads
 * to it.
 */
export const mayHavePass = (token: HeldState): Permission => mayShowCode(token);

/** Token as the policy of printed pages sees it. */
interface KeptState {
  state: TokenState;
  holderId: string;
}

/** Tells whether a token has a page in its buyer's document: it still belongs to the buyer and is valid. */
export const isPrinted = ({ state, holderId }: KeptState, buyerId: string): boolean =>
  holderId === buyerId && (state === 'active' || state === 'checkedIn');

/** Tells whether a buyer may have the document of an order: it has a page of a token, or a tax invoice. */
export const mayPrint = (
  tokens: readonly KeptState[],
  { userId, invoiceTo }: { userId: string; invoiceTo: object | null },
): Permission =>
  invoiceTo || tokens.some((token) => isPrinted(token, userId)) ? allowed : refused('tokenNotActive');
