import { useSelector } from 'react-redux';
import type { Profile } from '@foyer/contract';
import type { AuthenticationFlow } from '../model/flowRules.ts';
import type { IdentityState } from './identitySlice.ts';

interface WithIdentity {
  identity: IdentityState;
}

/** Current session [I4.16]: `loading` while the profile of a stored session loads. */
export interface Session {
  status: 'signedIn' | 'signedOut' | 'loading';
  profile: Profile | undefined;
  verified: boolean;
}

export function useSession(): Session {
  const { status, profile } = useSelector((state: WithIdentity) => state.identity);
  if (status === 'signedOut') return { status, profile: undefined, verified: false };
  if (!profile) return { status: 'loading', profile, verified: false };
  return { status, profile, verified: profile.userAuthenticationState === 'EMAIL_VERIFIED' };
}

/** Returns the state of the authentication flow. */
export const useAuthenticationFlow = (): AuthenticationFlow =>
  useSelector((state: WithIdentity) => state.identity.flow);

/** Tells whether the server rejected an existing session. */
export const useSessionLost = (): boolean =>
  useSelector((state: WithIdentity) => state.identity.isSessionLost);
