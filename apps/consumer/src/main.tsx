import { siteRoutes, startApp } from '@foyer/shell';
import { CartButton, cartRoutes, persistedCart } from '@foyer/cart';
import { identityRoutes } from '@foyer/identity';
import { marketplaceRoutes, persistedPick } from '@foyer/marketplace';
import { EntrySecretsWatcher, tokenAssignmentRoutes } from '@foyer/token-assignment';
import { loadTexts } from './loadTexts.ts';

void startApp({
  kind: 'consumer',
  routes: [...marketplaceRoutes, ...cartRoutes, ...tokenAssignmentRoutes, ...identityRoutes, ...siteRoutes],
  slices: (storage, onDropped) => [persistedCart(storage, onDropped), persistedPick(storage)],
  loadTexts,
  slots: { cart: CartButton, watchers: [EntrySecretsWatcher] },
});
