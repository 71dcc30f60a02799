import { matchRoutes } from 'react-router';
import { patternsFor } from '@foyer/contract';
import { loadAccessGate } from '@foyer/identity';
import type { AppRoute } from '../app/appDefinition.ts';
import { localePrefix } from '../locale/detectLocale.ts';

/**
 * Begins to fetch the page that an address shows, so that it comes beside the texts and not after them. Of a page
 * behind the gate it is the gate.
 * @param productAddress the deployment's word as addresses have it
 */
export function preloadPage(routes: readonly AppRoute[], productAddress: string, pathname: string): void {
  const patterns = patternsFor(productAddress);
  const tree = routes.map((route) => ({ path: patterns[route.address], handle: route }));
  const route = matchRoutes(tree, pathname, `/${localePrefix(pathname) ?? ''}`)?.at(-1)?.route.handle;
  // What fails now is tried again, and told, when the page is shown.
  const load = route?.access === 'signedIn' ? loadAccessGate : route?.load;
  load?.().catch(() => undefined);
}
