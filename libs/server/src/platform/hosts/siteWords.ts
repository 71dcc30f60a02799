import type { Locale } from '@foyer/contract';
import type { FastifyRequest } from 'fastify';
import type { ProductWords, ServerConfig } from '../config/serverConfig.ts';
import type { Site } from './sites.ts';

type Words = Pick<ServerConfig, 'product' | 'productAddress'>;

/** Name of every site that is not an organisation's own. */
export const houseName = 'Foyer';

/** Word for an access item on a site: the organisation's own, or the deployment's. */
export const productWordsOf = (site: Site | undefined, config: Words, locale: Locale): ProductWords =>
  site?.words?.product[locale] ?? config.product[locale];

/** Returns the term for an access item in a site's URLs. */
export const productAddressOf = (site: Site | undefined, config: Words): string =>
  site?.words?.productAddress ?? config.productAddress;

const sites = new WeakMap<FastifyRequest, Site>();

/** Stores the request's site for its handler and for the error handler, which localises its message. */
export const rememberSite = (request: FastifyRequest, site: Site): void => void sites.set(request, site);
export const siteOf = (request: FastifyRequest): Site | undefined => sites.get(request);
