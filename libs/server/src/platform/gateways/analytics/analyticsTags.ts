import type { AnalyticsTags } from '@foyer/contract';
import type { PageGuest } from '../../security/pageGuest.ts';
import type { AnalyticsSettings } from './analyticsSettings.ts';

const googleHost = 'https://www.googletagmanager.com';
const collectors = [googleHost, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** Trusted Types policy that creates script URLs for tags; it accepts only the deployment's own tags. */
const ownPolicy = 'foyer-tags';

/** Returns the tags and the URLs of their scripts [I7.30]; undefined when analytics are off. */
export function analyticsTagsOf(settings: AnalyticsSettings): AnalyticsTags | undefined {
  if (settings.kind === 'none') return undefined;
  const { measurementId, containerId } = settings;
  const base = settings.kind === 'google' ? googleHost : '/sandbox/tags';
  return {
    ...(measurementId ? { gtag: { measurementId, scriptUrl: `${base}/gtag/js?id=${measurementId}` } } : {}),
    ...(containerId ? { tagManager: { containerId, scriptUrl: `${base}/gtm.js?id=${containerId}` } } : {}),
  };
}

/** Returns what tags may load on a page; undefined without tags, so that the page's policy stays closed [BR-01]. */
export function analyticsGuestOf(settings: AnalyticsSettings): PageGuest | undefined {
  if (settings.kind === 'none') return undefined;
  const isGoogle = settings.kind === 'google';
  return {
    scripts: isGoogle ? [googleHost] : [],
    connections: isGoogle ? collectors : [],
    images: isGoogle ? collectors : [],
    frames: [],
    trustedTypes: [ownPolicy, ...(isGoogle ? ['goog#html'] : [])],
  };
}
