import type { PageRoute } from '@foyer/contract';
import type { StoredConsent } from '@foyer/contract/walls/storedConsent';
import type { VisitorPrivacy } from '@foyer/contract/walls/visitorPrivacy';

export interface BannerFacts {
  readonly consent: StoredConsent;
  readonly privacy: VisitorPrivacy;
  /** Remote key `show cookie consent in all regions` [I3.31]. */
  readonly isShownEverywhere: boolean;
  /** Route of the page; `undefined` when not found. */
  readonly route: Pick<PageRoute<unknown>, 'hidesConsent'> | undefined;
}

/**
 * Tells whether the banner shows [I4.18]: no choice yet, a region that denies by default (or all regions by remote
 * configuration), and an eligible page. Global Privacy Control counts as a choice.
 */
export const showsBanner = ({ consent, privacy, isShownEverywhere, route }: BannerFacts): boolean =>
  !consent.isSetUp &&
  !privacy.globalPrivacyControl &&
  (privacy.privacyDefault === 'denied' || isShownEverywhere) &&
  route !== undefined &&
  !route.hidesConsent;

/** Tells whether analytics may run: after a grant, and never against Global Privacy Control [I6.06]. */
export const mayMeasure = (
  { categories }: StoredConsent,
  { globalPrivacyControl }: VisitorPrivacy,
): boolean => categories.performance === 'granted' && !globalPrivacyControl;
