import { featureFlags, readRemoteConfig, type FeatureFlag, type RemoteConfigValues } from '@foyer/contract';
import { useDeployment } from './useDeployment.ts';

/**
 * Returns the active remote configuration: the values inlined in the page, those fetched since, and defaults for the
 * rest, also before and after a failure [I4.23, I3.31].
 */
export function useRemoteConfig(): RemoteConfigValues {
  return readRemoteConfig(useDeployment()?.remoteConfig);
}

/** Tells whether a feature flag is on; the contract documents each flag [I3.32]. */
export function useFlag(flag: FeatureFlag): boolean {
  return useRemoteConfig()[featureFlags[flag]];
}
