import { debugFeature, startApp } from '@foyer/shell';
import { cartFeature } from '@foyer/cart';
import { identityFeature } from '@foyer/identity';
import { marketplaceFeature } from '@foyer/marketplace';
import { promoterFeature } from '@foyer/promoter';
import { newsletterFeature, siteFeature } from '@foyer/site';
import { streamingFeature } from '@foyer/streaming';
import { tokenAssignmentFeature } from '@foyer/token-assignment';
import { loadTexts } from './loadTexts.ts';

void startApp({
  kind: 'consumer',
  features: [
    identityFeature,
    marketplaceFeature,
    cartFeature,
    tokenAssignmentFeature,
    streamingFeature,
    promoterFeature,
    newsletterFeature,
    siteFeature,
    debugFeature,
  ],
  loadTexts,
});
