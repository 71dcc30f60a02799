import { lazy, Suspense } from 'react';
import { ProfileWatch } from '../../session/ProfileWatch.tsx';
import { useAuthenticationFlow } from '../../session/useSession.ts';

/** Forms and their fields come when somebody wants in; a page that only shows an event never pays for them. */
const AuthenticationOverlay = lazy(async () => ({
  default: (await import('./AuthenticationOverlay.tsx')).AuthenticationOverlay,
}));

/** Stands once in the frame of an app: keeps the profile fresh, and shows the way in over any page [I2.21]. */
export function AuthenticationHost() {
  const flow = useAuthenticationFlow();
  return (
    <>
      <ProfileWatch />
      {flow.kind === 'open' && (
        <Suspense fallback={null}>
          <AuthenticationOverlay flow={flow} />
        </Suspense>
      )}
    </>
  );
}
