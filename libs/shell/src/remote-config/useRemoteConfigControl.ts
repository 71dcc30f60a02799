import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { useFoyerClient, type FoyerStore } from '@foyer/api-client';
import { useDeployment } from '@foyer/api-client/shell';
import { localStore } from '../browser/browserDoors.ts';
import type { RemoteConfigControl } from './createRemoteConfig.ts';
import { remoteConfigOf } from './remoteConfigOf.ts';

/** Returns the app's remote configuration, once the deployment's configuration has loaded. */
export function useRemoteConfigControl(): RemoteConfigControl | undefined {
  const store = useStore() as FoyerStore;
  const { deviceNow } = useFoyerClient();
  const configuration = useDeployment();
  return useMemo(
    () => configuration && remoteConfigOf({ store, configuration, storage: localStore, now: deviceNow }),
    [store, configuration, deviceNow],
  );
}
