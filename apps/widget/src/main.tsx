import { createEmbedding, partnerSite, startApp, takeExchangeCode } from '@foyer/shell';
import { CartButton, cartRoutes, persistedCart } from '@foyer/cart';
import { identityRoutes } from '@foyer/identity';
import { marketplaceRoutes, persistedPick } from '@foyer/marketplace';
import { EntrySecretsWatcher, tokenAssignmentRoutes } from '@foyer/token-assignment';
import { loadTexts } from './loadTexts.ts';

// Comes first, so that the code is gone from the address before anything else runs.
const exchangeCode = takeExchangeCode();

void startApp({
  kind: 'widget',
  routes: [...marketplaceRoutes, ...cartRoutes, ...tokenAssignmentRoutes, ...identityRoutes],
  slices: (storage, onDropped) => [persistedCart(storage, onDropped), persistedPick(storage)],
  loadTexts,
  partnerSite,
  embedding: createEmbedding(exchangeCode),
  slots: { cart: CartButton, watchers: [EntrySecretsWatcher] },
});
