import { createSafeStorage } from '@foyer/util';

/** The storages of this browser; both fall back to memory. */
export const localStore = createSafeStorage(() => window.localStorage);
export const sessionStore = createSafeStorage(() => window.sessionStorage);

function remembersSession(): boolean {
  try {
    return window.sessionStorage.length >= 0;
  } catch {
    return false;
  }
}

/** Loads the page anew without the browser's question: nobody asked to leave, and forms keep what was typed [I4.15]. */
export function reloadPage(page: Pick<Window, 'addEventListener' | 'location'> = window): void {
  const hush = (event: Event): void => event.stopImmediatePropagation();
  page.addEventListener('beforeunload', hush, { capture: true, once: true });
  page.location.reload();
}

/** How the page is loaded anew when a part of it is missing. */
export const reloadDoor = {
  storage: sessionStore,
  reload: (): void => reloadPage(),
  canReload: (): boolean => navigator.onLine && remembersSession(),
};

/** The nonce of this page, which every style that we add must carry. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;

/** Whether another page holds this one in a frame. */
export const isFramed = (): boolean => window.parent !== window;

const sessionIdKey = 'foyer-session-id';

/** The id that every call of this browser session carries [I7.02]. */
export function sessionId(): string {
  const known = sessionStore.getItem(sessionIdKey);
  if (known !== null) return known;
  const fresh = crypto.randomUUID();
  sessionStore.setItem(sessionIdKey, fresh);
  return fresh;
}
