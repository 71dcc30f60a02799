import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '@foyer/util';
import { createFormDraft, FormDraftContext } from '../../session/formDraft.ts';
import { ProfileWatch } from '../../session/ProfileWatch.tsx';
import { useAuthenticationFlow, useSession } from '../../session/useSession.ts';
import { loadOverlay } from './loadOverlay.ts';

const AuthenticationOverlay = lazy(async () => ({ default: await loadOverlay() }));

/**
 * Stands once in the frame of an app: keeps the profile fresh, and shows the way in over any page [I2.21]. What was typed
 * outlives the overlay until there is a session.
 */
export function AuthenticationHost() {
  const flow = useAuthenticationFlow();
  const { status } = useSession();
  const { i18n } = useTranslation();
  const [draft] = useState(createFormDraft);
  // The texts of the way in are there when somebody wants in, and nobody waits for them before.
  useEffect(() => whenIdle(() => void i18n.loadNamespaces('identity')), [i18n]);
  useEffect(() => {
    if (status !== 'signedOut') draft.clear();
  }, [status, draft]);
  return (
    <>
      <ProfileWatch />
      {flow.kind === 'open' && (
        <Suspense fallback={null}>
          <FormDraftContext value={draft}>
            <AuthenticationOverlay flow={flow} />
          </FormDraftContext>
        </Suspense>
      )}
    </>
  );
}
