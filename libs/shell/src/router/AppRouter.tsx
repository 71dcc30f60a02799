import { lazy, useMemo, type ComponentType, type ReactNode } from 'react';
import { BrowserRouter, matchRoutes, useLocation, useRoutes, type RouteObject } from 'react-router';
import { patternsFor, type Locale } from '@foyer/contract';
import { reloadDoor } from '../browser/browserDoors.ts';
import type { AppRoute } from './appRoute.ts';
import { loadOrReload } from './lazyPage.ts';

const loadNotFound = async () => (await import('../pages/NotFoundPage.tsx')).NotFoundPage;
const NotFoundPage = lazy(async () => ({
  default: await loadOrReload(loadNotFound, reloadDoor, 'notFound'),
}));

export interface AppRouterProps {
  routes: readonly AppRoute[];
  /** The deployment's word as it appears in addresses. */
  productAddress: string;
  /** Locale prefix of the address, removed before routing [I2.01]. */
  prefix: Locale | undefined;
  lazyPage: (route: AppRoute) => ComponentType;
  /** Renders a page behind its gate. */
  drawPage: (route: AppRoute, Page: ComponentType) => ReactNode;
  /** Renders the frame around the page; without a route when not found. */
  drawFrame: (page: ReactNode, route: AppRoute | undefined) => ReactNode;
}

function Pages({ tree, drawFrame }: { tree: RouteObject[]; drawFrame: AppRouterProps['drawFrame'] }) {
  const matches = matchRoutes(tree, useLocation());
  return drawFrame(useRoutes(tree), matches?.at(-1)?.route.handle as AppRoute | undefined);
}

/**
 * Routes of an app, with lazy pages and a not-found fallback. Data comes from the store, so the declarative router is
 * enough.
 */
export function AppRouter({ routes, productAddress, prefix, lazyPage, drawPage, drawFrame }: AppRouterProps) {
  const pages = useMemo(
    () => routes.map((route) => ({ handle: route, element: drawPage(route, lazyPage(route)) })),
    [routes, drawPage, lazyPage],
  );
  const tree = useMemo(() => {
    const patterns = patternsFor(productAddress);
    const found = pages.map((page) => ({ ...page, path: patterns[page.handle.address] }));
    return [...found, { path: '*', element: <NotFoundPage /> }];
  }, [pages, productAddress]);
  return (
    <BrowserRouter {...(prefix ? { basename: `/${prefix}` } : {})}>
      <Pages tree={tree} drawFrame={drawFrame} />
    </BrowserRouter>
  );
}
