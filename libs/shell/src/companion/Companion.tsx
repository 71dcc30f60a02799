import { useEffect, useEffectEvent, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import {
  errorText,
  refreshOnFocus,
  useFoyerClient,
  type FoyerError,
  type FoyerStore,
} from '@foyer/api-client';
import { lazyPart, useOverlays } from '@foyer/ui-kit';
import { isFramed } from '@foyer/util';
import { reloadDoor, sessionStore } from '../browser/browserDoors.ts';
import { takeDropped } from '../browser/droppedStore.ts';
import { hearNotAcceptable } from '../browser/notAcceptable.ts';
import { useAnalyticsTags } from '../consent/useAnalyticsTags.ts';
import { ErrorReports } from '../error-reporting/ErrorReports.tsx';
import { useLocale } from '../locale/LocaleContext.tsx';
import { RemoteConfigWatch } from '../remote-config/RemoteConfigWatch.tsx';
import { OfflineWatch } from '../service-worker/OfflineWatch.tsx';
import { watchComingBack } from './cameBack.ts';
import { hearFailedRefreshes } from './failedRefreshes.ts';
import { followTabs } from './followTabs.ts';
import { reportVisit } from './reportVisit.ts';
import { useOnePerson } from './useOnePerson.ts';
import { LaterVersionPanel } from './versions/LaterVersionPanel.tsx';

/** If loading fails, there is no banner and no measurement. */
const Loaded = lazyPart(async () => (await import('./Consent.tsx')).Consent);

/** Banner and analytics; sites without analytics download neither. */
export function LaterConsent() {
  const tags = useAnalyticsTags();
  if (!tags) return null;
  return (
    <Suspense>
      <Loaded tags={tags} />
    </Suspense>
  );
}

/**
 * Background work of an app: refetches on focus [I7.04] and reports failures of that [I8.04], synchronises tabs [CL-06]
 * (not in a frame), shows 406 messages [I8.03, I8.04] and dropped carts [CL-05], refreshes the remote configuration
 * [I4.23], asks for consent [I4.18], reports campaign visits [I7.26], and caches pages for offline use.
 */
export function Companion() {
  const store = useStore() as FoyerStore;
  const { deviceNow, visitHeaders, tokens } = useFoyerClient();
  const { choose } = useLocale();
  const { showApiError, showError, toast } = useOverlays();
  const { t } = useTranslation('shell');
  const onLocale = useEffectEvent((locale: string) => void choose(locale as never));
  const onNotAcceptable = useEffectEvent((message: string) => {
    void showApiError({ title: t('error.oops'), message: message === '' ? t('error.hint') : message });
  });
  const overlay = useEffectEvent((error: FoyerError) => {
    void showApiError({ title: t('error.oops'), message: errorText(t, error) });
  });
  const banner = useEffectEvent((error: FoyerError) => {
    showError(errorText(t, error));
  });
  useEffect(() => refreshOnFocus(store, deviceNow), [store, deviceNow]);
  useEffect(
    () =>
      hearFailedRefreshes(store, {
        overlay: (error) => overlay(error),
        banner: (error) => banner(error),
      }),
    [store],
  );
  useEffect(() => {
    if (isFramed()) return undefined;
    return watchComingBack({ store, tokens, reload: reloadDoor.reload });
  }, [store, tokens]);
  useOnePerson(store);
  // After the owner of the tab is noted: a logout in another tab, made while this one was loading, removes it.
  useEffect(() => {
    if (isFramed()) return undefined;
    return followTabs({ store, slices: store.slices, onLocale: (locale) => onLocale(locale) });
  }, [store]);
  useEffect(() => {
    // A failed report has no effect on the page.
    void reportVisit(store, sessionStore, visitHeaders()).catch(() => undefined);
  }, [store, visitHeaders]);
  const tellOfLoss = useEffectEvent(() => {
    if (takeDropped()) toast(t('cartDropped'), { tone: 'info', keepOnNavigation: true });
  });
  useEffect(() => tellOfLoss(), []);
  useEffect(() => hearNotAcceptable((message) => onNotAcceptable(message)), []);
  return (
    <>
      <ErrorReports />
      <RemoteConfigWatch />
      <LaterVersionPanel />
      <LaterConsent />
      <OfflineWatch />
    </>
  );
}
