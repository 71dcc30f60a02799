import type { BrowserContext, Frame, Page } from '@playwright/test';
import type { SaidText } from './findCanaries.ts';

/** Runs in the page: reads everything that a page can store for its origin. */
function readInPage(): Promise<SaidText[]> {
  const areaOf = (name: string, area: Storage): SaidText[] =>
    Object.entries({ ...area }).map(([key, text]) => ({ place: `${name} ${key}`, text: `${key} ${text}` }));
  const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('unknown'));
    });
  const database = async (name: string): Promise<SaidText[]> => {
    const opened = await done(indexedDB.open(name));
    const stores = await Promise.all(
      [...opened.objectStoreNames].map(async (store) => {
        const rows = opened.transaction(store).objectStore(store);
        const all = await Promise.all([done(rows.getAllKeys()), done(rows.getAll())]);
        return { place: `IndexedDB ${name}`, text: `${store} ${JSON.stringify(all)}` };
      }),
    );
    opened.close();
    return stores.length > 0 ? stores : [{ place: `IndexedDB ${name}`, text: '' }];
  };
  // Bodies of build files and event pictures contain no personal data, so only their addresses are checked.
  const isOfTheRelease = (type: string): boolean =>
    /^(text|application)\/javascript|^font\/|^image\//.test(type);
  const cache = async (name: string): Promise<SaidText[]> => {
    const opened = await caches.open(name);
    const entries = await Promise.all(
      (await opened.keys()).map(async (request) => {
        const answer = (await opened.match(request, { ignoreVary: true }))!;
        const headers = JSON.stringify([[...request.headers], [...answer.headers]]);
        const body = isOfTheRelease(answer.headers.get('content-type') ?? '') ? '' : await answer.text();
        return { place: `cache ${name}`, text: `${request.url} ${headers} ${body}` };
      }),
    );
    return entries.length > 0 ? entries : [{ place: `cache ${name}`, text: '' }];
  };
  // A frame may be denied storage: what cannot be read holds nothing.
  const readable = async (read: () => SaidText[] | Promise<SaidText[][]>): Promise<SaidText[]> => {
    try {
      return (await read()).flat();
    } catch {
      return [];
    }
  };
  const workers = async (): Promise<SaidText[][]> => {
    const registered = await navigator.serviceWorker.getRegistrations();
    return [registered.map(({ scope }) => ({ place: 'service worker', text: scope }))];
  };
  return (async () => [
    ...(await readable(() => areaOf('localStorage', localStorage))),
    ...(await readable(() => areaOf('sessionStorage', sessionStorage))),
    ...(await readable(async () =>
      Promise.all((await indexedDB.databases()).map(({ name }) => database(name!))),
    )),
    ...(await readable(async () => Promise.all((await caches.keys()).map(cache)))),
    ...(await readable(workers)),
    { place: 'window.name', text: window.name },
    { place: 'history.state', text: JSON.stringify(history.state) },
  ])();
}

/**
 * Lists everything that a browser stores for the origin of a page or frame, HttpOnly cookies included [BR-10]; each by
 * its place: `localStorage foyer-auth-token`.
 */
export async function keptThings(page: Page | Frame, context: BrowserContext): Promise<SaidText[]> {
  const cookies = await context.cookies();
  return [
    ...(await page.evaluate(readInPage)),
    ...cookies.map(({ name, value }) => ({ place: `cookie ${name}`, text: `${name} ${value}` })),
  ].filter(({ text, place }) => text !== '' || !/^(window|history)/.test(place));
}
