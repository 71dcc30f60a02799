import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isAppPage, isKeptCall, isKeptFile, keptCaches, shellPath } from './keptAddresses.ts';
import { deviceNow } from './deviceClock.ts';
import { createForgetting, forgetMessage } from './forgetting.ts';
import { fromKept, keptName, toKeep } from './keptAnswers.ts';

/** Used part of the worker scope, which the DOM types lack. */
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: (
    name: 'install' | 'activate' | 'message',
    listener: (event: WorkerEvent) => void,
  ) => void;
}
interface WorkerEvent {
  /** Data of a message event. */
  data?: unknown;
  waitUntil: (work: Promise<unknown>) => void;
}

declare const self: WorkerScope;

const keptFiles = 200;
/** Time-out after which a silent network counts as offline, as in a concert hall. */
const patienceSeconds = 10;

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

// The worker contains nothing of a release, so a new one can take over at once without harming open pages.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.method === 'GET' && isKeptFile(url.pathname),
  new CacheFirst({
    cacheName: keptCaches.assets,
    plugins: [new ExpirationPlugin({ maxEntries: keptFiles, purgeOnQuotaError: true })],
  }),
);

const forgetting = createForgetting(() => caches.delete(keptCaches.owned));
self.addEventListener('message', (event) => {
  if (event.data === forgetMessage) event.waitUntil(forgetting.forget());
});

registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.method === 'GET' && isKeptCall(url.pathname),
  new NetworkFirst({
    cacheName: keptCaches.owned,
    networkTimeoutSeconds: patienceSeconds,
    plugins: [
      forgetting.plugin,
      {
        cacheKeyWillBeUsed: ({ request }) => keptName(request, digest),
        cacheWillUpdate: ({ response }) => toKeep(response, deviceNow()),
        cachedResponseWillBeUsed: ({ cachedResponse }) =>
          Promise.resolve(cachedResponse && fromKept(cachedResponse, deviceNow())),
      },
    ],
  }),
);

const shellOrNothing = async (): Promise<Response> =>
  (await caches.match(shellPath, { cacheName: keptCaches.shell, ignoreVary: true })) ?? Response.error();

registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.mode === 'navigate' && isAppPage(url.pathname),
  ({ request }) => fetch(request).catch(shellOrNothing),
);
