/** The caches of one site on this device. */
export const keptCaches = {
  /** The page that any address begins with when there is no network. */
  shell: 'foyer-shell-1',
  /** Scripts, texts, fonts and pictures that were used; their names hold a hash of what is in them. */
  assets: 'foyer-assets-1',
  /** What the fan owns, as far as it was opened here; it goes when they log out. */
  owned: 'foyer-owned-1',
} as const;

/** The page that stands for all others while there is no network. */
export const shellPath = '/app-shell';

/** The calls whose last answer is good enough without a network, so that what was opened can be opened again. */
export const keptOperations = {
  getConfiguration: '/api/configuration/public',
  getWhiteLabelConfig: '/api/whitelabel/config.json',
  getProfile: '/api/user/profile',
  listAttendingEvents: '/api/user/activityList/attendingEventList',
  getEventActivity: '/api/user/activity/v2',
} as const;

const keptPaths: readonly string[] = Object.values(keptOperations);

/** Whether the answer of a call is kept. */
export const isKeptCall = (path: string): boolean => keptPaths.includes(path);

/** Whether a file is kept once it was used: its name, or its address, holds a hash of what is in it. */
export const isKeptFile = (path: string): boolean =>
  /^\/(legacy\/)?assets\/(.*\.)?[0-9a-f]{8,}\.[a-z0-9]+$|^\/art\//.test(path);

/** Whether an address is a page of the app, and nothing that the server shows by itself. */
export const isAppPage = (path: string): boolean =>
  !/^\/(api|sandbox|storybook)(\/|$)/.test(path) && !/\.[a-z0-9]{1,8}$/i.test(path);
