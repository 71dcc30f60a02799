import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { AnalyticsTags } from '@foyer/contract';
import type { VisitorPrivacy } from '@foyer/contract/walls/visitorPrivacy';
import { useFoyerClient } from '@foyer/api-client';
import { useDeployment } from '@foyer/api-client/shell';
import { hearTracked } from '@foyer/api-client/shell/track';
import { useSession } from '@foyer/identity';
import { trustedScript } from '@foyer/util';
import { reloadPage, pageNonce } from '../../browser/browserDoors.ts';
import { mayMeasure } from '../../consent/bannerRules.ts';
import { useConsent } from '../../consent/useConsent.ts';
import { removeAnalyticsCookies } from '../../consent/analyticsCookies.ts';
import { useCurrentRoute } from '../../router/currentRoute.ts';
import { commerceEvent } from './commerceEvent.ts';
import { createAnalytics, type Analytics } from './createAnalytics.ts';
import { openDataLayer, type TagWindow, type DataLayer } from './dataLayer.ts';
import { measuredPage } from './measuredPage.ts';
import type { TagAdapter } from './tagAdapter.ts';

/** Tag manager, whose container decides how events are used [I7.30]. */
export function createTagManagerAdapter(
  { scriptUrl }: NonNullable<AnalyticsTags['tagManager']>,
  { layer, now }: { layer: DataLayer; now: () => number },
): TagAdapter {
  const { push } = layer;
  return {
    scriptUrl,
    outlivesDenial: true,
    start: (clientId) => push({ event: 'gtm.js', 'gtm.start': now(), client_id: clientId }),
    page: (page) => push({ event: 'page_view', ...page }),
    event: ({ name, parameters }) => {
      // Otherwise fields of the previous event would be merged into this one.
      push({ ecommerce: null });
      push({ event: name, ecommerce: parameters });
    },
    user: (userId) => push({ user_id: userId ?? null }),
    stop: () => undefined,
  };
}

const tagHomes = ['/sandbox/tags/', 'https://www.googletagmanager.com/'];

/** Loads a tag's script; failures, as by a blocker, are ignored. */
function loadTagScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.nonce = pageNonce() ?? '';
  script.src = trustedScript(address, 'foyer-tags', tagHomes);
  script.onerror = () => script.remove();
  document.head.append(script);
}

/** gtag, initialised with measurement id, consent and client id [I7.30]; page views are sent explicitly. */
export function createGtagAdapter(
  { measurementId, scriptUrl }: NonNullable<AnalyticsTags['gtag']>,
  { layer, own, now }: { layer: DataLayer; own: TagWindow; now: () => number },
): TagAdapter {
  const { command } = layer;
  return {
    scriptUrl,
    outlivesDenial: false,
    start: (clientId) => {
      own[`ga-disable-${measurementId}`] = false;
      command('js', new Date(now()));
      command('config', measurementId, {
        client_id: clientId,
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
      });
    },
    page: (page) => {
      // Set for all following events; otherwise gtag sends the full address of this page and the previous one.
      command('set', { ...page, page_referrer: '' });
      command('event', 'page_view', page);
    },
    event: ({ name, parameters }) => command('event', name, parameters),
    user: (userId) => command('set', { user_id: userId ?? null }),
    stop: () => void (own[`ga-disable-${measurementId}`] = true),
  };
}

export interface MeasuringProps {
  tags: AnalyticsTags;
  privacy: VisitorPrivacy;
  loadScript?: (address: string) => void;
  reload?: () => void;
}

function analyticsOf(
  { tags, privacy, loadScript = loadTagScript }: MeasuringProps,
  now: () => number,
): Analytics {
  const own: TagWindow = window;
  const layer = openDataLayer(own);
  const parts = { layer, own, now };
  return createAnalytics({
    layer,
    privacyDefault: privacy.privacyDefault,
    loadScript,
    adapters: [
      ...(tags.gtag ? [createGtagAdapter(tags.gtag, parts)] : []),
      ...(tags.tagManager ? [createTagManagerAdapter(tags.tagManager, parts)] : []),
    ],
  });
}

/** Sends analytics within the visitor's consent: page views, the user id, and tracked events [I6.06, I7.30]. */
export function Measuring(props: MeasuringProps) {
  const { privacy, reload = reloadPage } = props;
  const { deviceNow } = useFoyerClient();
  const [analytics] = useState(() => analyticsOf(props, deviceNow));
  const { consent } = useConsent();
  const { pathname, search } = useLocation();
  const { profile } = useSession();
  const route = useCurrentRoute();
  const productAddress = useDeployment()?.productAddress ?? 'Pass';
  const isAllowed = mayMeasure(consent, privacy);
  const isDenied = !isAllowed && (consent.isSetUp || privacy.globalPrivacyControl);
  const clientId = isAllowed ? consent.clientId : undefined;
  const userId = profile?.globalUserId;
  // In an effect: React may render more than once before mounting.
  useEffect(() => analytics.begin(), [analytics]);
  useEffect(() => {
    const runsOn = analytics.allow(clientId);
    if (runsOn) reload();
  }, [analytics, clientId, reload]);
  useEffect(() => {
    // On every page: a cookie with a path is visible only below it.
    if (isDenied) removeAnalyticsCookies(document, window.location);
  }, [isDenied, pathname]);
  useEffect(() => void analytics.user(userId), [analytics, userId, clientId]);
  useEffect(() => {
    const { origin } = window.location;
    analytics.page(measuredPage({ origin, pathname, search }, route, productAddress));
    // A change of the query is no page view.
    // oxlint-disable-next-line react/exhaustive-deps -- filters and tabs change the query, not the page
  }, [analytics, pathname, clientId, productAddress]);
  useEffect(() => hearTracked((event) => analytics.event(commerceEvent(event))), [analytics]);
  return null;
}
