import type { Locale } from '@foyer/contract';
import type { FastifyRequest } from 'fastify';
import type { ProductWords, ServerConfig } from '../config/serverConfig.ts';
import type { Site } from './sites.ts';

type Words = Pick<ServerConfig, 'product' | 'productAddress'>;

/** Returns the term for an access item on a site: the organisation's own, or the deployment's. */
export const productWordsOf = (site: Site | undefined, config: Words, locale: Locale): ProductWords =>
  site?.words?.product[locale] ?? config.product[locale];

/** Returns the term for an access item in a site's URLs. */
export const productAddressOf = (site: Site | undefined, config: Words): string =>
  site?.words?.productAddress ?? config.productAddress;

const sites = new WeakMap<FastifyRequest, Site>();

/** Stores the request's site for its handler and for the error handler, which localises its message. */
export const rememberSite = (request: FastifyRequest, site: Site): void => void sites.set(request, site);
export const siteOf = (request: FastifyRequest): Site | undefined => sites.get(request);

/** Builds the values of `{{product}}` and `{{products}}` for a site; empty if the deployment's own term applies. */
export function productValues(site: Site | undefined, locale: Locale): Record<string, string> {
  const words = site?.words?.product[locale];
  return words ? { product: words.one, products: words.other } : {};
}
