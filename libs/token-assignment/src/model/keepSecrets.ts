import type { Token } from '@foyer/contract';
import { errorCodeOf, type FoyerStore } from '@foyer/api-client';
import { activityApi } from '@foyer/api-client/token-assignment';
import { deviceSecrets } from './deviceSecrets.ts';

/** Tells whether an error of `getEntrySecret` ends what the device has kept. */
export const isDead = (error: unknown): boolean =>
  ['tokenNotActive', 'tokensFrozen', 'notFound'].includes(errorCodeOf(error) ?? '');

/**
 * Keeps the entry secrets of {product} on this device, so that each code works without a network, also one that was never
 * shown; forgets those whose code may not be shown any more.
 * @param which `all` also asks again for what is kept, since a freeze or a transfer changes it
 */
export async function keepSecrets(
  tokens: readonly Token[],
  store: FoyerStore,
  which: 'all' | 'missing',
): Promise<void> {
  for (const { tokenId, allowed } of tokens) {
    if (allowed?.showCode.allowed === false) deviceSecrets.forget(tokenId);
    else if (which === 'all' || !deviceSecrets.get(tokenId)) {
      const asked = activityApi.endpoints.getEntrySecret.initiate({ tokenId }, { subscribe: false });
      const { data, error } = await store.dispatch(asked);
      if (data) deviceSecrets.put(data);
      if (isDead(error)) deviceSecrets.forget(tokenId);
    }
  }
}
