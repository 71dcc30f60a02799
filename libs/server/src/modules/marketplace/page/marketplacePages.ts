import { patternsFor, type EventProfile, type EventSummary } from '@foyer/contract';
import { productAddressOf } from '../../../platform/hosts/siteWords.ts';
import type { PageContent, PageProvider, PageRequest } from '../../../platform/web/pageContent.ts';
import type { PageHead, PageImage } from '../../../platform/web/pageHtml.ts';
import { pageAddresses, readSite, readSiteFacts } from '../../../platform/web/siteHead.ts';
import { cardSize, cardUrlOf } from '../../../sale/event/artUrl.ts';
import { mustWait, waitingPageAddress } from '../../../sale/waiting-room/roomGuard.ts';
import { eventFirstView } from './eventFirstView.ts';
import { eventStructuredData } from './eventStructuredData.ts';
import { topicOf, topicPage } from './topicPage.ts';

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const descriptionLength = 155;
/** Length of the discover page's first list; must match the page's own request. */
const discoverListLength = 24;
const usualPartySize = 2;

/** Lists the app's parts that a page starts with, and the texts of its locale. */
const partsOf = (page: string, { locale }: PageRequest): string[] => [
  `libs/marketplace/src/pages/${page}.tsx`,
  ...['shell', 'marketplace'].map((namespace) => `locales/${locale}/${namespace}.json`),
];

/** Preloads the main picture, with exactly the URL that the page requests. */
const heroOf = ({ art }: EventSummary): Pick<PageHead, 'preloads'> => ({
  preloads: [{ href: art.wideUrl, as: 'image', isUrgent: true }],
});

const shortened = (text: string): string =>
  text.length <= descriptionLength ? text : `${text.slice(0, descriptionLength - 1).replace(/\s+\S*$/, '')}…`;

const cardOf = ({ art }: EventSummary, origin: string): PageImage => ({
  url: cardUrlOf(art.wideUrl, origin),
  type: 'image/jpeg',
  ...cardSize,
  alt: art.alt,
});

/** Describes the site for search engines. */
const siteStructuredData = (name: string, url: string): unknown => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name,
  url,
});

async function discoverPage(request: PageRequest, isHome: boolean): Promise<PageContent> {
  const { locale, platform, query, read } = request;
  const { site, flags } = await readSiteFacts(request);
  // With filters, the page itself requests the list.
  const isPlain = query.size === 0;
  const carousel = isHome ? await read('listCarousel') : undefined;
  const list = isPlain ? await read('listEvents', { limit: discoverListLength }) : undefined;
  const [promoted] = carousel?.events ?? [];
  const first = promoted ?? list?.events[0];
  const key = isHome ? 'discover' : 'events';
  return {
    parts: partsOf(isHome ? 'discover/DiscoverPage' : 'discover/EventsPage', request),
    head: {
      title: platform.texts.forSite(request.site).say(locale, `pages.${key}.title`, { site }),
      description: platform.texts.forSite(request.site).say(locale, 'pages.discover.description', { site }),
      siteName: site,
      ...(first ? { image: cardOf(first, request.origin) } : {}),
      ...(isPlain && promoted && flags.discoverV2 ? heroOf(promoted) : {}),
      ...(isHome ? { structuredData: siteStructuredData(site, `${request.origin}/`) } : {}),
      ...pageAddresses(isHome ? '/' : '/events', request),
    },
  };
}

function whenAndWhere(summary: EventSummary, locale: string): string {
  const when = new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: summary.timezone,
  }).format(new Date(summary.startsAt));
  const where = summary.venue && `${summary.venue.name}, ${summary.venue.city}`;
  return where ? `${when} · ${where}` : when;
}

function eventHead(
  request: PageRequest,
  profile: EventProfile,
  offers: Parameters<typeof eventStructuredData>[1],
  site: string,
): PageHead {
  const { summary } = profile;
  const { origin, locale } = request;
  const own = pageAddresses(`/events/${summary.vanityName}/${summary.eventId}`, request);
  const city = summary.venue ? ` · ${summary.venue.city}` : '';
  return {
    title: `${summary.shortName}${city} | ${site}`,
    description: shortened(`${whenAndWhere(summary, locale)}. ${profile.description}`.replace(/\s+/g, ' ')),
    ...own,
    siteName: site,
    image: cardOf(summary, origin),
    type: 'event',
    structuredData: eventStructuredData(profile, offers, { url: own.canonicalUrl!, origin }),
  };
}

async function eventPage(request: PageRequest, eventId: string): Promise<PageContent> {
  const { read, query, platform, locale } = request;
  const [{ site, flags }, profile] = await Promise.all([
    readSiteFacts(request),
    read('getEventProfile', { eventId }),
  ]);
  if (!profile) return { status: 404, head: { title: site, isIndexed: false } };
  const asked = {
    eventId,
    sortCriteria: 'RECOMMENDED' as const,
    numTokens: profile.seatChartId ? usualPartySize : 1,
  };
  const isPlain = query.size === 0;
  const [all] = await Promise.all([
    read('listOfferGroups', { eventId }),
    isPlain ? read('listOfferGroups', asked) : undefined,
    isPlain && profile.seatChartId ? read('listAvailableSections', asked) : undefined,
  ]);
  return {
    parts: partsOf('event/EventPage', request),
    head: {
      ...eventHead(request, profile, all?.offerGroups ?? [], site),
      // The widget shows no art: the page around it does.
      ...(request.site.kind === 'widget' ? {} : heroOf(profile.summary)),
    },
    firstView: eventFirstView(profile, {
      locale,
      say: (key, values) => platform.texts.forSite(request.site).say(locale, key, values),
      productAddress: productAddressOf(request.site, platform.config),
      priceFrom: all?.priceFrom,
      namesPerformers: flags.performersSection,
    }),
  };
}

/** Extracts the event id from the path of an event's page. */
function eventIdOf(path: string): string | undefined {
  const [, first, ...rest] = path.split('/').filter((part, at) => at === 0 || part !== '');
  const last = rest.at(-1);
  return first === 'events' && rest.length <= 2 && last !== undefined && idPattern.test(last)
    ? last
    : undefined;
}

/** Builds heads and first data of the public pages, and the site's data for all pages. */
export const marketplacePages: PageProvider = async (request) => {
  const { path, platform, cookies, locale } = request;
  const { discover, events } = patternsFor(platform.config.productAddress);
  if (path === discover) return discoverPage(request, true);
  if (path === events || path === `${events}/`) return discoverPage(request, false);
  const eventId = eventIdOf(path);
  if (eventId !== undefined) {
    // The fragment stays in the browser, so the address of the waiting page is the same for everyone.
    if (await mustWait(platform, { eventId, cookies }))
      return { elsewhere: `${waitingPageAddress(locale, eventId)}#${request.address}` };
    return eventPage(request, eventId);
  }
  const topic = topicOf(path);
  if (topic) return topicPage(request, topic);
  return { head: { title: await readSite(request), isIndexed: false } };
};
