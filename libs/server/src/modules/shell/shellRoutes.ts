import { geoNamesAttribution } from '../../platform/geo/cityIndex.ts';
import { loadCitySearch } from '../../platform/geo/citySearch.ts';
import { surroundingsOf } from '../../platform/geo/surroundings.ts';
import { found } from '../../platform/http/answers/failure.ts';
import { implement } from '../../platform/http/route.ts';
import { attributionRoutes } from './attribution/attributionRoutes.ts';
import { careersRoutes } from './careers/careersRoutes.ts';
import { presentCity } from './city/cityPresenter.ts';
import { presentConfiguration } from './configuration/configurationPresenter.ts';
import { listCountries } from '../../platform/geo/countries.ts';
import { reportPageFault } from './error-report/errorReportService.ts';
import { inquiryRoutes } from './inquiry/inquiryRoutes.ts';
import { newsletterRoutes } from './newsletter/newsletterRoutes.ts';
import { remoteTexts, setRemoteConfig } from '../../platform/remote-config/activeRemoteConfig.ts';
import { findWhiteLabelConfig } from './white-label/whiteLabelRepository.ts';

const maximumCities = 10;

/** Operations of the domain `shell`; the host alone selects the white label [I7.23]. */
export const shellRoutes = {
  ...careersRoutes,
  ...attributionRoutes,
  ...inquiryRoutes,
  ...newsletterRoutes,
  ...implement({
    getReleaseName: async ({ platform }) => ({ releaseName: platform.config.releaseName }),
    reportError: async (context) => {
      await reportPageFault(context, context.body);
      return { ok: true };
    },
    getConfiguration: async ({ platform, locale, site }) =>
      presentConfiguration(platform, locale, site, await setRemoteConfig(platform)),
    getRemoteConfig: async ({ platform }) => ({ values: await remoteTexts(platform) }),
    getWhiteLabelConfig: async ({ platform, site }) =>
      found(await findWhiteLabelConfig(platform.database.query, site.host)),
    searchCities: async ({ query, locale }) => {
      const search = await loadCitySearch();
      const cities = search.search(query.searchQuery, { limit: maximumCities }).map(presentCity(locale));
      return { cities, attribution: geoNamesAttribution };
    },
    getSurroundings: async ({ query, locale }) => {
      const { rangeKm, cities } = surroundingsOf(await loadCitySearch(), query);
      return { rangeKm, cities: cities.map(presentCity(locale)), attribution: geoNamesAttribution };
    },
    listCountries: async ({ locale }) => ({ countries: listCountries(locale) }),
  }),
};
