import type { Locale, PublicConfiguration } from '@foyer/contract';
import { namedOrigin } from '../../../hosts/namedOrigin.ts';
import type { Site } from '../../../hosts/sites.ts';
import type { Platform } from '../../../platform.ts';
import { productAddressOf, productWordsOf } from '../../../hosts/siteWords.ts';

/** What of the configuration every browser may know [I7.22]; the word for an access item is the site's. */
export function presentConfiguration(
  { config, gateways }: Pick<Platform, 'config' | 'gateways'>,
  locale: Locale,
  site: Site,
): PublicConfiguration {
  const { identity, sale, browser } = config;
  return {
    product: productWordsOf(site, config, locale),
    productAddress: productAddressOf(site, config),
    sandbox: config.isSandbox,
    payOrigin: namedOrigin('pay', config.origin),
    holdSeconds: Math.round(sale.holdMs / 1000),
    maxPerEvent: sale.maxPerEvent,
    successMs: browser.successMs,
    resetMs: browser.resetMs,
    profileRefreshMs: browser.profileRefreshMs,
    emailAvailabilityCacheMs: browser.emailAvailabilityCacheMs,
    searchThrottleMs: browser.searchThrottleMs,
    minimumSignUpAge: identity.minimumSignUpAge,
    maximumAge: identity.maximumAge,
    minimumPasswordLength: identity.minimumPasswordLength,
    currencies: config.currencies as PublicConfiguration['currencies'],
    links: config.links,
    authenticatorTypes: [...gateways.signIn.authenticatorTypes],
    ...(gateways.recaptcha.settings ? { recaptcha: gateways.recaptcha.settings } : {}),
  };
}
