import type { Locale } from '@foyer/contract';
import { createServerClock, type ServerClock } from './serverClock.ts';

/** Store of the auth token: storage on our own pages, memory in an embedded frame. */
export interface TokenStore {
  get(): string | undefined;
  set(token: string | undefined): void;
}

/**
 * Settings of API calls that differ between deployments, apps and tests. Clients share nothing, so a page can hold
 * several widgets.
 */
export interface FoyerClient {
  /** Base address of the API without a trailing slash, for example `/api`. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  readonly tokens: TokenStore;
  /** Sent as `Api-Client-SessionId`; one per browser session [I7.02]. */
  readonly sessionId: string;
  readonly locale: () => Locale;
  /** Additional headers of every call, such as how the visit came about [I7.02]. */
  readonly visitHeaders: () => Readonly<Record<string, string>>;
  /** Called when a call returns 401, except one that ends the session [I4.15]. */
  readonly onUnauthorized: () => void;
  /** Called with the server's message, if any, when a call returns 406, which is always shown [I8.03]. */
  readonly onNotAcceptable: (message: string) => void;
  /** Called with the address of the waiting page when a call is refused until the caller is admitted. */
  readonly onWaitingRoom: (address: string) => void;
  readonly timeoutMs: number;
  /** Device clock in epoch milliseconds; measures the duration of calls. */
  readonly deviceNow: () => number;
  readonly clock: ServerClock;
}

/** Keeps the token in memory only. */
export function createMemoryTokenStore(initial?: string): TokenStore {
  let token = initial;
  return {
    get: () => token,
    set: (next) => {
      token = next;
    },
  };
}

const defaultTimeoutMs = 15_000;

/** Fills in defaults. `fetch` is looked up per call, so that tests and shells can replace it. */
export function createFoyerClient(settings: Partial<FoyerClient> & { baseUrl: string }): FoyerClient {
  return {
    fetch: (input, init) => globalThis.fetch(input, init),
    tokens: createMemoryTokenStore(),
    sessionId: globalThis.crypto.randomUUID(),
    locale: () => 'en-US',
    visitHeaders: () => ({}),
    onUnauthorized: () => undefined,
    onNotAcceptable: () => undefined,
    onWaitingRoom: () => undefined,
    timeoutMs: defaultTimeoutMs,
    deviceNow: Date.now,
    clock: createServerClock(),
    ...settings,
  };
}
