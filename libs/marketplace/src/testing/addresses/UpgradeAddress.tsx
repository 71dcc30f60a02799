import { Route, Routes } from 'react-router';
import { patternsFor } from '@foyer/contract';
import {
  UpgradeCheckoutPage,
  UpgradeDetailPage,
  UpgradeListingsPage,
  UpgradesPage,
} from '../../pages/upgrade/upgradePages.ts';

/** Mounts the pages of an upgrade at their addresses, with placeholders for those that they link to. */
export function UpgradeAddress() {
  const patterns = patternsFor('Pass');
  return (
    <Routes>
      <Route path={patterns.transactionUpgrades} element={<UpgradesPage />} />
      <Route path={patterns.transactionUpgradeListings} element={<UpgradeListingsPage />} />
      <Route path={patterns.transactionUpgradeDetail} element={<UpgradeDetailPage />} />
      <Route path={patterns.transactionUpgradeCheckout} element={<UpgradeCheckoutPage />} />
      <Route path={patterns.receipt} element={<h1>Receipt</h1>} />
      <Route path={patterns.token} element={<h1>My Passes</h1>} />
      <Route path={patterns.discover} element={<h1>Discover</h1>} />
    </Routes>
  );
}
