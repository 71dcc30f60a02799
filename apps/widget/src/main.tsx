import { createEmbedding, startApp, takeExchangeCode, type LoadTexts } from '@foyer/shell';
import { cartFeature } from '@foyer/cart';
import { identityFeature } from '@foyer/identity';
import { framedEventFeature, marketplaceFeature } from '@foyer/marketplace';
import { newsletterFeature } from '@foyer/site';
import { streamingFeature } from '@foyer/streaming';
import { tokenAssignmentFeature } from '@foyer/token-assignment';

/** Loads a namespace's texts; each locale is a file of its own. Those of `server` stay with the server. */
const loadTexts: LoadTexts = async (locale, namespace) =>
  (
    (await import(
      /* webpackExclude: /\/server\.json$/, webpackChunkName: "texts-[request]" */
      `../../../locales/${locale}/${namespace}.json`
    )) as { default: Record<string, unknown> }
  ).default;

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
