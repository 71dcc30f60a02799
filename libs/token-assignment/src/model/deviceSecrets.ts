import { createSafeStorage } from '@foyer/util';
import { createSecretStore } from './secretStore.ts';

/** The secrets of this device. */
export const deviceSecrets = createSecretStore(createSafeStorage(() => window.localStorage));

/** Signing out leaves no secret behind [I4.14]. */
export const forgetEntrySecrets = (): void => deviceSecrets.clear();
