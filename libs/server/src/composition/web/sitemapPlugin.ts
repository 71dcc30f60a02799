import { createPaths, defaultLocale, supportedLocales } from '@foyer/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Site, SiteDirectory } from '../../platform/hosts/sites.ts';
import { siteOrigin } from '../../platform/hosts/siteOrigin.ts';
import { failure } from '../../platform/http/answers/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { escapeHtml } from '../../platform/web/escapeHtml.ts';
import { listJobs } from '../../modules/shell/careers/jobs.ts';
import { sitePageNames } from '../../modules/shell/page/sitePages.ts';
import {
  listMappedEvents,
  listMappedTopics,
  type MappedTopic,
} from '../../modules/marketplace/page/sitemapRepository.ts';

const cacheControl = 'public, max-age=3600';
/** Paths excluded from crawling: API answers, the sandbox and Storybook. */
const closed = ['/api/', '/sandbox/', '/storybook/'];

/** Builds the entries of a page in its four locales, each listing the others as alternates. */
function entries(origin: string, path: string): string[] {
  const at = (locale: string) => escapeHtml(`${origin}/${locale}${path === '/' ? '' : path}`);
  const alternate = (hreflang: string, locale: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${at(locale)}"/>`;
  const alternates = [
    ...supportedLocales.map((locale) => alternate(locale, locale)),
    alternate('x-default', defaultLocale),
  ].join('');
  return supportedLocales.map((locale) => `<url><loc>${at(locale)}</loc>${alternates}</url>`);
}

const topicPath = (
  paths: ReturnType<typeof createPaths>,
  { kind, topicId, vanityName }: MappedTopic,
): string => {
  if (kind === 'client') return paths.client({ vanityName: vanityName ?? undefined });
  return kind === 'location'
    ? paths.location({ locationId: topicId })
    : paths.performer({ performerId: topicId });
};

async function sitemapXml(platform: Platform, { clientId }: Site, origin: string): Promise<string> {
  const paths = createPaths(platform.config.productAddress);
  const jobs = await listJobs(platform, defaultLocale);
  const { query } = platform.database;
  const [events, topics] = await Promise.all([
    listMappedEvents(query, { clientId }),
    listMappedTopics(query, { clientId }),
  ]);
  const pages = [
    paths.discover(),
    paths.events(),
    ...sitePageNames.map((name) => paths[name]()),
    paths.careers(),
    ...jobs.map(({ jobId }) => paths.careers({ jobId })),
    ...events.map(({ eventId, vanityName }) => paths.event({ eventId, vanityName })),
    ...topics.map((topic) => topicPath(paths, topic)),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((path) => entries(origin, path)),
    '</urlset>\n',
  ].join('\n');
}

/** Serves `/robots.txt` and `/sitemap.xml` by host, for the sites with public pages. */
export function sitemapPlugin(
  app: FastifyInstance,
  { platform, sites }: { platform: Platform; sites: SiteDirectory },
): void {
  const siteOf = (request: FastifyRequest) => sites.siteFor(request.headers.host);
  const originOf = (site: Site): string => siteOrigin(site, platform.config.origin);
  const hasPages = ({ kind }: Site): boolean => kind === 'consumer' || kind === 'whiteLabel';

  app.get('/robots.txt', async (request, reply) => {
    const site = await siteOf(request);
    const rules = hasPages(site)
      ? [...closed.map((path) => `Disallow: ${path}`), `Sitemap: ${originOf(site)}/sitemap.xml`]
      : ['Disallow: /'];
    return reply
      .headers({ 'cache-control': cacheControl, 'content-type': 'text/plain; charset=utf-8' })
      .send(`User-agent: *\n${rules.join('\n')}\n`);
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const site = await siteOf(request);
    if (!hasPages(site)) throw failure('notFound');
    return reply
      .headers({ 'cache-control': cacheControl, 'content-type': 'application/xml; charset=utf-8' })
      .send(await sitemapXml(platform, site, originOf(site)));
  });
}
