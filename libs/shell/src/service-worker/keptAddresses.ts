import { offlineOperations } from '@foyer/contract';

/** Caches of a site on this device. */
export const keptCaches = {
  /** Page served for any address when offline. */
  shell: 'foyer-shell-1',
  /** Used scripts, texts, fonts and pictures, with hashed names. */
  assets: 'foyer-assets-1',
  /** Answers about what the fan owns; removed at logout. */
  owned: 'foyer-owned-1',
} as const;

/** Page that stands in for all others when offline. */
export const shellPath = '/app-shell';

const keptPaths: readonly string[] = Object.values(offlineOperations).map((path) => `/api${path}`);

/** Tells whether the answer of a call is cached: the contract marks it `x-offline`. */
export const isKeptCall = (path: string): boolean => keptPaths.includes(path);

/** Tells whether a used file is cached: its name or address contains a content hash. */
export const isKeptFile = (path: string): boolean =>
  /^\/(legacy\/)?assets\/(.*\.)?[0-9a-f]{8,}\.[a-z0-9]+$|^\/art\//.test(path);

/** Tells whether an address is a page of the app rather than of the server. */
export const isAppPage = (path: string): boolean =>
  !/^\/(api|sandbox|storybook)(\/|$)/.test(path) && !/\.[a-z0-9]{1,8}$/i.test(path);
