import type { AddressName } from '@foyer/contract';
import type { StoredConsent } from '@foyer/contract/walls/storedConsent';
import type { VisitorPrivacy } from '@foyer/contract/walls/visitorPrivacy';

/**
 * Pages on which nobody is asked: those that say what one would agree to, those on which somebody is on the way to
 * somewhere else, and those where a bar at the bottom would stand before paying or before the entry code [I4.18].
 */
const quietPages: readonly string[] = [
  'termsOfUse',
  'privacyPolicy',
  'authentication',
  'authenticationWhitelabel',
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
  /** The remote key `show cookie consent in all regions` [I3.31]. */
  readonly isShownEverywhere: boolean;
  /** The page, by its address; nothing where it was not found. */
  readonly address: string | undefined;
}

/**
 * Whether the banner is shown [I4.18]: to who was not asked yet, where the region denies before a choice or all regions are
 * asked, on a page that is made for it. Who sends Global Privacy Control has answered already.
 */
export const showsBanner = ({ consent, privacy, isShownEverywhere, address }: BannerFacts): boolean =>
  !consent.isSetUp &&
  !privacy.globalPrivacyControl &&
  (privacy.privacyDefault === 'denied' || isShownEverywhere) &&
  address !== undefined &&
  !quietPages.includes(address);

/** Whether anything may be measured: after a grant, and never against Global Privacy Control [I6.06]. */
export const mayMeasure = (
  { categories }: StoredConsent,
  { globalPrivacyControl }: VisitorPrivacy,
): boolean => categories.performance === 'granted' && !globalPrivacyControl;
