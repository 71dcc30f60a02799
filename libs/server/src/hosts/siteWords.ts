import type { Locale } from '@foyer/contract';
import type { FastifyRequest } from 'fastify';
import type { ProductWords, ServerConfig } from '../config/serverConfig.ts';
import type { Site } from './sites.ts';

type Words = Pick<ServerConfig, 'product' | 'productAddress'>;

/** The word for an access item on a site: the partner's own, or the deployment's. */
export const productWordsOf = (site: Site | undefined, config: Words, locale: Locale): ProductWords =>
  site?.words?.product[locale] ?? config.product[locale];

/** The word as the addresses of a site have it. */
export const productAddressOf = (site: Site | undefined, config: Words): string =>
  site?.words?.productAddress ?? config.productAddress;

const sites = new WeakMap<FastifyRequest, Site>();

/** Keeps the site of a request, so that whoever answers an error finds its words. */
export const rememberSite = (request: FastifyRequest, site: Site): void => void sites.set(request, site);
export const siteOf = (request: FastifyRequest): Site | undefined => sites.get(request);

/** What fills `{{product}}` and `{{products}}` on a site; nothing where the deployment's own word is meant. */
export function productValues(site: Site | undefined, locale: Locale): Record<string, string> {
  const words = site?.words?.product[locale];
  return words ? { product: words.one, products: words.other } : {};
}
