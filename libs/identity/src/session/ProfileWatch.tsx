import { useEffect } from 'react';
import { useGetProfileQuery } from '@foyer/api-client/identity';
import { useDeployment } from '@foyer/api-client/shell';
import { useSession } from './useSession.ts';

/** Until the deployment says otherwise [I9.03]. */
const usualRefreshMs = 5_000;

/** Fetches the profile once there is a session; while the address is not verified, again and again and on focus [I4.13]. */
export function ProfileWatch() {
  const { status, profile } = useSession();
  const refreshMs = useDeployment()?.profileRefreshMs ?? usualRefreshMs;
  const isWaiting = profile?.userAuthenticationState === 'EMAIL_UNVERIFIED';
  const isOut = status === 'signedOut';
  const needed = status === 'loading' || isWaiting;
  const { refetch } = useGetProfileQuery(undefined, {
    skip: isOut || !needed,
    pollingInterval: isWaiting ? refreshMs : 0,
    skipPollingIfUnfocused: true,
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const look = (): void => void refetch();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [isWaiting, refetch]);
  return null;
}
