import { isFramed } from './isFramed.ts';

/**
 * Returns the storage of the tab.
 * @throws in the frame of a partner's page, where nothing may stay [I4.24], and where the browser forbids it
 */
export function tabStorage(): Storage {
  if (isFramed()) throw new Error('A frame keeps nothing.');
  return window.sessionStorage;
}
