import type { RemoteConfig } from '../types.gen.ts';

export type RemoteConfigKey = keyof RemoteConfig;
/** Remote configuration with a value for every key. */
export type RemoteConfigValues = { readonly [Key in RemoteConfigKey]-?: NonNullable<RemoteConfig[Key]> };

/** Defaults for keys that are not set, and for when the service cannot be reached [I3.31, I4.23]. */
export const remoteConfigDefaults: RemoteConfigValues = {
  imageCodeGenerationConfig: {},
  discoverV2: true,
  seatsThumbnailPaddingOverride: 20,
  useRecaptcha: true,
  recaptchaSiteKey: '',
  showCookieConsentInAllRegions: false,
  whitelabelConfigVersion: '',
  promoCodes: true,
  largeOrderRequest: true,
  upgrades: true,
  marketOffers: true,
  marketTutorial: true,
  performersSection: true,
  promoterV2: true,
  imageCodeGeneration: false,
  playerAnalytics: false,
  externalSupportedPayments: false,
  mobileAppButtonsOnDiscover: false,
};

type SwitchKey = {
  [Key in RemoteConfigKey]: RemoteConfigValues[Key] extends boolean ? Key : never;
}[RemoteConfigKey];

/** Feature flags, and the remote-config key that each reads [I3.32]. */
export const featureFlags = {
  /** Promo-code field of the cart. Read by nothing yet. */
  promoCodes: 'promoCodes',
  /** Request for more than an order may hold. */
  largeOrderRequest: 'largeOrderRequest',
  /** Upgrade of a {product}: its action and its pages. */
  upgrades: 'upgrades',
  /** Standing bids on the exchange, and selling to them. */
  marketOffers: 'marketOffers',
  /** Tutorial of the exchange. Read by nothing yet. */
  marketTutorial: 'marketTutorial',
  /** Promoted event at the top of Discover; without it, Discover is the plain event list. */
  discoverV2: 'discoverV2',
  /** Performers on the event page. */
  performersSection: 'performersSection',
  /** Second version of the promoter pages. Read by nothing yet. */
  promoterV2: 'promoterV2',
  /** Image code in place of a plain QR code on the entry-code screen. */
  imageCodeGeneration: 'imageCodeGeneration',
  /** reCAPTCHA before an account is created, where the deployment has a key [I4.05]. */
  recaptcha: 'useRecaptcha',
  /** Viewing statistics of the player, under consent. */
  playerAnalytics: 'playerAnalytics',
  /** Consent banner in every region, not only where the law requires it [I4.19]. */
  cookieConsentAllRegions: 'showCookieConsentInAllRegions',
  /** Payment at an external provider. Read by nothing yet. */
  externalSupportedPayments: 'externalSupportedPayments',
  /** Mobile-store buttons in the footer [I2.27]. */
  mobileAppButtonsOnDiscover: 'mobileAppButtonsOnDiscover',
} as const satisfies Record<string, SwitchKey>;

export type FeatureFlag = keyof typeof featureFlags;

/** Merges the values that are set with the defaults. */
export const readRemoteConfig = (set: RemoteConfig | undefined): RemoteConfigValues => ({
  ...remoteConfigDefaults,
  ...set,
});
