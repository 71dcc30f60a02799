import { createPaths, isLocale, type EventSummary, type Locale } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import { calendarFile, type CalendarEntry } from '../../../platform/calendar/calendarFile.ts';
import { siteOrigin } from '../../../platform/hosts/siteOrigin.ts';
import type { Site, SiteDirectory } from '../../../platform/hosts/sites.ts';
import { productAddressOf } from '../../../platform/hosts/siteWords.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentSummary } from '../../../sale/event/eventPresenter.ts';
import { readEvent } from '../../../sale/event/eventSummaries.ts';
import { countChanges } from '../../../sale/event-change/eventChangeRepository.ts';

const filePattern = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.ics$';
const extension = '.ics';

const statuses: Readonly<Record<EventSummary['status'], CalendarEntry['status']>> = {
  Upcoming: 'CONFIRMED',
  Rescheduled: 'CONFIRMED',
  Postponed: 'TENTATIVE',
  Cancelled: 'CANCELLED',
};

/** Title of an entry. Most calendars keep that of a cancelled event as it was, so its title says so. */
const titleOf = (
  texts: Platform['texts'],
  { status, shortName: name }: EventSummary,
  locale: Locale,
): string => (status === 'Cancelled' ? texts.say(locale, 'calendar.cancelled', { name }) : name);

/** Describes an event: when the doors open, where the bought {product} are, and the page of the event. */
function describeEvent(
  platform: Platform,
  site: Site,
  { summary, doorsAt, locale }: { summary: EventSummary; doorsAt: Date | null; locale: Locale },
): Pick<CalendarEntry, 'description' | 'url'> {
  const texts = platform.texts.forSite(site);
  const origin = siteOrigin(site, platform.config.origin);
  const paths = createPaths(productAddressOf(site, platform.config));
  const { timezone: timeZone } = summary;
  const time = doorsAt && new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(doorsAt);
  const url = `${origin}/${locale}${paths.event(summary)}`;
  const own = `${origin}/${locale}${paths.token(summary)}`;
  const hasStream =
    summary.attendance.includes('STREAMING') && platform.config.abilities.includes('streaming');
  const description = [
    ...(time ? [texts.say(locale, 'calendar.doors', { time })] : []),
    texts.say(locale, 'calendar.own', { link: own }),
    ...(hasStream
      ? [texts.say(locale, 'calendar.watch', { link: `${origin}/${locale}${paths.player(summary)}` })]
      : []),
    url,
  ].join('\n');
  return { description, url };
}

/**
 * Serves the calendar file of an event to everyone who may see the event. A changed event has a later version of the
 * same entry, which calendars adopt.
 */
export function calendarPlugin(
  app: FastifyInstance,
  { platform, sites }: { platform: Platform; sites: SiteDirectory },
): void {
  const schema = {
    params: { type: 'object', properties: { file: { type: 'string', pattern: filePattern } } },
  };
  app.get<{ Params: { locale: string; file: string } }>(
    '/calendar/:locale/:file',
    { schema },
    async (request, reply) => {
      const { locale, file } = request.params;
      if (!isLocale(locale)) throw failure('notFound');
      const site = await sites.siteFor(request.headers.host);
      const db = platform.database.query;
      const row = await readEvent(db, file.slice(0, -extension.length), site);
      const summary = presentSummary(row, locale);
      const { venue } = summary;
      const content = calendarFile({
        uid: `${row.eventId}@${new URL(platform.config.origin).hostname}`,
        sequence: await countChanges(db, row.eventId),
        status: statuses[summary.status],
        writtenAt: row.now,
        startsAt: row.startsAt,
        endsAt: row.endsAt ?? undefined,
        timeZone: row.timezone,
        summary: titleOf(platform.texts, summary, locale),
        ...(venue && {
          location: [venue.name, row.venue?.address, venue.city].filter(Boolean).join(', '),
          position: row.venue ?? undefined,
        }),
        ...describeEvent(platform, site, { summary, doorsAt: row.doorsAt, locale }),
      });
      return reply
        .headers({
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': `attachment; filename="${summary.vanityName}${extension}"`,
          'content-language': locale,
          'cache-control': 'no-cache',
        })
        .send(content);
    },
  );
}
