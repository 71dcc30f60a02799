export type * from './types.gen.ts';
export { errorStatus } from './errors.gen.ts';
export type { ErrorCode } from './errors.gen.ts';
export { operations } from './operations.gen.ts';
export type { OperationId, OperationTypes } from './operations.gen.ts';
export { sessionOperations } from './sessionOperations.gen.ts';
export type { SessionOperationId } from './sessionOperations.gen.ts';
export { addressPatterns } from './addressPatterns.gen.ts';
export { offlineOperations } from './offlineOperations.gen.ts';
export { createPaths, patternsFor, reservedWords } from './addresses.ts';
export type { AddressName, AddressParameters, Paths } from './addresses.ts';
export { defaultLocale, isLocale, localeNames, supportedLocales } from './locales.ts';
export type { PageAccess, PageRoute } from './pageRoute.ts';
export { isClosedStream } from './event-sale/isClosedStream.ts';
export { isOff } from './event-sale/isOff.ts';
export { isPlusTax } from './event-sale/isPlusTax.ts';
export { hasOwnPage, listedSale, requestTypes } from './event-sale/listedSale.ts';
export { soonMs } from './event-sale/soonMs.ts';
export { featureFlags, readRemoteConfig, remoteConfigDefaults } from './remote-config/remoteConfig.ts';
export type { FeatureFlag, RemoteConfigKey, RemoteConfigValues } from './remote-config/remoteConfig.ts';
export {
  InvalidRemoteConfig,
  isRemoteConfigKey,
  parseRemoteConfig,
  writeRemoteValue,
} from './remote-config/parseRemoteConfig.ts';
