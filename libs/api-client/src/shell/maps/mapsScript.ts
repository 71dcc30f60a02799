import { trustedScript } from '@foyer/util';

interface MapsWindow {
  google?: { maps?: unknown };
  /** Called by the service when it is ready. */
  foyerMapsReady?: () => void;
  /** Called by the service when it refuses the key. */
  gm_authFailure?: () => void;
}

const home = 'https://maps.googleapis.com/';
const loadMs = 10_000;
const refused = new Set<() => void>();
let isRefused = false;

const page = (): MapsWindow => globalThis as MapsWindow;

/** Subscribes to a refused key; calls back at once if it is refused already. */
export function onRefusal(listener: () => void): () => void {
  if (isRefused) listener();
  else refused.add(listener);
  return () => refused.delete(listener);
}

function hearRefusal(): void {
  page().gm_authFailure = () => {
    isRefused = true;
    refused.forEach((listener) => listener());
    refused.clear();
  };
}

/**
 * Loads the script of the maps service.
 * @returns its namespace, `google.maps`
 * @throws Error when it fails to load or takes too long
 */
export function loadMapsScript(scriptUrl: string, locale: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (then: () => void): void => {
      clearTimeout(timer);
      then();
    };
    const fail = (): void => {
      script.remove();
      reject(new Error('The maps service cannot be loaded'));
    };
    const timer = setTimeout(fail, loadMs);
    hearRefusal();
    page().foyerMapsReady = () => end(() => resolve(page().google?.maps));
    script.async = true;
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.onerror = () => end(fail);
    const more = new URLSearchParams({ language: locale, callback: 'foyerMapsReady' }).toString();
    script.src = trustedScript(`${scriptUrl}&${more}`, 'foyer-maps', [home]);
    document.head.append(script);
  });
}
