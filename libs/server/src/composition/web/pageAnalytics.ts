import type { IncomingHttpHeaders } from 'node:http';
import { analyticsGuestOf } from '../../platform/gateways/analytics/analyticsTags.ts';
import type { Site } from '../../platform/hosts/sites.ts';
import type { PageGuest } from '../../platform/security/pageGuest.ts';
import { visitorPrivacyOf } from '../../modules/shell/consent/visitorPrivacy.ts';
import { findWhiteLabelConfig } from '../../modules/shell/white-label/whiteLabelRepository.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FirstData } from '../../platform/web/pageHtml.ts';
import { partnerConfigOf } from '../../platform/web/siteHead.ts';

export interface PageAnalytics {
  /** Additions to the page's policy for the tags. */
  guest?: PageGuest;
  /** Facts of the visitor: sent in the page, which no cache shares, and not in the shared configuration. */
  firstData: FirstData[];
}

/**
 * Tells whether a site is measured: a partner decides for its own [I3.26]; frames, card fields and the partner page
 * never are.
 */
async function isMeasured(site: Site, { database }: Platform, kept: readonly FirstData[]): Promise<boolean> {
  if (site.kind === 'consumer') return true;
  if (site.kind !== 'whiteLabel') return false;
  const config = partnerConfigOf(kept) ?? (await findWhiteLabelConfig(database.query, site.host));
  return config?.analyticsStatus === 'enabled';
}

/** Builds a page's data for consent and analytics; empty if the site is not measured [I4.18, I4.19]. */
export async function analyticsOfPage(
  site: Site,
  platform: Platform,
  { headers, kept }: { headers: IncomingHttpHeaders; kept: readonly FirstData[] },
): Promise<PageAnalytics> {
  const { analytics, regionHeaders } = platform.config;
  const guest = analyticsGuestOf(analytics);
  if (!guest || !(await isMeasured(site, platform, kept))) return { firstData: [] };
  const response = visitorPrivacyOf(headers, regionHeaders);
  return { guest, firstData: [{ operationId: 'visitorPrivacy', request: null, response }] };
}
