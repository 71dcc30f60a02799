import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { forgetWayBack, rememberedWayBack } from './wayBack.ts';
import { useAuthenticationFlow, useSession } from './useSession.ts';

/** Returns to the requested page once the user is signed in, by any method [I2.19]. */
export function useReturn(): void {
  const { status } = useSession();
  const isOpen = useAuthenticationFlow().kind === 'open';
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // A provider's redirect page finishes first.
  const isArriving = pathname.startsWith('/authentication/');
  useEffect(() => {
    if (status === 'signedOut' || isOpen || isArriving) return;
    const wanted = rememberedWayBack();
    if (wanted === undefined) return;
    forgetWayBack();
    void navigate(wanted, { replace: true });
  }, [status, isOpen, isArriving, navigate]);
}
