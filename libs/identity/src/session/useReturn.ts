import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { forgetWayBack, rememberedWayBack } from './wayBack.ts';
import { useAuthenticationFlow, useSession } from './useSession.ts';

/** Once somebody is in: back to the page that they wanted, whichever way they came in by [I2.19]. */
export function useReturn(): void {
  const { status } = useSession();
  const isOpen = useAuthenticationFlow().kind === 'open';
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // The page of a provider's answer finishes first.
  const isArriving = pathname.startsWith('/authentication/');
  useEffect(() => {
    if (status === 'signedOut' || isOpen || isArriving) return;
    const wanted = rememberedWayBack();
    if (wanted === undefined) return;
    forgetWayBack();
    void navigate(wanted, { replace: true });
  }, [status, isOpen, isArriving, navigate]);
}
