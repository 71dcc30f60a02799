import { useCallback, useState } from 'react';
import type { Cart } from '@foyer/contract';
import type { FoyerError } from '@foyer/api-client';
import { useClock } from '@foyer/ui-kit';
import type { CartActions, CartResult } from '../../components/cart/useCartActions.ts';
import { isExpired } from '../../model/cartRules.ts';

export interface Hold {
  hasEnded: boolean;
  /** Why the hold could not be had again, or not be lengthened. */
  problem: FoyerError | undefined;
  end: () => void;
  /** Holds the same again; tells whether that worked. */
  renew: () => Promise<boolean>;
  extend: () => Promise<void>;
}

/** The hold under a checkout: it ends by the server's clock, and can be had again or lengthened [C4.04, C8.05]. */
export function useHold(cart: Cart, actions: CartActions): Hold {
  const clock = useClock();
  const [hasEnded, setEnded] = useState(() => isExpired(cart.purchaseTokenExpiration, clock()));
  const [problem, setProblem] = useState<FoyerError>();
  const end = useCallback(() => setEnded(true), []);
  const keep = (result: CartResult): boolean => {
    setProblem('error' in result ? result.error : undefined);
    return 'cart' in result;
  };
  const renew = async (): Promise<boolean> => {
    const isHeld = keep(await actions.renew());
    if (isHeld) setEnded(false);
    return isHeld;
  };
  const extend = async (): Promise<void> => void keep(await actions.extend());
  return { hasEnded, problem, end, renew, extend };
}
