import { matchRoutes } from 'react-router';
import { patternsFor } from '@foyer/contract';
import type { AppRoute } from '../app/appDefinition.ts';
import { localePrefix } from '../locale/detectLocale.ts';

/**
 * Begins to fetch the page that an address shows, so that it comes beside the texts and not after them. A page behind
 * the gate is left to the gate.
 * @param productAddress the deployment's word as addresses have it
 */
export function preloadPage(routes: readonly AppRoute[], productAddress: string, pathname: string): void {
  const patterns = patternsFor(productAddress);
  const tree = routes.map((route) => ({ path: patterns[route.address], handle: route }));
  const route = matchRoutes(tree, pathname, `/${localePrefix(pathname) ?? ''}`)?.at(-1)?.route.handle;
  // What fails now is tried again, and told, when the page is shown.
  if (route && route.access !== 'signedIn') route.load().catch(() => undefined);
}
