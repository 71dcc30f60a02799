import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Tells whether the device is online, as far as the browser can tell. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
