import { patternsFor, type AddressName } from '@foyer/contract';
import type { PageProvider } from '../../../platform/web/pageContent.ts';
import { pageAddresses, readSite } from '../../../platform/web/siteHead.ts';

/** Pages about the site that search engines may index [I2.05, I2.29]. */
export const sitePageNames = [
  'contact',
  'organisers',
  'termsOfUse',
  'privacyPolicy',
] as const satisfies readonly AddressName[];

/** Heads of the pages about the site. */
export const sitePages: PageProvider = async (request) => {
  const { path, platform, locale } = request;
  const patterns = patternsFor(platform.config.productAddress);
  const name = sitePageNames.find((each) => patterns[each] === path);
  if (name === undefined) return undefined;
  const site = await readSite(request);
  return {
    head: {
      title: platform.texts.forSite(request.site).say(locale, `pages.${name}.title`, { site }),
      description: platform.texts.forSite(request.site).say(locale, `pages.${name}.description`, { site }),
      siteName: site,
      ...pageAddresses(path, request),
    },
  };
};
