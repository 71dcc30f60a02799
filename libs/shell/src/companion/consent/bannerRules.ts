import type { AddressName } from '@foyer/contract';
import type { StoredConsent } from '@foyer/contract/walls/storedConsent';
import type { VisitorPrivacy } from '@foyer/contract/walls/visitorPrivacy';

/**
 * Pages without a banner: legal pages, steps of a flow, and pages where a bar at the bottom would cover paying or the
 * entry code [I4.18].
 */
const quietPages: readonly string[] = [
  'termsOfUse',
  'privacyPolicy',
  'authentication',
  'authenticationWhitelabel',
  'logInLink',
  'appleRedirect',
  'googleRedirect',
  'completeAccount',
  'verifyEmailCallback',
  'resetPasswordCallback',
  'logout',
  'transactionWhitelabel',
  'checkout',
  'token',
] satisfies AddressName[];

export interface BannerFacts {
  readonly consent: StoredConsent;
  readonly privacy: VisitorPrivacy;
  /** Remote key `show cookie consent in all regions` [I3.31]. */
  readonly isShownEverywhere: boolean;
  /** Address pattern of the page; `undefined` when not found. */
  readonly address: string | undefined;
}

/**
 * Tells whether the banner shows [I4.18]: no choice yet, a region that denies by default (or all regions by remote
 * configuration), and an eligible page. Global Privacy Control counts as a choice.
 */
export const showsBanner = ({ consent, privacy, isShownEverywhere, address }: BannerFacts): boolean =>
  !consent.isSetUp &&
  !privacy.globalPrivacyControl &&
  (privacy.privacyDefault === 'denied' || isShownEverywhere) &&
  address !== undefined &&
  !quietPages.includes(address);

/** Tells whether analytics may run: after a grant, and never against Global Privacy Control [I6.06]. */
export const mayMeasure = (
  { categories }: StoredConsent,
  { globalPrivacyControl }: VisitorPrivacy,
): boolean => categories.performance === 'granted' && !globalPrivacyControl;
