import { defaultLocale, supportedLocales } from '@foyer/contract';
import type { PageRequest } from './pageContent.ts';
import type { PageHead } from './pageHtml.ts';

/** Every page is told which site it is; a white-label one how it looks. @returns the site's name */
export async function readSite({ site, read }: PageRequest): Promise<string> {
  const [, label] = await Promise.all([
    read('getConfiguration'),
    site.kind === 'whiteLabel' ? read('getWhiteLabelConfig', {}) : undefined,
  ]);
  return label?.name ?? 'Foyer';
}

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
