import { useCallback, useMemo } from 'react';
import { useStore, type ReactReduxContextValue } from 'react-redux';
import { forgetPerson, useFoyerClient } from '@foyer/api-client';
import { useLazyGetProfileQuery, useLogOutMutation } from '@foyer/api-client/identity';
import {
  isShutOut,
  missingStep,
  type AuthenticationGoal,
  type AuthenticationMode,
  type AuthenticationSource,
  type FlowStart,
} from '../model/flowRules.ts';
import { clearBrowser } from './clearBrowser.ts';
import { flowStarted, type IdentityState } from './identitySlice.ts';
import { useHasSignInMethods } from './useSignInMethods.ts';

interface WithIdentity {
  identity: IdentityState;
}
type Store = ReactReduxContextValue<WithIdentity>['store'];

/** Outcome of an action that needed a session. */
export type Guarded<Result> = { status: 'completed'; result: Result } | { status: 'cancelled' };

/** Purpose of the flow, if not a purchase [I3.28]. */
export interface Wanted {
  source?: AuthenticationSource;
}
/** How a flow ended, and whether it created an account [I4.03, I4.11]. */
export interface AuthenticationEnd {
  outcome: 'COMPLETED' | 'CANCELLED';
  isNewAccount: boolean;
  /** Whether the user is signed in; a flow can also end with a mail. */
  isSignedIn: boolean;
}

/** Resolves when the store's current flow ends or is replaced. */
function flowEnd(store: Store): Promise<AuthenticationEnd> {
  const { flowNumber: mine } = store.getState().identity;
  const end = (): AuthenticationEnd | undefined => {
    const { flow, flowNumber, isNewAccount, status } = store.getState().identity;
    if (flowNumber === mine && flow.kind === 'open') return undefined;
    const isDone = flowNumber === mine && flow.kind === 'COMPLETED';
    const outcome = isDone ? 'COMPLETED' : 'CANCELLED';
    return { outcome, isNewAccount, isSignedIn: status === 'signedIn' };
  };
  return new Promise((resolve) => {
    const look = (): boolean => {
      const found = end();
      if (found) resolve(found);
      return found !== undefined;
    };
    if (look()) return;
    const stop = store.subscribe(() => {
      if (look()) stop();
    });
  });
}

/**
 * Runs actions that need a session or a verified address: at once where there is one, otherwise after the flow. The
 * page stays as it is, so nothing typed or picked is lost [I4.10].
 */
export function useAuthentication() {
  const store = useStore<WithIdentity>();
  const client = useFoyerClient();
  const [fetchProfile] = useLazyGetProfileQuery();
  const [callLogOut] = useLogOutMutation();
  const hasMethods = useHasSignInMethods();
  const begin = useCallback(
    (start: Omit<FlowStart, 'hasMethods'>): Promise<AuthenticationEnd> => {
      store.dispatch(flowStarted({ ...start, hasMethods }));
      return flowEnd(store);
    },
    [store, hasMethods],
  );
  const require = useCallback(
    async <Result>(
      goal: AuthenticationGoal,
      action: () => Result | Promise<Result>,
      { source = 'transaction' }: Wanted = {},
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
        // Pages of one's own are wanted by those who have an account; a purchase is often the first visit.
        const mode = isSessionLost || source === 'redirectToDiscover' ? 'login' : 'signUp';
        const { outcome } = await begin({ goal, mode, source, surface: 'overlay' });
        const { profile: found } = store.getState().identity;
        // A flow that ended with a reset mail completed without a session.
        const isThere = outcome === 'COMPLETED' && found && missingStep(goal, found) === undefined;
        if (!isThere) return { status: 'cancelled' };
      }
      return { status: 'completed', result: await action() };
    },
    [store, fetchProfile, begin],
  );
  const forgetHere = useCallback((): void => {
    client.tokens.set(undefined);
    forgetPerson(store);
    clearBrowser();
  }, [client, store]);
  return useMemo(
    () => ({
      /** Runs an action once there is a session. */
      requireSignedIn: <Result>(action: () => Result | Promise<Result>, wanted?: Wanted) =>
        require('signedIn', action, wanted),
      /** Runs an action once the address is verified and the profile complete [I4.10, C5.17]. */
      requireVerified: <Result>(action: () => Result | Promise<Result>, wanted?: Wanted) =>
        require('verified', action, wanted),
      /** Opens the overlay at a step [I2.23]; resolves to its end [I4.11]. */
      start: (mode: AuthenticationMode, more: Partial<FlowStart> = {}): Promise<AuthenticationEnd> =>
        begin({ goal: 'verified', mode, surface: 'overlay', ...more }),
      /** Ends the session here and on the server, and clears the browser [I4.14]. */
      logOut: async (): Promise<void> => {
        await callLogOut();
        forgetHere();
      },
      /** Clears the browser where the session may have ended already [I4.14, BR-10]. */
      forgetHere,
    }),
    [require, begin, callLogOut, forgetHere],
  );
}
