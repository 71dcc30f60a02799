import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { Profile } from '@foyer/contract';
import { api, errorCodeOf } from '@foyer/api-client';
import { identityApi, useGetProfileQuery } from '@foyer/api-client/identity';
import { useDeployment } from '@foyer/api-client/shell';
import { useSession } from './useSession.ts';

/** Until the deployment says otherwise [I9.03]. */
const usualRefreshMs = 5_000;

export interface ProfileWatchProps {
  /** Told once when the address of whoever is here becomes verified, wherever that was done [I4.13]. */
  onVerified?: ((profile: Profile) => void) | undefined;
}

/** Whoever was waiting is verified now: what the server refused until then is asked for again. */
function useVerification(profile: Profile | undefined, onVerified: ProfileWatchProps['onVerified']): void {
  const dispatch = useDispatch();
  const waiting = useRef<string>(undefined);
  const tell = useEffectEvent((verified: Profile) => {
    dispatch(api.util.invalidateTags(['PaymentMeans', 'Activity', 'Order']));
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
 * Fetches the profile once there is a session; while the address is not verified, again and again and on focus. It stops
 * when the account is closed: the server then refuses it [I4.13].
 */
export function ProfileWatch({ onVerified }: ProfileWatchProps = {}) {
  const { status, profile } = useSession();
  const refreshMs = useDeployment()?.profileRefreshMs ?? usualRefreshMs;
  const { error } = identityApi.endpoints.getProfile.useQueryState(undefined);
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
