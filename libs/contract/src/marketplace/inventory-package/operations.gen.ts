// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { InventoryPackageDetail, InventoryPackageList, InventoryPackageQuery } from './types.gen.ts';
import type { MarketplaceCode } from '../../common/event/types.gen.ts';
import type { Id } from '../../common/value/types.gen.ts';

export const marketplaceInventoryPackageOperations = {
  listInventoryPackages: { method: 'POST', path: '/inventoryPackage/public/list', domain: 'marketplace', noun: 'inventory-package', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.46', 'C3.06'], errors: ['notFound', 'invalidOfferCode', 'waitingRoom', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getInventoryPackage: { method: 'GET', path: '/inventoryPackage/public/detail', domain: 'marketplace', noun: 'inventory-package', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.47', 'C3.06'], errors: ['notFound', 'invalidOfferCode', 'waitingRoom', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface MarketplaceInventoryPackageOperations {
  /** Packages of an event, in recommended order. [C7.46, C3.06] */
  listInventoryPackages: { query: undefined; body: InventoryPackageQuery; request: InventoryPackageQuery; response: InventoryPackageList; error: 'notFound' | 'invalidOfferCode' | 'waitingRoom' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** One package with its items and its offers. [C7.47, C3.06] */
  getInventoryPackage: { query: { eventId: Id; inventoryPackageId: Id; marketplaceCode?: MarketplaceCode }; body: undefined; request: { eventId: Id; inventoryPackageId: Id; marketplaceCode?: MarketplaceCode }; response: InventoryPackageDetail; error: 'notFound' | 'invalidOfferCode' | 'waitingRoom' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
