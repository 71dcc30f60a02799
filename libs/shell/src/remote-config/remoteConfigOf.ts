import type { PublicConfiguration, RemoteConfig } from '@foyer/contract';
import type { FoyerStore } from '@foyer/api-client';
import { configurationApi } from '@foyer/api-client/shell';
import type { SafeStorage } from '@foyer/util';
import { reportFault } from '../error-reporting/reportFault.ts';
import { createOverrideStore } from './overrideStore.ts';
import { createRemoteConfig, type RemoteConfigControl } from './createRemoteConfig.ts';
import { foyerSource } from './remoteConfigSource.ts';

interface Parts {
  store: FoyerStore;
  configuration: PublicConfiguration;
  storage: SafeStorage;
  now: () => number;
}

const controls = new WeakMap<FoyerStore, RemoteConfigControl>();

/** Writes the values into the cached configuration, which `useRemoteConfig` and `useFlag` read. */
function putIntoConfiguration(store: FoyerStore, values: RemoteConfig): void {
  const update = configurationApi.util.updateQueryData('getConfiguration', undefined, (configuration) => {
    configuration.remoteConfig = values;
  });
  store.dispatch(update);
}

/** Returns the remote configuration of an app: one per store, created on first use. */
export function remoteConfigOf({ store, configuration, storage, now }: Parts): RemoteConfigControl {
  const known = controls.get(store);
  if (known) return known;
  const created = createRemoteConfig({
    source: foyerSource(store),
    initial: configuration.remoteConfig ?? {},
    overrides: createOverrideStore(storage, configuration.debugPages?.includes('remoteConfig') === true),
    now,
    apply: (values) => putIntoConfiguration(store, values),
    onFailure: (error) => reportFault(error),
  });
  controls.set(store, created);
  return created;
}
