import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { searchSuggestionRoutes } from './searchSuggestionRoutes.ts';

/** Performers, venues and cities that the search suggests. */
export const searchSuggestionModule = { routes: searchSuggestionRoutes } satisfies ServerModule;
