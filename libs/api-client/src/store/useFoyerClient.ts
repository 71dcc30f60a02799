import { useStore } from 'react-redux';
import type { FoyerClient } from '../client/foyerClient.ts';

type Thunk<Result> = (dispatch: unknown, getState: unknown, extra: { client: FoyerClient }) => Result;

/** Returns the client of the surrounding store. */
export function useFoyerClient(): FoyerClient {
  // The plain store's dispatch type excludes thunks; our store accepts them.
  const run: (thunk: Thunk<FoyerClient>) => FoyerClient = useStore().dispatch as never;
  return run((_dispatch, _getState, extra) => extra.client);
}
