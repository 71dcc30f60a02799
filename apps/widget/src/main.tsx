import { embedding, partnerSite, startApp } from '@foyer/shell';
import { CartButton, cartRoutes, persistedCart } from '@foyer/cart';
import { identityRoutes } from '@foyer/identity';
import { marketplaceRoutes, persistedPick } from '@foyer/marketplace';
import { EntrySecretsWatcher, tokenAssignmentRoutes } from '@foyer/token-assignment';
import { loadTexts } from './loadTexts.ts';

void startApp({
  kind: 'widget',
  routes: [...marketplaceRoutes, ...cartRoutes, ...tokenAssignmentRoutes, ...identityRoutes],
  slices: (storage, onDropped) => [persistedCart(storage, onDropped), persistedPick(storage)],
  loadTexts,
  partnerSite,
  embedding,
  slots: { cart: CartButton, watchers: [EntrySecretsWatcher] },
});
