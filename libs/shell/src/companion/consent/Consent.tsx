import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { AnalyticsTags } from '@foyer/contract';
import { useDeployment, useRemoteConfig } from '@foyer/api-client/shell';
import { Measuring } from '../analytics/Measuring.tsx';
import { addressOf } from './addressOf.ts';
import { showsBanner } from './bannerRules.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';
import { useConsent } from './useConsent.ts';
import { readVisitorPrivacy } from './visitorPrivacy.ts';

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
  const { pathname } = useLocation();
  const productAddress = useDeployment()?.productAddress ?? 'Pass';
  const { showCookieConsentInAllRegions: isShownEverywhere } = useRemoteConfig();
  const { main, take } = usePageFocus();
  const address = addressOf(pathname, productAddress)?.name;
  const isShown = showsBanner({ consent, privacy, isShownEverywhere, address });
  const choose = (performance: 'granted' | 'denied'): void => {
    store.choose(performance);
    take();
  };
  return (
    <>
      <Measuring tags={tags} privacy={privacy} />
      <Suspense fallback={null}>
        {isShown && <ConsentBanner onChoose={choose} onPreferences={store.openPreferences} />}
      </Suspense>
      <Suspense fallback={null}>
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
