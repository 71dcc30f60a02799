import type { RemoteConfigKey } from '@foyer/contract';

/** Keys whose pages are not there yet: setting one changes nothing that anybody sees. A test compares this with the sources. */
export const unreadKeys: readonly RemoteConfigKey[] = [
  'seatsThumbnailPaddingOverride',
  'promoCodes',
  'largeOrderRequest',
  'upgrades',
  'marketOffers',
  'marketTutorial',
  'promoterV2',
  'playerAnalytics',
  'externalSupportedPayments',
];
