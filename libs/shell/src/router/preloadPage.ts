import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router';
import { patternsFor } from '@foyer/contract';
import { loadAccessGate } from '@foyer/identity';
import type { AppRoute } from '../app/appDefinition.ts';
import { localePrefix } from '../locale/detectLocale.ts';

/** The page that an address shows, once it is here: it is drawn at once, without what else holds its place. */
export interface FirstPage {
  readonly route: AppRoute;
  readonly Page: ComponentType;
}

/** Who would wait longer sees the frame meanwhile. */
const patienceMs = 2_000;

/** What an address shows, on its way. */
export interface PreloadedPage {
  /** The namespace that it begins with. */
  readonly texts: string | undefined;
  /** Undefined where the address has no page, where the page stands behind the gate, and where it did not come in time. */
  readonly page: Promise<FirstPage | undefined>;
}

/**
 * Begins to fetch the page that an address shows, so that it comes beside the texts and not after them. Of a page
 * behind the gate it is the gate.
 * @param productAddress the deployment's word as addresses have it
 */
export function preloadPage(
  routes: readonly AppRoute[],
  productAddress: string,
  pathname: string,
): PreloadedPage {
  const patterns = patternsFor(productAddress);
  const tree = routes.map((route) => ({ path: patterns[route.address], handle: route }));
  const route = matchRoutes(tree, pathname, `/${localePrefix(pathname) ?? ''}`)?.at(-1)?.route.handle;
  const load = async (): Promise<FirstPage | undefined> => {
    if (route?.access !== 'signedIn') return route && { route, Page: await route.load() };
    await loadAccessGate();
    return undefined;
  };
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  // What fails now is tried again, and told, when the page is shown.
  return { texts: route?.texts, page: Promise.race([load().catch(() => undefined), patience]) };
}
