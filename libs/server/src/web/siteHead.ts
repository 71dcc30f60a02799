import { defaultLocale, readRemoteConfig, supportedLocales } from '@foyer/contract';
import type { PageRequest } from './pageContent.ts';
import type { PageHead } from './pageHtml.ts';

/** Every page is told which site it is, and what is switched on there; a white-label one how it looks. */
export async function readSiteFacts({ site, read }: PageRequest) {
  const [configuration, label] = await Promise.all([
    read('getConfiguration'),
    site.kind === 'whiteLabel' ? read('getWhiteLabelConfig', {}) : undefined,
  ]);
  return { site: label?.name ?? 'Foyer', flags: readRemoteConfig(configuration?.remoteConfig) };
}

/** What {@link readSiteFacts} tells the page, for who needs no more of it than the site's name. */
export const readSite = async (request: PageRequest): Promise<string> => (await readSiteFacts(request)).site;

/** The address in the language of the page, the same page in the others, and the one for everybody else. */
export function pageAddresses(
  path: string,
  { origin, locale }: PageRequest,
): Pick<PageHead, 'canonicalUrl' | 'alternates'> {
  const at = (each: string): string => `${origin}/${each}${path === '/' ? '' : path}`;
  return {
    canonicalUrl: at(locale),
    alternates: [
      ...supportedLocales.map((each) => ({ locale: each, url: at(each) })),
      { locale: 'x-default' as const, url: at(defaultLocale) },
    ],
  };
}
