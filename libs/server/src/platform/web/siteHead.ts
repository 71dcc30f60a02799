import { defaultLocale, readRemoteConfig, supportedLocales, type WhiteLabelConfig } from '@foyer/contract';
import { houseName } from '../hosts/siteWords.ts';
import type { PageRequest } from './pageContent.ts';
import type { FirstData, PageHead } from './pageHtml.ts';

/** Returns the partner's configuration among the answers that a page was built from. */
export const partnerConfigOf = (kept: readonly FirstData[]): WhiteLabelConfig | undefined =>
  kept.find(({ operationId }) => operationId === 'getWhiteLabelConfig')?.response as
    WhiteLabelConfig | undefined;

/**
 * Reads a page's site name and feature switches, and adds the configuration (for white label, the theme too) to its
 * first data.
 */
export async function readSiteFacts({ site, read }: PageRequest) {
  const [configuration, label] = await Promise.all([
    read('getConfiguration'),
    site.kind === 'whiteLabel' ? read('getWhiteLabelConfig', {}) : undefined,
  ]);
  return { site: label?.name ?? houseName, flags: readRemoteConfig(configuration?.remoteConfig) };
}

/** Calls {@link readSiteFacts} and returns the site's name. */
export const readSite = async (request: PageRequest): Promise<string> => (await readSiteFacts(request)).site;

/** Builds a page's canonical URL in its locale and the alternates, including `x-default`. */
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
