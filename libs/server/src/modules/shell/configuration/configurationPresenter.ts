import type { Locale, PublicConfiguration } from '@foyer/contract';
import type { ServerConfig } from '../../../config/serverConfig.ts';
import { namedOrigin } from '../../../hosts/namedOrigin.ts';

/** What of the configuration every browser may know [I7.22]; the word for an access item is the locale's. */
export function presentConfiguration(config: ServerConfig, locale: Locale): PublicConfiguration {
  const { identity, sale, browser } = config;
  return {
    product: config.product[locale],
    productAddress: config.productAddress,
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
  };
}
