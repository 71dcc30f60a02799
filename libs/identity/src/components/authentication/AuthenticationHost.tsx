import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '@foyer/util';
import { createFormDraft, FormDraftContext } from '../../session/formDraft.ts';
import { ProfileWatch, type ProfileWatchProps } from '../../session/ProfileWatch.tsx';
import { useReturn } from '../../session/useReturn.ts';
import { useAuthenticationFlow, useSession } from '../../session/useSession.ts';
import { loadOverlay } from './loadOverlay.ts';

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
