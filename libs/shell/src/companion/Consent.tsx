import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { AnalyticsTags } from '@foyer/contract';
import { useRemoteConfig } from '@foyer/api-client/shell';
import { Measuring } from './analytics/Measuring.tsx';
import { showsBanner } from '../consent/bannerRules.ts';
import { ConsentBanner } from '../consent/ConsentBanner.tsx';
import { ConsentDialog } from '../consent/ConsentDialog.tsx';
import { useConsent } from '../consent/useConsent.ts';
import { readVisitorPrivacy } from '../consent/visitorPrivacy.ts';
import { useCurrentRoute } from '../router/currentRoute.ts';

/** Moves focus to the page when the banner with the pressed button is gone. */
function usePageFocus() {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    main.current = document.getElementById('main');
  }, []);
  const take = useCallback(() => main.current?.focus({ preventScroll: true }), []);
  return { main, take };
}

/** Asks for consent where required, and sends analytics where granted [I3.25, I4.17, I4.18]. */
export function Consent({ tags }: { tags: AnalyticsTags }) {
  const [privacy] = useState(() => readVisitorPrivacy(document, navigator));
  const { consent, isAsking, store } = useConsent();
  const route = useCurrentRoute();
  const { showCookieConsentInAllRegions: isShownEverywhere } = useRemoteConfig();
  const { main, take } = usePageFocus();
  const isShown = showsBanner({ consent, privacy, isShownEverywhere, route });
  const choose = (performance: 'granted' | 'denied'): void => {
    store.choose(performance);
    take();
  };
  return (
    <>
      <Measuring tags={tags} privacy={privacy} />
      <Suspense>
        {isShown && <ConsentBanner onChoose={choose} onPreferences={store.openPreferences} />}
      </Suspense>
      <Suspense>
        {isAsking && (
          <ConsentDialog
            consent={consent}
            isOverruled={privacy.globalPrivacyControl}
            onSave={store.choose}
            onClose={store.closePreferences}
            {...(consent.isSetUp ? {} : { finalFocus: main })}
          />
        )}
      </Suspense>
    </>
  );
}
