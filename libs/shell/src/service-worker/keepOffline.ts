import { api, type FoyerStore } from '@foyer/api-client';
import { offlineOperations } from '@foyer/contract';
import { trustedScript } from '@foyer/util';
import { forgetMessage } from './forgetting.ts';
import { isKeptFile, keptCaches, shellPath } from './keptAddresses.ts';

type Initiate = (asked: unknown, options: object) => unknown;

const workerFile = '/service-worker.js';

/** Caches files that loaded before the worker did; they are still in the HTTP cache. */
async function keepLoadedFiles(): Promise<void> {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).origin === window.location.origin && isKeptFile(new URL(name).pathname));
  const cache = await caches.open(keptCaches.assets);
  // One by one, at low priority.
  for (const file of new Set(files))
    if (!(await cache.match(file))) await cache.add(file).catch(() => undefined);
}

/**
 * Caches the app shell of the current release. Comes after the files that it needs: without its texts, a page would show
 * their keys.
 */
async function keepShell(): Promise<void> {
  const shell = await fetch(shellPath, { cache: 'reload', credentials: 'omit' });
  if (shell.ok) await (await caches.open(keptCaches.shell)).put(shellPath, shell);
}

/** Refetches answers that arrived before the worker did. */
function askAgain(store: FoyerStore): void {
  const { queries } = store.getState()[api.reducerPath];
  for (const entry of Object.values(queries)) {
    if (entry?.endpointName === undefined || !(entry.endpointName in offlineOperations)) continue;
    const { initiate } = (api.endpoints as Record<string, { initiate: Initiate }>)[entry.endpointName]!;
    store.dispatch(initiate(entry.originalArgs, { forceRefetch: true, subscribe: false }) as never);
  }
}

/**
 * Makes opened pages available offline. Where service workers are unsupported or blocked, nothing changes.
 */
export async function keepOffline(store: FoyerStore): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const isFirst = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register(trustedScript(workerFile, 'foyer-worker', [workerFile]));
  if (!isFirst) return keepShell();
  const { active } = await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller === null && active !== null) {
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  }
  await keepLoadedFiles();
  await keepShell();
  askAgain(store);
}

/** Removes cached personal data at logout, also of running requests [I4.14, BR-10]. */
export const forgetKept = async (): Promise<void> => {
  // Only the worker knows running requests; without one nothing is cached.
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(forgetMessage);
  if ('caches' in window) await caches.delete(keptCaches.owned);
};
