import { useSelector } from 'react-redux';
import type { PickLine, PickState } from '../../model/pick/pickSlice.ts';

interface WithPick {
  pick: PickState;
}
const nothing: readonly PickLine[] = [];

/** Returns the picked lines of an event that are not held yet. */
export const usePick = (eventId: string): readonly PickLine[] =>
  useSelector((state: WithPick) => state.pick.byEvent[eventId]?.lines ?? nothing);
