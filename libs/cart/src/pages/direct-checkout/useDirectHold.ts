import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import type { CartSelection } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { useAuthentication } from '@foyer/identity';
import { useCartActions } from '../../components/cart/useCartActions.ts';
import { holdProblemOf, type HoldProblem } from '../../components/hold/holdProblem.ts';
import { offerTaken } from '../../model/cartSlice.ts';
import type { DirectOffer } from '../../model/directOffer.ts';

/**
 * Holds the offer of a link at the buyer's request, after signing up if needed, and opens checkout. Opening the link
 * holds nothing [BR-09]. The line keeps its guid, so a second press replaces its line.
 */
export function useDirectHold({ eventId, offerGroupId, quantity }: DirectOffer, eventHref: string) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const paths = usePaths();
  const { requireSignedIn } = useAuthentication();
  const actions = useCartActions(eventId);
  const [problem, setProblem] = useState<HoldProblem>();
  const [isStarting, setStarting] = useState(false);
  const run = (change: Partial<CartSelection> = {}) =>
    requireSignedIn(async () => {
      const line = { cartGuid: `direct-${offerGroupId}`, offerGroupId, quantity, ...change };
      const result = await actions.hold(line);
      if ('error' in result) return setProblem(holdProblemOf(result.error));
      dispatch(offerTaken({ eventId, offerAddress: eventHref, rootOrigin: window.location.origin }));
      if (!result.hasLeft) await navigate(paths.checkout({ eventId }), { replace: true });
    });
  const hold = (change?: Partial<CartSelection>): void => {
    setStarting(true);
    setProblem(undefined);
    void run(change).then(() => setStarting(false));
  };
  return { hold, problem, isStarting };
}
