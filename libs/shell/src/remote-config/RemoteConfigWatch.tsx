import { useEffect } from 'react';
import { useDeployment } from '@foyer/api-client/shell';
import { useRemoteConfigControl } from './useRemoteConfigControl.ts';

const nothing = {};

/**
 * Refreshes the remote configuration when the page gets focus, at most once a minute [I9.03]. Overrides stay on top
 * [I4.23].
 */
export function RemoteConfigWatch() {
  const control = useRemoteConfigControl();
  const brought = useDeployment()?.remoteConfig ?? nothing;
  useEffect(() => control?.adopt(brought), [control, brought]);
  useEffect(() => {
    if (!control) return undefined;
    const look = (): void => {
      if (document.visibilityState === 'visible') void control.refresh();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [control]);
  return null;
}
