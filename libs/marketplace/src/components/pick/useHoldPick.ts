import { useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import type { Cart, CartSelection, Money } from '@foyer/contract';
import { errorCodeOf } from '@foyer/api-client';
import { usePaths } from '@foyer/api-client/shell';
import { holdProblemOf, offerTaken, pickedPriceState, useCartActions, type HoldProblem } from '@foyer/cart';
import { useAuthentication } from '@foyer/identity';
import { pickCleared, type PickLine } from '../../model/pick/pickSlice.ts';
import { preloadHoldProblem } from './LazyHoldProblem.tsx';

const toSelection = (line: PickLine, maySplit: boolean): CartSelection => ({
  cartGuid: crypto.randomUUID(),
  offerGroupId: line.offerGroupId,
  ...(line.offerId === undefined ? {} : { offerId: line.offerId }),
  quantity: line.quantity,
  ...(line.seatCodes.length > 0 ? { seatCodes: line.seatCodes } : {}),
  ...(line.ages ? { ages: line.ages } : {}),
  ...(line.fulfilment ? { fulfilment: line.fulfilment } : {}),
  ...(line.amount ? { amount: line.amount } : {}),
  ...(maySplit ? { maySplit } : {}),
});

export interface HoldOptions {
  maySplit?: boolean;
  /** Total shown with the pick; checkout reports a different cart price [C8.06]. */
  seen?: Money | undefined;
}

function checkoutState(cart: Cart, held: readonly CartSelection[], seen: Money | undefined) {
  const guids = held.map((each) => each.cartGuid);
  const lines = cart.lines.filter((line) => guids.includes(line.cartGuid));
  return seen && pickedPriceState(seen, lines);
}

/**
 * Holds the picked items. A hold needs a session, so signing up may come in between; the pick is kept until the server
 * holds it, then the page navigates to checkout, unless the buyer has left it meanwhile [C6.01, C5.17].
 */
export function useHoldPick(eventId: string) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const paths = usePaths();
  const { requireSignedIn, requireVerified } = useAuthentication();
  const actions = useCartActions(eventId);
  const [problem, setProblem] = useState<HoldProblem>();
  const hold = useCallback(
    (lines: readonly PickLine[], { maySplit = false, seen }: HoldOptions = {}) => {
      setProblem(undefined);
      preloadHoldProblem();
      const take = async (isVerified = false): Promise<void> => {
        const wanted = lines.map((line) => toSelection(line, maySplit));
        const result = await actions.hold(...wanted);
        // Asked of young accounts alone, and only where many hold places of the event.
        if ('error' in result && errorCodeOf(result.error) === 'emailUnverified' && !isVerified) {
          await requireVerified(() => take(true));
          return;
        }
        if ('error' in result) return setProblem(holdProblemOf(result.error));
        dispatch(pickCleared({ eventId }));
        const offerAddress = `${pathname}${search}`;
        dispatch(offerTaken({ eventId, offerAddress, rootOrigin: window.location.origin }));
        if (result.hasLeft) return;
        await navigate(paths.checkout({ eventId }), { state: checkoutState(result.cart, wanted, seen) });
      };
      void requireSignedIn(() => take());
    },
    [actions, dispatch, eventId, navigate, pathname, paths, requireSignedIn, requireVerified, search],
  );
  const dismiss = useCallback(() => setProblem(undefined), []);
  const { remove } = actions;
  return { hold, problem, dismiss, remove, isBusy: actions.isBusy, isRepeating: actions.isRepeating };
}
