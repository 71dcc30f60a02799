import { useState } from 'react';
import type { Cart, SeatRef } from '@foyer/contract';
import { useHasPassed } from '@foyer/ui-kit';
import type { CartActions, CartResult } from '../../components/cart/useCartActions.ts';
import { holdProblemOf, type HoldProblem } from '../../components/hold/holdProblem.ts';

/** Hold of a cart as checkout shows it: whether it has expired, and the result of the last change. */
export interface Hold {
  hasEnded: boolean;
  problem: HoldProblem | undefined;
  /** Each action resolves to whether the server accepted it. */
  extend: () => Promise<boolean>;
  renew: () => Promise<boolean>;
  takeSeats: (seats: readonly SeatRef[]) => Promise<boolean>;
  split: () => Promise<boolean>;
  takeFewer: (available: number) => Promise<boolean>;
}

/** Offers an expired hold again; if another buyer took the seats, the next best [C4.04, C8.05, C8.12]. */
export function useHold(cart: Cart, actions: CartActions): Hold {
  const hasEnded = useHasPassed(cart.purchaseTokenExpiration);
  const [problem, setProblem] = useState<HoldProblem>();
  const settle = async (change: Promise<CartResult>): Promise<boolean> => {
    const result = await change;
    setProblem('error' in result ? holdProblemOf(result.error) : undefined);
    return 'cart' in result;
  };
  const cartGuid = problem && 'cartGuid' in problem ? problem.cartGuid : '';
  return {
    hasEnded,
    problem,
    extend: () => settle(actions.extend()),
    renew: () => settle(actions.renew()),
    takeSeats: (seats) =>
      settle(
        actions.takeSeats(
          cartGuid,
          seats.map((seat) => seat.seatCode),
        ),
      ),
    split: () => settle(actions.split(cartGuid)),
    takeFewer: (available) =>
      settle(available > 0 ? actions.setQuantity(cartGuid, available) : actions.remove(cartGuid)),
  };
}
