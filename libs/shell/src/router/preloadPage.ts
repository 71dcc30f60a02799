import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router';
import { patternsFor } from '@foyer/contract';
import { loadAccessGate } from '@foyer/identity';
import { localePrefix } from '../locale/detectLocale.ts';
import type { AppRoute } from './appRoute.ts';

/** Loaded page of the current address, rendered without a skeleton. */
export interface FirstPage {
  readonly route: AppRoute;
  readonly Page: ComponentType;
}

/** Longest wait before the frame shows without the page. */
const patienceMs = 2_000;

/** Page of the current address while it loads. */
export interface PreloadedPage {
  /** Namespace of its texts. */
  readonly texts: string | undefined;
  /** `undefined` without a page, behind the gate, or when loading takes too long. */
  readonly page: Promise<FirstPage | undefined>;
}

/**
 * Starts loading the page of an address in parallel with the texts; for a gated page, the gate.
 * @param productAddress the deployment's word as it appears in addresses
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
  // A failure is retried and reported when the page is shown.
  return { texts: route?.texts, page: Promise.race([load().catch(() => undefined), patience]) };
}
