import { createEmbedding, startApp, takeExchangeCode } from '@foyer/shell';
import { cartFeature } from '@foyer/cart';
import { identityFeature } from '@foyer/identity';
import { framedEventFeature, marketplaceFeature } from '@foyer/marketplace';
import { newsletterFeature } from '@foyer/site';
import { streamingFeature } from '@foyer/streaming';
import { tokenAssignmentFeature } from '@foyer/token-assignment';
import { loadTexts } from './loadTexts.ts';

// Runs first, so that the code leaves the address before anything else runs.
const exchangeCode = takeExchangeCode();

void startApp({
  kind: 'widget',
  features: [
    identityFeature,
    marketplaceFeature,
    framedEventFeature,
    cartFeature,
    tokenAssignmentFeature,
    streamingFeature,
    newsletterFeature,
  ],
  loadTexts,
  embedding: createEmbedding(exchangeCode),
});
