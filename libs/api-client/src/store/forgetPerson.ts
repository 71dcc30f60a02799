import { createAction, type Reducer } from '@reduxjs/toolkit';
import { forgetPrivateAnswers, type AnyStore } from './forgetPrivateAnswers.ts';

/** Somebody logged out: every slice begins anew, those that nobody thought of too [I4.14]. */
export const personLeft = createAction('foyer/personLeft');

/** A reducer that begins anew when somebody leaves; that it is persisted is no fact about a person. */
export const forgetful =
  (reducer: Reducer): Reducer =>
  (state: { _persist?: unknown } | undefined, action) => {
    if (!personLeft.match(action)) return reducer(state, action) as unknown;
    const fresh = reducer(undefined, action) as object;
    return state?._persist === undefined ? fresh : { ...fresh, _persist: state._persist };
  };

/** Takes a person out of a store: every slice, and every answer that was for that person [I4.14, BR-10]. */
export function forgetPerson(store: AnyStore): void {
  store.dispatch(personLeft());
  forgetPrivateAnswers(store);
}
