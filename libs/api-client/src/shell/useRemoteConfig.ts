import { featureFlags, readRemoteConfig, type FeatureFlag, type RemoteConfigValues } from '@foyer/contract';
import { useDeployment } from './useDeployment.ts';

/**
 * The remote configuration that is active: what the page came with, then what was fetched and activated since, and
 * defaults for everything else, also before and after a failure [I4.23, I3.31].
 */
export function useRemoteConfig(): RemoteConfigValues {
  return readRemoteConfig(useDeployment()?.remoteConfig);
}

/** Whether a feature is switched on now; what each flag switches is said beside its name in the contract [I3.32]. */
export function useFlag(flag: FeatureFlag): boolean {
  return useRemoteConfig()[featureFlags[flag]];
}
