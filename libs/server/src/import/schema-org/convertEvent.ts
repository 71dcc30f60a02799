import {
  ageNotes,
  createSeededRandom,
  feesFor,
  hashText,
  isoAfter,
  palettes,
  policyFor,
  posterFor,
  sameText,
  taxesOf,
  type CatalogueEvent,
  type CatalogueVenue,
  type EventKind,
} from '@foyer/catalogue';
import { posterFamilies } from '../../modules/marketplace/poster/posterSvg.ts';
import { pointerTo, type ImportProblems } from '../document/importProblems.ts';
import type { ImportOptions } from '../document/importOptions.ts';
import { typesOf } from './findEvents.ts';
import { linesOf, namesOf, nodesOf, termOf, termsOf, textOf, type NodeAt } from './nodeReader.ts';
import { readCount } from './readCount.ts';
import { offerCountOf, readOffers } from './readOffers.ts';
import type { ReadTimes } from './readTimes.ts';

const kinds: Record<string, EventKind> = {
  BusinessEvent: 'conference',
  ChildrensEvent: 'family',
  ComedyEvent: 'comedy',
  ConferenceEvent: 'conference',
  DanceEvent: 'dance',
  EducationEvent: 'conference',
  Festival: 'festival',
  Hackathon: 'conference',
  MusicEvent: 'concert',
  SportsEvent: 'sport',
  TheaterEvent: 'theatre',
};

const statuses: Record<string, CatalogueEvent['status']> = {
  EventScheduled: 'Upcoming',
  EventMovedOnline: 'Upcoming',
  EventCancelled: 'Cancelled',
  EventPostponed: 'Postponed',
  EventRescheduled: 'Rescheduled',
};

const day = 24 * 60;

/** Items read from the file around an event. */
export interface EventSurroundings {
  vanityName: string;
  name: string;
  venue: CatalogueVenue;
  capacity: number | undefined;
  organiser: string;
  performers: readonly string[];
  times: ReadTimes;
  isOnline: boolean;
  options: ImportOptions;
}

/** Of several states, the one that changes most counts. */
const weightiest: readonly CatalogueEvent['status'][] = ['Cancelled', 'Postponed', 'Rescheduled'];

function statusOf(event: NodeAt, problems: ImportProblems): CatalogueEvent['status'] {
  const terms = termsOf(event, 'eventStatus');
  const unknown = terms.find((term) => !statuses[term]);
  if (unknown !== undefined) {
    const known = Object.keys(statuses).join(', ');
    problems.add(pointerTo(event.pointer, 'eventStatus'), `expected one of ${known}, found ${unknown}`);
  }
  const found = new Set(terms.map((term) => statuses[term]));
  return weightiest.find((status) => found.has(status)) ?? 'Upcoming';
}

function minimumAgeOf(event: NodeAt): number | undefined {
  const age = Number(
    /^(\d{1,2})\s*(?:\+|-$|and over)/.exec(textOf(event, 'typicalAgeRange') ?? '')?.[1] ?? Number.NaN,
  );
  return age > 0 ? age : undefined;
}

/** Reads the sponsors, as texts or things with a name. */
function sponsorsOf(event: NodeAt): CatalogueEvent['sponsors'] {
  const named = namesOf(event, 'sponsor').map((name) => [name, { name }] as const);
  const linked = nodesOf(event, 'sponsor').flatMap((node) => {
    const [name, url] = [textOf(node, 'name'), textOf(node, 'url')];
    return name === undefined || url === undefined ? [] : [[name, { name, url }] as const];
  });
  return [...new Map([...named, ...linked]).values()];
}

function attendanceOf(event: NodeAt, isOnline: boolean): CatalogueEvent['attendance'] {
  const mode = termOf(event, 'eventAttendanceMode');
  if (mode === 'MixedEventAttendanceMode') return ['LIVE_ATTENDANCE', 'STREAMING'];
  const streams =
    isOnline ||
    mode === 'OnlineEventAttendanceMode' ||
    termsOf(event, 'eventStatus').includes('EventMovedOnline');
  return streams ? ['STREAMING'] : ['LIVE_ATTENDANCE'];
}

/** Puts an event on sale from now until it starts; one that has started gets a past sale of a day. */
const saleOf = (start: Date, today: Date): CatalogueEvent['sale'] => ({
  opensAt: today < start ? today.toISOString() : isoAfter(start, -day),
  closesAt: start.toISOString(),
});

/** Converts an event of the file to a catalogue event; missing data is derived from its kind and place. */
export function convertEvent(
  event: NodeAt,
  around: EventSurroundings,
  problems: ImportProblems,
  notes: ImportProblems,
): CatalogueEvent {
  const { venue, times, options, vanityName, name } = around;
  const kind =
    typesOf(event.node)
      .map((type) => kinds[type])
      .find((one) => one !== undefined) ?? 'other';
  const { country, region } = venue.address;
  const currency = country === 'CA' ? 'CAD' : 'USD';
  const minimumAge = minimumAgeOf(event);
  const age = minimumAge === undefined ? {} : { minimumAge };
  const policy = policyFor({ kind, ...age }, venue, times.start);
  const attendance = attendanceOf(event, around.isOnline);
  const sale = saleOf(times.start, options.today);
  const room = readCount(event, 'maximumAttendeeCapacity', 1, problems) ?? around.capacity;
  const offers = Math.max(1, offerCountOf(event));
  const random = createSeededRandom(hashText(vanityName));
  const poster = {
    family: random.pick(Object.keys(posterFamilies)),
    palette: random.pick(Object.keys(palettes)),
  };
  return {
    vanityName,
    name,
    shortName: name,
    kind,
    tags: [kind],
    organiser: around.organiser,
    venue: venue.vanityName,
    currency,
    timeZone: venue.timeZone,
    startsAt: times.start.toISOString(),
    ...(attendance.includes('LIVE_ATTENDANCE') ? { doorsAt: times.doors.toISOString() } : {}),
    endsAt: times.end.toISOString(),
    status: statusOf(event, problems),
    ...(times.previousStart ? { previousStartsAt: times.previousStart.toISOString() } : {}),
    attendance,
    ...(attendance.includes('STREAMING')
      ? { stream: { startsAt: isoAfter(times.start, -15), replayExpiresAt: isoAfter(times.start, 3 * day) } }
      : {}),
    entryMethod: 'QrCode',
    lineup: around.performers.map((performer, index) => ({
      performer,
      role: index === 0 ? 'headliner' : 'support',
    })),
    sponsors: sponsorsOf(event),
    description: sameText(linesOf(event, 'description') ?? ''),
    goodToKnow: ageNotes({ ...age }),
    sale,
    limitPerPerson: 8,
    promoted: false,
    offerGroups: readOffers(
      event,
      {
        currency,
        timeZone: venue.timeZone,
        sale,
        capacity: room === undefined ? (options.defaultCapacity ?? 200) : Math.floor(room / offers),
        attendance: attendance[0] ?? 'LIVE_ATTENDANCE',
        ...age,
        resaleAllowed: policy.resale.allowed,
      },
      problems,
      notes,
    ),
    extras: [],
    fees: options.withFees ? feesFor(venue, currency, kind === 'sport') : [],
    taxes: taxesOf(country, region),
    policy,
    preSold: { seed: hashText(vanityName) },
    poster: posterFor({ name, poster }, { venue, attendance }),
  };
}
