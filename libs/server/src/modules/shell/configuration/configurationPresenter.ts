import {
  readRemoteConfig,
  type Locale,
  type PublicConfiguration,
  type RecaptchaSettings,
  type RemoteConfig,
} from '@foyer/contract';
import { analyticsTagsOf } from '../../../platform/gateways/analytics/analyticsTags.ts';
import { mapsOf } from '../../../platform/gateways/maps/mapsSettings.ts';
import { namedOrigin } from '../../../platform/hosts/namedOrigin.ts';
import type { Site } from '../../../platform/hosts/sites.ts';
import type { Platform } from '../../../platform/platform.ts';
import { productAddressOf, productWordsOf } from '../../../platform/hosts/siteWords.ts';

/** Returns the deployment's recaptcha, if the remote configuration enables it, with its site key [I3.31]. */
function recaptchaOf(settings: RecaptchaSettings | undefined, remote: RemoteConfig) {
  const { useRecaptcha, recaptchaSiteKey: siteKey } = readRemoteConfig(remote);
  if (!settings || !useRecaptcha) return {};
  if (siteKey === '') return { recaptcha: settings };
  const [page = '', query] = settings.scriptUrl.split('?');
  const parameters = new URLSearchParams(query);
  if (parameters.has('render')) parameters.set('render', siteKey);
  return {
    recaptcha: { siteKey, scriptUrl: query === undefined ? page : `${page}?${parameters.toString()}` },
  };
}

/** Presents the public configuration [I7.22]; the word for an access item is that of the site. */
export function presentConfiguration(
  { config, gateways }: Pick<Platform, 'config' | 'gateways'>,
  locale: Locale,
  site: Site,
  remote: RemoteConfig,
): PublicConfiguration {
  const { identity, sale, browser } = config;
  const maps = mapsOf(config.maps);
  const analytics = site.kind === 'widget' ? undefined : analyticsTagsOf(config.analytics);
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
    chanceRefreshMs: browser.chanceRefreshMs,
    minimumSignUpAge: identity.minimumSignUpAge,
    maximumAge: identity.maximumAge,
    minimumPasswordLength: identity.minimumPasswordLength,
    currencies: config.currencies,
    abilities: [...config.abilities],
    links: config.links,
    authenticatorTypes: [...gateways.signIn.authenticatorTypes],
    ...(analytics ? { analytics } : {}),
    ...(maps ? { maps } : {}),
    ...recaptchaOf(gateways.recaptcha.settings, remote),
    ...(Object.keys(remote).length > 0 ? { remoteConfig: remote } : {}),
    // The widget has no debug pages.
    ...(config.debugPages.length > 0 && site.kind !== 'widget' ? { debugPages: [...config.debugPages] } : {}),
  };
}
