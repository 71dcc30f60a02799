import { createSafeStorage, isFramed } from '@foyer/util';

/** Storage of the tab for a payment under way; in a partner's page, where nothing may stay, its memory [I4.24]. */
export const tabStorage = createSafeStorage(() => {
  if (isFramed()) throw new Error('A frame keeps nothing.');
  return window.sessionStorage;
});
