export { UpgradeCheckoutPage } from './UpgradeCheckoutPage.tsx';
export { UpgradeDetailPage } from './UpgradeDetailPage.tsx';
export { UpgradeListingsPage } from './UpgradeListingsPage.tsx';
export { UpgradesPage } from './UpgradesPage.tsx';
