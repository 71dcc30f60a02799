import { createAction, createReducer, isAnyOf, type Reducer } from '@reduxjs/toolkit';
import type { Profile } from '@foyer/contract';
import type { FoyerSlice, TokenStore } from '@foyer/api-client';
import { identityApi } from '@foyer/api-client/identity';
import {
  authenticationFlow,
  noFlow,
  type AuthenticationFlow,
  type AuthenticationStep,
  type FlowEvent,
} from '../model/authenticationFlow.ts';

/** Who is here, and the way in if one is open [I4.12, I4.16]. */
export interface IdentityState {
  status: 'signedIn' | 'signedOut';
  profile: Profile | undefined;
  flow: AuthenticationFlow;
  /** The flow that is open, or was the last one, made the account. */
  isNewAccount: boolean;
  /** There was a session, and the server does not know it any more [I4.15]. */
  isSessionLost: boolean;
}

/** The session is over because the server does not know it any more; logging out is a call of its own [I4.15]. */
export const signedOut = createAction('identity/signedOut');
/** Opens the way in; see `useAuthentication`. */
export const flowStarted = createAction<{ goal: 'signedIn' | 'verified'; preferred: 'login' | 'signUp' }>(
  'identity/flowStarted',
);
export const flowMoved = createAction<AuthenticationStep>('identity/flowMoved');
export const flowWentBack = createAction('identity/flowWentBack');
export const flowCancelled = createAction('identity/flowCancelled');
/** The success of signing up was shown long enough, or closed. */
export const flowProceeded = createAction('identity/flowProceeded');

const { createAccount, logIn, changePassword, getProfile, updateProfile, logOut } = identityApi.endpoints;
const sessionOpened = isAnyOf(
  createAccount.matchFulfilled,
  logIn.matchFulfilled,
  changePassword.matchFulfilled,
);
const profileCame = isAnyOf(getProfile.matchFulfilled, updateProfile.matchFulfilled);
const sessionEnded = isAnyOf(logOut.matchFulfilled, logOut.matchRejected);

function know(state: IdentityState, profile: Profile): void {
  state.status = 'signedIn';
  state.isSessionLost = false;
  state.profile = profile;
  state.flow = authenticationFlow(state.flow, { type: 'profileKnown', profile }) as IdentityState['flow'];
}
function step(state: IdentityState, event: FlowEvent): void {
  state.flow = authenticationFlow(state.flow, event) as IdentityState['flow'];
}
function leave(state: IdentityState): void {
  state.status = 'signedOut';
  state.profile = undefined;
  step(state, { type: 'signedOut' });
}

/** The name under which the slice stands in the store. */
export const identityName = 'identity';

/** The reducer of a store that starts with a token or without one. */
export const createIdentityReducer = (hasToken: boolean): Reducer<IdentityState> =>
  createReducer<IdentityState>(
    {
      status: hasToken ? 'signedIn' : 'signedOut',
      profile: undefined,
      flow: noFlow,
      isNewAccount: false,
      isSessionLost: false,
    },
    (builder) =>
      builder
        .addCase(signedOut, (state) => {
          leave(state);
          state.isSessionLost = true;
        })
        .addCase(flowStarted, (state, { payload }) => {
          state.isNewAccount = false;
          step(state, { type: 'started', ...payload, profile: state.profile });
        })
        .addCase(flowMoved, (state, { payload }) => step(state, { type: 'moved', step: payload }))
        .addCase(flowWentBack, (state) => step(state, { type: 'back' }))
        .addCase(flowCancelled, (state) => step(state, { type: 'cancelled' }))
        .addCase(flowProceeded, (state) => {
          if (state.profile) step(state, { type: 'proceeded', profile: state.profile });
        })
        .addMatcher(createAccount.matchFulfilled, (state) => {
          state.isNewAccount = true;
          step(state, { type: 'accountMade' });
        })
        .addMatcher(sessionOpened, (state, { payload }) => know(state, payload.profile))
        .addMatcher(profileCame, (state, { payload }) => know(state, payload))
        .addMatcher(sessionEnded, (state) => {
          leave(state);
          state.isSessionLost = false;
        }),
  );

/** Signed in from the start where the token store has a token [I4.12]. */
export const sessionSlice = (tokens: TokenStore): FoyerSlice => ({
  name: identityName,
  reducer: createIdentityReducer(tokens.get() !== undefined) as Reducer,
});
