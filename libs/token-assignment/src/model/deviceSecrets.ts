import { createSafeStorage } from '@foyer/util';
import { createSecretStore } from './secretStore.ts';

/** Entry secrets on this device. */
export const deviceSecrets = createSecretStore(createSafeStorage(() => window.localStorage));

/** Removes all entry secrets; called at logout [I4.14]. */
export const forgetEntrySecrets = (): void => deviceSecrets.clear();
