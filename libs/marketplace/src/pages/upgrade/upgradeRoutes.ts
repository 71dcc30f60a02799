import type { ComponentType } from 'react';
import type { PageRoute } from '@foyer/contract';

const pages = () => import('./upgradePages.ts');
const shared = { access: 'signedIn', texts: 'upgrade', hidesCart: true } as const;

/** Exchange of {product} for better ones: which, for what, the seats, and the payment; one chunk [C2.19]. */
export const upgradeRoutes: readonly PageRoute<ComponentType>[] = [
  { ...shared, address: 'transactionUpgrades', load: async () => (await pages()).UpgradesPage },
  { ...shared, address: 'transactionUpgradeListings', load: async () => (await pages()).UpgradeListingsPage },
  { ...shared, address: 'transactionUpgradeDetail', load: async () => (await pages()).UpgradeDetailPage },
  { ...shared, address: 'transactionUpgradeCheckout', load: async () => (await pages()).UpgradeCheckoutPage },
];
