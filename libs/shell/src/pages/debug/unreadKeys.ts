import type { RemoteConfigKey } from '@foyer/contract';

/** Keys without an effect yet. A test compares the list with the sources. */
export const unreadKeys: readonly RemoteConfigKey[] = [
  'seatsThumbnailPaddingOverride',
  'marketTutorial',
  'promoterV2',
  'externalSupportedPayments',
];
