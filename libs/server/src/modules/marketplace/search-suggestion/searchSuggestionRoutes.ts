import { implement, route } from '../../../platform/http/route.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { sharedAnswer } from '../answers/sharedAnswer.ts';
import { findCities, findPerformers, findVenues } from './searchSuggestionRepository.ts';

/** Contract's maximum length of each list. */
const mostOfEach = 3;

/** Suggestions for the search; on a white-label site, only of its own organiser. */
const searchSuggestionRoutes = implement({
  listSearchSuggestions: route(sharedAnswer, async ({ platform, site, query }) => {
    const db = platform.database.query;
    const ask = { searchQuery: query.searchQuery, scope: site, limit: mostOfEach };
    const [performers, venues, cities] = await Promise.all([
      findPerformers(db, ask),
      findVenues(db, ask),
      findCities(db, ask),
    ]);
    return {
      performers,
      venues,
      cities: cities.map(({ name, region, countryCode, latitude, longitude }) => ({
        name,
        ...(region === null ? {} : { region }),
        countryCode,
        coordinates: { latitude, longitude },
      })),
    };
  }),
});

/** Performers, venues and cities that the search suggests. */
export const searchSuggestionModule = { routes: searchSuggestionRoutes } satisfies ServerModule;
