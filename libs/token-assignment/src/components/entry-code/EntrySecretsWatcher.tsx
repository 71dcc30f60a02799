import { useEffect } from 'react';
import { useSession } from '@foyer/identity';
import { forgetEntrySecrets } from '../../model/deviceSecrets.ts';

/** Signing out takes the entry secrets off this device [I4.14]. */
export function EntrySecretsWatcher() {
  const { status } = useSession();
  useEffect(() => {
    if (status === 'signedOut') forgetEntrySecrets();
  }, [status]);
  return null;
}
