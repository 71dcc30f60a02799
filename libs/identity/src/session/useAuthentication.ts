import { useCallback, useMemo } from 'react';
import { useStore, type ReactReduxContextValue } from 'react-redux';
import { forgetPrivateAnswers, useFoyerClient } from '@foyer/api-client';
import { useLazyGetProfileQuery, useLogOutMutation } from '@foyer/api-client/identity';
import { clearAllKeptValues } from '@foyer/ui-kit';
import { isShutOut, missingStep, type AuthenticationGoal } from '../model/authenticationFlow.ts';
import { flowStarted, type IdentityState } from './identitySlice.ts';

interface WithIdentity {
  identity: IdentityState;
}
type Store = ReactReduxContextValue<WithIdentity>['store'];

/** What became of an action that needed a session. */
export type Guarded<Result> = { status: 'completed'; result: Result } | { status: 'cancelled' };

/** Resolves when the flow of a store ends; a new flow ends the one before it. */
function flowEnd(store: Store): Promise<'COMPLETED' | 'CANCELLED'> {
  const { flow: mine } = store.getState().identity;
  if (mine.kind === 'COMPLETED' || mine.kind === 'CANCELLED') return Promise.resolve(mine.kind);
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      const { flow } = store.getState().identity;
      if (flow.kind === 'open') return;
      stop();
      resolve(flow.kind === 'COMPLETED' ? 'COMPLETED' : 'CANCELLED');
    });
  });
}

/**
 * Runs actions that need a session or a verified address: at once where there is one, after the way in otherwise. The
 * page below stays as it is, so nothing typed or picked is lost [I4.10].
 */
export function useAuthentication() {
  const store = useStore<WithIdentity>();
  const client = useFoyerClient();
  const [fetchProfile] = useLazyGetProfileQuery();
  const [callLogOut] = useLogOutMutation();
  const require = useCallback(
    async <Result>(
      goal: AuthenticationGoal,
      action: () => Result | Promise<Result>,
    ): Promise<Guarded<Result>> => {
      const { status, profile: known, isSessionLost } = store.getState().identity;
      const profile =
        status === 'signedIn'
          ? (known ??
            (await fetchProfile()
              .unwrap()
              .catch(() => undefined)))
          : undefined;
      if (profile && isShutOut(profile)) return { status: 'cancelled' };
      if (!profile || missingStep(goal, profile) !== undefined) {
        store.dispatch(flowStarted({ goal, preferred: isSessionLost ? 'login' : 'signUp' }));
        if ((await flowEnd(store)) === 'CANCELLED') return { status: 'cancelled' };
      }
      return { status: 'completed', result: await action() };
    },
    [store, fetchProfile],
  );
  return useMemo(
    () => ({
      /** Runs an action as soon as there is a session. */
      requireSignedIn: <Result>(action: () => Result | Promise<Result>) => require('signedIn', action),
      /** Runs an action as soon as the address is verified and the profile complete [I4.10, C5.17]. */
      requireVerified: <Result>(action: () => Result | Promise<Result>) => require('verified', action),
      /**
       * Opens the overlay at a step [I2.23]; says how it ended, and whether an account was made on the way [I4.11].
       */
      start: async (
        preferred: 'login' | 'signUp',
      ): Promise<{ outcome: 'COMPLETED' | 'CANCELLED'; isNewAccount: boolean }> => {
        store.dispatch(flowStarted({ goal: 'verified', preferred }));
        const outcome = await flowEnd(store);
        return { outcome, isNewAccount: store.getState().identity.isNewAccount };
      },
      /** Ends the session here and on the server; no answer and nothing typed stays for whoever comes next [I4.14]. */
      logOut: async (): Promise<void> => {
        await callLogOut();
        client.tokens.set(undefined);
        forgetPrivateAnswers(store);
        clearAllKeptValues();
      },
    }),
    [require, store, client, callLogOut],
  );
}
