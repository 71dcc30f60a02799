import { createAction, createReducer, isAnyOf, type Reducer } from '@reduxjs/toolkit';
import type { Profile } from '@foyer/contract';
import { sessionOpened, type FoyerSlice, type TokenStore } from '@foyer/api-client';
import { accountApi, partialAccountApi, sessionApi } from '@foyer/api-client/identity';
import { authenticationFlow, noFlow, topOf, type FlowEvent } from '../model/authenticationFlow.ts';
import type { AuthenticationFlow, AuthenticationStep, FlowStart } from '../model/flowRules.ts';

/** Session and authentication flow [I4.12, I4.16]. */
export interface IdentityState {
  status: 'signedIn' | 'signedOut';
  profile: Profile | undefined;
  flow: AuthenticationFlow;
  /** Number of the flow, so that a caller never mistakes another flow's end for its own. */
  flowNumber: number;
  /** Whether the open or last flow created the account. */
  isNewAccount: boolean;
  /** Whether the server rejected a session that existed [I4.15]. */
  isSessionLost: boolean;
}

/** The server no longer accepts the session; logging out is a call of its own [I4.15]. */
export const signedOut = createAction('identity/signedOut');
/** The user logged out without a call of this tab: in another tab, or without a session [I4.14, CL-06]. */
export const left = createAction('identity/left');
/** Another tab has opened a session; the profile tells whose [CL-06]. */
export const entered = createAction('identity/entered');
/** Opens the authentication flow; see `useAuthentication`. */
export const flowStarted = createAction<FlowStart>('identity/flowStarted');
export const flowMoved = createAction<AuthenticationStep>('identity/flowMoved');
export const flowWentBack = createAction('identity/flowWentBack');
export const flowCancelled = createAction('identity/flowCancelled');
/** A success message was shown long enough, or closed. */
export const flowProceeded = createAction('identity/flowProceeded');
/** A step succeeded without a session, such as sending the reset mail. */
export const flowSucceeded = createAction('identity/flowSucceeded');
/** The user wants another account than the unverified one [I4.08]. */
export const flowStartedOver = createAction('identity/flowStartedOver');

const { createAccount, getProfile, updateProfile } = accountApi.endpoints;
const { completePartialUserAccount } = partialAccountApi.endpoints;
const { logOut } = sessionApi.endpoints;
const sessionEnded = isAnyOf(left, logOut.matchFulfilled, logOut.matchRejected);

function know(state: IdentityState, profile: Profile): void {
  state.status = 'signedIn';
  state.isSessionLost = false;
  state.profile = profile;
}
function step(state: IdentityState, event: FlowEvent): void {
  state.flow = authenticationFlow(state.flow, event);
}
function leave(state: IdentityState): void {
  state.status = 'signedOut';
  state.profile = undefined;
  step(state, { type: 'signedOut' });
}

/** Name of the slice in the store. */
const identityName = 'identity';

/** Creates the reducer, with or without a token at the start. */
const createIdentityReducer = (hasToken: boolean): Reducer<IdentityState> =>
  createReducer<IdentityState>(
    {
      status: hasToken ? 'signedIn' : 'signedOut',
      profile: undefined,
      flow: noFlow,
      flowNumber: 0,
      isNewAccount: false,
      isSessionLost: false,
    },
    (builder) =>
      builder
        .addCase(signedOut, (state) => {
          leave(state);
          state.isSessionLost = true;
        })
        .addCase(entered, (state) => {
          state.status = 'signedIn';
          state.profile = undefined;
          state.isSessionLost = false;
        })
        .addCase(flowStarted, (state, { payload: start }) => {
          state.isNewAccount = false;
          state.flowNumber += 1;
          const session = { isSignedIn: state.status === 'signedIn', profile: state.profile };
          step(state, { type: 'started', start, session });
        })
        .addCase(flowMoved, (state, { payload }) => step(state, { type: 'moved', step: payload }))
        .addCase(flowWentBack, (state) => step(state, { type: 'back' }))
        .addCase(flowCancelled, (state) => step(state, { type: 'cancelled' }))
        .addCase(flowSucceeded, (state) => step(state, { type: 'succeeded' }))
        .addCase(flowStartedOver, (state) => step(state, { type: 'startedOver' }))
        .addCase(flowProceeded, (state) => {
          if (state.profile) step(state, { type: 'proceeded', profile: state.profile });
        })
        .addMatcher(
          isAnyOf(createAccount.matchFulfilled, completePartialUserAccount.matchFulfilled),
          (state) => {
            state.isNewAccount = true;
          },
        )
        .addMatcher(sessionOpened, (state, { payload: { profile, newAccount } }) => {
          if (newAccount !== undefined) state.isNewAccount = newAccount;
          know(state, profile);
          step(state, { type: 'succeeded', profile, isNew: newAccount ?? false });
        })
        .addMatcher(getProfile.matchFulfilled, (state, { payload: profile }) => {
          know(state, profile);
          step(state, { type: 'profileKnown', profile });
        })
        .addMatcher(updateProfile.matchFulfilled, (state, { payload: profile }) => {
          know(state, profile);
          const isAsked = state.flow.kind === 'open' && topOf(state.flow) === 'updateDetails';
          step(state, { type: isAsked ? 'succeeded' : 'profileKnown', profile });
        })
        .addMatcher(sessionEnded, (state) => {
          leave(state);
          state.isSessionLost = false;
        }),
  );

/** Session slice; signed in from the start when the token store has a token [I4.12]. */
export const sessionSlice = (tokens: TokenStore): FoyerSlice => ({
  name: identityName,
  reducer: createIdentityReducer(tokens.get() !== undefined) as Reducer,
  isAboutSession: true,
});
