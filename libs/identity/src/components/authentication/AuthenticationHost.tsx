import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '@foyer/util';
import { useLocation, useNavigate } from 'react-router';
import { createFormDraft, FormDraftContext } from '../../session/formDraft.ts';
import { ProfileWatch, type ProfileWatchProps } from '../../session/ProfileWatch.tsx';
import { useAuthenticationFlow, useSession } from '../../session/useSession.ts';
import { forgetWayBack, rememberedWayBack } from '../../session/wayBack.ts';
import { loadOverlay } from './loadOverlay.ts';

/** Returns to the requested page once the user is signed in, by any method [I2.19]. */
function useReturn(): void {
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

const AuthenticationOverlay = lazy(async () => ({ default: await loadOverlay() }));

export type AuthenticationHostProps = ProfileWatchProps;

/**
 * Mounted once per app: keeps the profile fresh and shows the authentication overlay over any page [I2.21]. Typed
 * values outlive the overlay until there is a session.
 */
export function AuthenticationHost({ onVerified }: AuthenticationHostProps = {}) {
  const flow = useAuthenticationFlow();
  const { status } = useSession();
  const { i18n } = useTranslation();
  const [draft] = useState(createFormDraft);
  useReturn();
  // Preloads the texts of the forms when the page is idle.
  useEffect(() => whenIdle(() => void i18n.loadNamespaces('identity')), [i18n]);
  useEffect(() => {
    if (status !== 'signedOut') draft.clear();
  }, [status, draft]);
  return (
    <>
      <ProfileWatch onVerified={onVerified} />
      {flow.kind === 'open' && flow.start.surface === 'overlay' && (
        <Suspense>
          <FormDraftContext value={draft}>
            <AuthenticationOverlay flow={flow} />
          </FormDraftContext>
        </Suspense>
      )}
    </>
  );
}
