import { api, type FoyerStore } from '@foyer/api-client';
import { forgetMessage } from './forgetting.ts';
import { isKeptFile, keptCaches, keptOperations } from './keptAddresses.ts';

type ScriptPolicy = { createScriptURL: (url: string) => string };
type Factory = { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy };

type Initiate = (asked: unknown, options: object) => unknown;

const workerFile = '/service-worker.js';

/** Pages of ours take an address of a script from a policy alone [quality.md, decision 11]. */
function trustedUrl(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: Factory };
  return trustedTypes
    ? trustedTypes.createPolicy('foyer-worker', { createScriptURL: (each) => each }).createScriptURL(url)
    : url;
}

/** Files that came before anybody could keep them: they are in the browser's own cache still. */
async function keepLoadedFiles(): Promise<void> {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).origin === window.location.origin && isKeptFile(new URL(name).pathname));
  const cache = await caches.open(keptCaches.assets);
  // One by one: nobody waits for it.
  for (const file of new Set(files))
    if (!(await cache.match(file))) await cache.add(file).catch(() => undefined);
}

/** Answers that came before anybody could keep them are asked for once more. */
function askAgain(store: FoyerStore): void {
  const { queries } = store.getState()[api.reducerPath];
  for (const entry of Object.values(queries)) {
    if (entry?.endpointName === undefined || !(entry.endpointName in keptOperations)) continue;
    const { initiate } = (api.endpoints as Record<string, { initiate: Initiate }>)[entry.endpointName]!;
    store.dispatch(initiate(entry.originalArgs, { forceRefetch: true, subscribe: false }) as never);
  }
}

/**
 * Lets what was opened on this device be opened again without a network. Where the browser cannot, or will not, nothing is
 * kept and nothing else changes.
 */
export async function keepOffline(store: FoyerStore): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const isFirst = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register(trustedUrl(workerFile));
  if (!isFirst) return;
  const { active } = await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller === null && active !== null) {
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  }
  await keepLoadedFiles();
  askAgain(store);
}

/** Logging out leaves nothing on this device that was the fan's, nor what is on its way [I4.14, BR-10]. */
export const forgetKept = async (): Promise<void> => {
  // The worker knows what is on its way; without one nothing is kept any more.
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(forgetMessage);
  if ('caches' in window) await caches.delete(keptCaches.owned);
};
