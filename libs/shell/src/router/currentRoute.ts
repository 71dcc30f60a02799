import { createContext, useContext } from 'react';
import type { AppRoute } from './appRoute.ts';

const CurrentRouteContext = createContext<AppRoute | undefined>(undefined);
export const CurrentRouteProvider = CurrentRouteContext.Provider;

/** Returns the route of the current page; `undefined` when not found. */
export const useCurrentRoute = (): AppRoute | undefined => useContext(CurrentRouteContext);
