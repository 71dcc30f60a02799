import type { RemoteConfig } from '../types.gen.ts';

export type RemoteConfigKey = keyof RemoteConfig;
/** Every key with a value, as those who read it get it. */
export type RemoteConfigValues = { readonly [Key in RemoteConfigKey]-?: NonNullable<RemoteConfig[Key]> };

/** What holds where nobody set a value, or where the values could not be had [I3.31, I4.23]. */
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

/** The feature flags by their names, and the key of the remote configuration that each of them reads [I3.32]. */
export const featureFlags = {
  /** The promo-code field of the cart; to be read by the cart when it takes codes. */
  promoCodes: 'promoCodes',
  /** The request for more than an order may hold; to be read by the page of large orders. */
  largeOrderRequest: 'largeOrderRequest',
  /** The way from a {product} to a better one; to be read by the pages of upgrades. */
  upgrades: 'upgrades',
  /** Offers to buy on the exchange; to be read by the pages of market offers. */
  marketOffers: 'marketOffers',
  /** Whether the exchange explains itself until dismissed; to be read by its tutorial. */
  marketTutorial: 'marketTutorial',
  /** The promoted event on top of discover; off, discover is the plain list of events. */
  discoverV2: 'discoverV2',
  /** Who plays, on the event page. */
  performersSection: 'performersSection',
  /** The newer inventory of promoters; to be read by the promoter pages. */
  promoterV2: 'promoterV2',
  /** The image code of the product instead of a plain QR code, on the screen of the entry code. */
  imageCodeGeneration: 'imageCodeGeneration',
  /** The question of a recaptcha before an account is made, where the deployment has one [I4.05]. */
  recaptcha: 'useRecaptcha',
  /** Measures of what is watched, under consent; to be read by the player. */
  playerAnalytics: 'playerAnalytics',
  /** The consent banner in every region, not only where the law asks for it [I4.19]. */
  cookieConsentAllRegions: 'showCookieConsentInAllRegions',
  /** Paying at a provider outside of the page; to be read by the checkout when it has such providers. */
  externalSupportedPayments: 'externalSupportedPayments',
  /** The buttons of the mobile stores in the footer [I2.27]. */
  mobileAppButtonsOnDiscover: 'mobileAppButtonsOnDiscover',
} as const satisfies Record<string, SwitchKey>;

export type FeatureFlag = keyof typeof featureFlags;

/** What was set, over what holds otherwise. */
export const readRemoteConfig = (set: RemoteConfig | undefined): RemoteConfigValues => ({
  ...remoteConfigDefaults,
  ...set,
});
