import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { Profile } from '@foyer/contract';
import { api, errorCodeOf } from '@foyer/api-client';
import { accountApi, useGetProfileQuery } from '@foyer/api-client/identity';
import { useDeployment } from '@foyer/api-client/shell';
import { useSession } from './useSession.ts';

/** Default, until the configuration has loaded [I9.03]. */
const usualRefreshMs = 5_000;

export interface ProfileWatchProps {
  /** Called once when the user's address becomes verified, on any device [I4.13]. */
  onVerified?: ((profile: Profile) => void) | undefined;
}

/** Refetches what the server refused until the address was verified. */
function useVerification(profile: Profile | undefined, onVerified: ProfileWatchProps['onVerified']): void {
  const dispatch = useDispatch();
  const waiting = useRef<string>(undefined);
  const tell = useEffectEvent((verified: Profile) => {
    dispatch(api.util.invalidateTags(['verified']));
    onVerified?.(verified);
  });
  useEffect(() => {
    if (profile?.userAuthenticationState === 'EMAIL_UNVERIFIED') waiting.current = profile.globalUserId;
    else if (profile?.userAuthenticationState === 'EMAIL_VERIFIED') {
      if (waiting.current === profile.globalUserId) tell(profile);
      waiting.current = undefined;
    }
  }, [profile]);
}

/**
 * Fetches the profile once there is a session; while the address is unverified, also at an interval and on focus. Stops
 * when the server refuses a closed account [I4.13].
 */
export function ProfileWatch({ onVerified }: ProfileWatchProps = {}) {
  const { status, profile } = useSession();
  const refreshMs = useDeployment()?.profileRefreshMs ?? usualRefreshMs;
  const { error } = accountApi.endpoints.getProfile.useQueryState(undefined);
  const isClosed = errorCodeOf(error) === 'forbidden';
  const isWaiting = profile?.userAuthenticationState === 'EMAIL_UNVERIFIED' && !isClosed;
  const { refetch } = useGetProfileQuery(undefined, {
    skip: status === 'signedOut' || (status === 'signedIn' && !isWaiting),
    pollingInterval: isWaiting ? refreshMs : 0,
    skipPollingIfUnfocused: true,
  });
  useVerification(profile, onVerified);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const look = (): void => void refetch();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [isWaiting, refetch]);
  return null;
}
