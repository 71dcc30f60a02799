import { createAction, type Reducer } from '@reduxjs/toolkit';
import { forgetPrivateAnswers, type AnyStore } from './forgetPrivateAnswers.ts';

/** A user logged out: every slice returns to its initial state [I4.14]. */
export const personLeft = createAction('foyer/personLeft');

/** Wraps a reducer so that it resets when the user leaves; redux-persist's own bookkeeping stays. */
export const forgetful =
  (reducer: Reducer): Reducer =>
  (state: { _persist?: unknown } | undefined, action) => {
    if (!personLeft.match(action)) return reducer(state, action) as unknown;
    const fresh = reducer(undefined, action) as object;
    return state?._persist === undefined ? fresh : { ...fresh, _persist: state._persist };
  };

/** Removes a user's data from a store: every slice, and every private answer [I4.14, BR-10]. */
export function forgetPerson(store: AnyStore): void {
  store.dispatch(personLeft());
  forgetPrivateAnswers(store);
}
