import type { FoyerStore } from '@foyer/api-client';
import { remoteConfigApi } from '@foyer/api-client/shell';

/** Remote-config service: values as text by key, objects as JSON [I7.30]. */
export interface RemoteConfigSource {
  readonly name: string;
  /** @throws when there is no answer */
  fetch(): Promise<Readonly<Record<string, string | undefined>>>;
}

/** Our own server's document, edited by `foyer remote-config`. */
export const foyerSource = (store: FoyerStore): RemoteConfigSource => ({
  name: 'foyer',
  fetch: async () => {
    const asked = remoteConfigApi.endpoints.getRemoteConfig.initiate(undefined, {
      forceRefetch: true,
      subscribe: false,
    });
    const { values } = await store.dispatch(asked).unwrap();
    return values;
  },
});
