interface ScriptPolicy {
  createScriptURL: (address: string) => string;
}
interface MapsWindow {
  google?: { maps?: unknown };
  /** The service calls it by this name when it is ready. */
  foyerMapsReady?: () => void;
  /** The service calls it by this name when it refuses the key. */
  gm_authFailure?: () => void;
  trustedTypes?: {
    createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
  };
}

const home = 'https://maps.googleapis.com/';
const loadMs = 10_000;
const refused = new Set<() => void>();
let policy: ScriptPolicy | undefined;
let isRefused = false;

const page = (): MapsWindow => globalThis as MapsWindow;

/** Browsers that know Trusted Types take no plain text for the address of a script. */
function trusted(address: string): string {
  if (!address.startsWith(home)) throw new Error('No maps come from there');
  const { trustedTypes } = page();
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy('foyer-maps', { createScriptURL: (each) => each });
  return policy.createScriptURL(address);
}

/** Hears that the key is refused, at once where it is already. */
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
 * Brings the script of the maps service.
 * @returns what the service calls itself, `google.maps`
 * @throws Error when it does not come, or not in time
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
    script.src = trusted(`${scriptUrl}&${more}`);
    document.head.append(script);
  });
}
