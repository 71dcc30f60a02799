import { useStore } from 'react-redux';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { FoyerClient } from '../client/foyerClient.ts';

type Thunk<Result> = (dispatch: unknown, getState: unknown, extra: { client: FoyerClient }) => Result;

/** The client of the store that the component stands in. */
export function useFoyerClient(): FoyerClient {
  const { dispatch } = useStore();
  const read: Thunk<FoyerClient> = (_dispatch, _getState, extra) => extra.client;
  return dispatch(read as unknown as UnknownAction) as unknown as FoyerClient;
}
