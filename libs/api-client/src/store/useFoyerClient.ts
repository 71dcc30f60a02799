import { useStore } from 'react-redux';
import type { FoyerClient } from '../client/foyerClient.ts';

type Thunk<Result> = (dispatch: unknown, getState: unknown, extra: { client: FoyerClient }) => Result;

/** The client of the store that the component stands in. */
export function useFoyerClient(): FoyerClient {
  // The type of a plain store's dispatch knows no thunks; ours always takes them.
  const run: (thunk: Thunk<FoyerClient>) => FoyerClient = useStore().dispatch as never;
  return run((_dispatch, _getState, extra) => extra.client);
}
