import type { TokenState } from '@foyer/contract';
import { allowed, refused, type Permission } from '../../platform/http/permission.ts';

/** Token as its policy sees it. */
interface HeldState {
  state: TokenState;
  /** Whether its holder has frozen the account. */
  isFrozen: boolean;
}

/** Tells whether its holder may see the entry code of a token. */
export function mayShowCode({ state, isFrozen }: HeldState): Permission {
  if (state !== 'active') return refused('tokenNotActive');
  return isFrozen ? refused('tokensFrozen') : allowed;
}
