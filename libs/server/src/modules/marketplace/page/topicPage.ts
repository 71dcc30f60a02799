import type { OperationTypes, Topic, TopicKind, TopicProfile } from '@foyer/contract';
import type { PageContent, PageRequest } from '../../../platform/web/pageContent.ts';
import { pageAddresses, readSite } from '../../../platform/web/siteHead.ts';

type TopicQuery = OperationTypes['getTopic']['query'];

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const vanityPattern = /^[a-z0-9][a-z0-9-]{1,79}$/;
/** Length of the page's first list; must match the page's own request. */
const listLength = 24;

/** Returns the topic of a page's path, or undefined for other pages. */
export function topicOf(path: string): TopicQuery | undefined {
  const [, first = '', key = '', ...rest] = path.replace(/\/$/, '').split('/');
  if (rest.length > 0) return undefined;
  if (first === 'client') {
    if (key === '') return { kind: 'client' };
    return vanityPattern.test(key) ? { kind: 'client', vanityName: key } : undefined;
  }
  const isTopic = (first === 'performer' || first === 'location') && idPattern.test(key);
  return isTopic ? { kind: first, topicId: key } : undefined;
}

const types: Record<TopicKind, string> = {
  performer: 'PerformingGroup',
  location: 'EventVenue',
  client: 'Organization',
};

/** Describes a performer, venue or organiser for search engines. */
function topicStructuredData({ topic, description }: TopicProfile, url: string): unknown {
  const { kind, name, address, city, region, countryCode, coordinates } = topic;
  return {
    '@context': 'https://schema.org',
    '@type': types[kind],
    name,
    url,
    ...(description === undefined ? {} : { description }),
    ...(city === undefined
      ? {}
      : {
          address: {
            '@type': 'PostalAddress',
            streetAddress: address,
            addressLocality: city,
            addressRegion: region,
            addressCountry: countryCode,
          },
        }),
    ...(coordinates ? { geo: { '@type': 'GeoCoordinates', ...coordinates } } : {}),
  };
}

const addressOf = ({ kind, topicId, vanityName }: Topic): string => `/${kind}/${vanityName ?? topicId}`;
const filters = { performer: 'performerId', location: 'locationId', client: 'clientId' } as const;

/** Head and first data of the page of a performer, venue or organiser [C2.02]. */
export async function topicPage(request: PageRequest, query: TopicQuery): Promise<PageContent> {
  const { platform, locale, read } = request;
  const [site, profile] = await Promise.all([readSite(request), read('getTopic', query)]);
  if (!profile) return { status: 404, head: { title: site, isIndexed: false } };
  const { topic } = profile;
  await read('listEvents', { [filters[topic.kind]]: topic.topicId, limit: listLength });
  const texts = platform.texts.forSite(request.site);
  const own = pageAddresses(addressOf(topic), request);
  return {
    parts: [
      'libs/marketplace/src/pages/topic/topicPages.tsx',
      ...['shell', 'topic'].map((namespace) => `locales/${locale}/${namespace}.json`),
    ],
    head: {
      title: texts.say(locale, 'pages.topic.title', { name: topic.name, site }),
      description: texts.say(locale, 'pages.topic.description', { name: topic.name, site }),
      siteName: site,
      structuredData: topicStructuredData(profile, own.canonicalUrl!),
      ...own,
    },
  };
}
