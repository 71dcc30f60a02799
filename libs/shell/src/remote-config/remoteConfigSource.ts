import type { FoyerStore } from '@foyer/api-client';
import { shellApi } from '@foyer/api-client/shell';

/** A remote-config service: it says what is set, as text by key, where objects are JSON [I7.30]. */
export interface RemoteConfigSource {
  readonly name: string;
  /** @throws when there is no answer */
  fetch(): Promise<Readonly<Record<string, string | undefined>>>;
}

/** Our own server's document, which operators write by `foyer remote-config`. */
export const foyerSource = (store: FoyerStore): RemoteConfigSource => ({
  name: 'foyer',
  fetch: async () => {
    const asked = shellApi.endpoints.getRemoteConfig.initiate(undefined, {
      forceRefetch: true,
      subscribe: false,
    });
    const { values } = await store.dispatch(asked).unwrap();
    return values;
  },
});
