import type { ComponentType, ReactNode } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { patternsFor, type Locale } from '@foyer/contract';
import type { AppRoute } from '../app/appDefinition.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';

export interface AppRouterSettings {
  routes: readonly AppRoute[];
  /** The deployment's word as addresses have it. */
  productAddress: string;
  /** The language prefix of the address, which is taken off before routing [I2.01]. */
  prefix: Locale | undefined;
  /** Draws the frame around the page. */
  frame: ReactNode;
  /** Draws one page, behind its gate. */
  page: (route: AppRoute, Page: ComponentType) => ReactNode;
  lazyPage: (route: AppRoute) => ComponentType;
}

/** The addresses of an app, most of them a page that is fetched when wanted; anything else was not found. */
export function createAppRouter({
  routes,
  productAddress,
  prefix,
  frame,
  page,
  lazyPage,
}: AppRouterSettings) {
  const patterns = patternsFor(productAddress);
  const children: RouteObject[] = routes.map((route) => ({
    path: patterns[route.address],
    handle: route,
    element: page(route, lazyPage(route)),
  }));
  const tree: RouteObject[] = [
    { element: frame, children: [...children, { path: '*', element: <NotFoundPage /> }] },
  ];
  return createBrowserRouter(tree, prefix ? { basename: `/${prefix}` } : {});
}
