import type { Locale } from '@foyer/contract';
import { createServerClock, type ServerClock } from './serverClock.ts';

/** Where the auth token lives: storage on our own pages, memory in an embedded frame. */
export interface TokenStore {
  get(): string | undefined;
  set(token: string | undefined): void;
}

/**
 * Everything about calling the API that differs between deployments, apps and tests. Two clients share nothing,
 * so two widgets can stand on one page.
 */
export interface FoyerClient {
  /** Address of the API without a slash at its end, for example `/api`. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  readonly tokens: TokenStore;
  /** Sent as `Api-Client-SessionId`; one per browser session [I7.02]. */
  readonly sessionId: string;
  readonly locale: () => Locale;
  /** More headers of every call: how the visit came about, see `@foyer/api-client/attribution` [I7.02]. */
  readonly visitHeaders: () => Readonly<Record<string, string>>;
  /** Called when any call but logging out is answered with 401 [I4.15]. */
  readonly onUnauthorized: () => void;
  /** Called with the server's message, if it has one, when a call is answered with 406, which always shows [I8.03]. */
  readonly onNotAcceptable: (message: string) => void;
  readonly timeoutMs: number;
  /** The device's clock in epoch milliseconds; it measures how long a call took. */
  readonly deviceNow: () => number;
  readonly clock: ServerClock;
}

/** Keeps the token in memory alone. */
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

/** Fills in what a caller leaves out. `fetch` is looked up at each call, so that tests and shells can replace it. */
export function createFoyerClient(settings: Partial<FoyerClient> & { baseUrl: string }): FoyerClient {
  return {
    fetch: (input, init) => globalThis.fetch(input, init),
    tokens: createMemoryTokenStore(),
    sessionId: globalThis.crypto.randomUUID(),
    locale: () => 'en-US',
    visitHeaders: () => ({}),
    onUnauthorized: () => undefined,
    onNotAcceptable: () => undefined,
    timeoutMs: defaultTimeoutMs,
    deviceNow: Date.now,
    clock: createServerClock(),
    ...settings,
  };
}
