import { found } from '../../http/failure.ts';
import { implement } from '../../http/implement.ts';
import { presentConfiguration } from './configuration/configurationPresenter.ts';
import { listCountries } from './country/countries.ts';
import { findWhiteLabelConfig } from './whiteLabel/whiteLabelRepository.ts';

/** The operations of `shell.yaml`; who asks for a white label is known by the host alone [I7.23]. */
export const shellRoutes = implement({
  getConfiguration: async ({ platform, locale }) => presentConfiguration(platform.config, locale),
  getWhiteLabelConfig: async ({ platform, site }) =>
    found(await findWhiteLabelConfig(platform.database.query, site.host)),
  listCountries: async ({ locale }) => ({ countries: listCountries(locale) }),
});
