import { useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import type { CartSelection } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { useCartActions } from '@foyer/cart';
import { useAuthentication } from '@foyer/identity';
import { pickCleared, type PickLine } from '../../model/pickSlice.ts';
import { holdProblemOf, type HoldProblem } from './holdProblem.ts';

const toSelection = (line: PickLine, maySplit: boolean): CartSelection => ({
  cartGuid: crypto.randomUUID(),
  offerGroupId: line.offerGroupId,
  quantity: line.quantity,
  ...(line.seatCodes.length > 0 ? { seatCodes: line.seatCodes } : {}),
  ...(line.ages ? { ages: line.ages } : {}),
  ...(line.fulfilment ? { fulfilment: line.fulfilment } : {}),
  ...(maySplit ? { maySplit } : {}),
});

/**
 * Holds what is picked: a hold wants a session, so signing up may come in between; the pick stays as it is until the
 * server holds it, and then the fan goes on to checkout [C6.01, C5.17].
 */
export function useHoldPick(eventId: string) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const paths = usePaths();
  const { requireSignedIn } = useAuthentication();
  const actions = useCartActions(eventId);
  const [problem, setProblem] = useState<HoldProblem>();
  const hold = useCallback(
    (lines: readonly PickLine[], { maySplit = false } = {}) => {
      setProblem(undefined);
      void requireSignedIn(async () => {
        const result = await actions.hold(...lines.map((line) => toSelection(line, maySplit)));
        if ('error' in result) return setProblem(holdProblemOf(result.error));
        dispatch(pickCleared({ eventId }));
        await navigate(paths.checkout({ eventId }));
      });
    },
    [actions, dispatch, eventId, navigate, paths, requireSignedIn],
  );
  const dismiss = useCallback(() => setProblem(undefined), []);
  return { hold, problem, dismiss, isBusy: actions.isBusy };
}
