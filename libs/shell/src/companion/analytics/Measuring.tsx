import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { AnalyticsTags } from '@foyer/contract';
import type { VisitorPrivacy } from '@foyer/contract/walls/visitorPrivacy';
import { useFoyerClient } from '@foyer/api-client';
import { useDeployment } from '@foyer/api-client/shell';
import { hearTracked } from '@foyer/api-client/shell/track';
import { useSession } from '@foyer/identity';
import { reloadPage } from '../../browser/browserDoors.ts';
import { mayMeasure } from '../../consent/bannerRules.ts';
import { useConsent } from '../../consent/useConsent.ts';
import { removeAnalyticsCookies } from '../../consent/analyticsCookies.ts';
import { useCurrentRoute } from '../../router/currentRoute.ts';
import { commerceEvent } from './commerceEvent.ts';
import { createAnalytics, type Analytics } from './createAnalytics.ts';
import { openDataLayer, type TagWindow } from './dataLayer.ts';
import { createGtagAdapter } from './gtagAdapter.ts';
import { loadTagScript } from './loadTagScript.ts';
import { measuredPage } from './measuredPage.ts';
import { createTagManagerAdapter } from './tagManagerAdapter.ts';

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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- filters and tabs change the query, not the page
  }, [analytics, pathname, clientId, productAddress]);
  useEffect(() => hearTracked((event) => analytics.event(commerceEvent(event))), [analytics]);
  return null;
}
