import type { AnalyticsTags } from '@foyer/contract';
import type { PageGuest } from '../../http/pageGuest.ts';
import type { AnalyticsSettings } from './analyticsSettings.ts';

const googleHost = 'https://www.googletagmanager.com';
const collectors = [googleHost, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** The policy by which our own code names the scripts of tags; nobody but this deployment's tags is let through by it. */
const ownPolicy = 'foyer-tags';

/** Which tags there are and where their scripts lie [I7.30]; undefined where nothing is measured. */
export function analyticsTagsOf(settings: AnalyticsSettings): AnalyticsTags | undefined {
  if (settings.kind === 'none') return undefined;
  const { measurementId, containerId } = settings;
  const base = settings.kind === 'google' ? googleHost : '/sandbox/tags';
  return {
    ...(measurementId ? { gtag: { measurementId, scriptUrl: `${base}/gtag/js?id=${measurementId}` } } : {}),
    ...(containerId ? { tagManager: { containerId, scriptUrl: `${base}/gtm.js?id=${containerId}` } } : {}),
  };
}

/** What tags need on a page; nothing at all is opened for them where none is configured [BR-01]. */
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
