import { createSafeStorage, tabStorage } from '@foyer/util';

/** Where a payment under way is kept: in the tab, so that it outlives a reload; in a partner's page, in memory. */
export const paymentStorage = createSafeStorage(tabStorage);
