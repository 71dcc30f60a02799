import { createSafeStorage } from '@foyer/util';

/** Storages of the browser; both fall back to memory. */
export const localStore = createSafeStorage(() => window.localStorage);
export const sessionStore = createSafeStorage(() => window.sessionStorage);

function remembersSession(): boolean {
  try {
    return window.sessionStorage.length >= 0;
  } catch {
    return false;
  }
}

/** Reloads the page without the browser's unsaved-changes question; forms keep typed values [I4.15]. */
export function reloadPage(page: Pick<Window, 'addEventListener' | 'location'> = window): void {
  const hush = (event: Event): void => event.stopImmediatePropagation();
  page.addEventListener('beforeunload', hush, { capture: true, once: true });
  page.location.reload();
}

/** How the page reloads when a part of it is missing. */
export const reloadDoor = {
  storage: sessionStore,
  reload: (): void => reloadPage(),
  canReload: (): boolean => navigator.onLine && remembersSession(),
};

/** Nonce of the page, required on every style element. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;

const sessionIdKey = 'foyer-session-id';

/** Returns the id that every call of the browser session carries [I7.02]. */
export function sessionId(): string {
  const known = sessionStore.getItem(sessionIdKey);
  if (known !== null) return known;
  const fresh = crypto.randomUUID();
  sessionStore.setItem(sessionIdKey, fresh);
  return fresh;
}

/** Leaves for the waiting page of an event, which leads back here. */
export function goToWaitingRoom(address: string): void {
  const { pathname, search } = window.location;
  window.location.replace(`${address}#${pathname}${search}`);
}
