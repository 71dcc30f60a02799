import { debugFeature, startApp, type LoadTexts } from '@foyer/shell';
import { cartFeature } from '@foyer/cart';
import { identityFeature } from '@foyer/identity';
import { marketplaceFeature } from '@foyer/marketplace';
import { promoterFeature } from '@foyer/promoter';
import { newsletterFeature, siteFeature } from '@foyer/site';
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
