import { lazy, Suspense, useEffect, useState } from 'react';
import { createFormDraft, FormDraftContext } from '../../session/formDraft.ts';
import { ProfileWatch } from '../../session/ProfileWatch.tsx';
import { useAuthenticationFlow, useSession } from '../../session/useSession.ts';

/** Forms and their fields come when somebody wants in; a page that only shows an event never pays for them. */
const AuthenticationOverlay = lazy(async () => ({
  default: (await import('./AuthenticationOverlay.tsx')).AuthenticationOverlay,
}));

/**
 * Stands once in the frame of an app: keeps the profile fresh, and shows the way in over any page [I2.21]. What was typed
 * outlives the overlay until there is a session.
 */
export function AuthenticationHost() {
  const flow = useAuthenticationFlow();
  const { status } = useSession();
  const [draft] = useState(createFormDraft);
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
