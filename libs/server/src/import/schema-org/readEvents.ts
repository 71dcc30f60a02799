import {
  logoOf,
  portraitOf,
  sameText,
  type Catalogue,
  type CatalogueEvent,
  type CatalogueOrganiser,
  type CataloguePerformer,
  type CatalogueVenue,
} from '@foyer/catalogue';
import { createImportProblems, pointerTo, type ImportProblems } from '../document/importProblems.ts';
import type { ImportOptions } from '../document/importOptions.ts';
import { sourceKey, type ReadCatalogue } from '../document/importResult.ts';
import { convertEvent } from './convertEvent.ts';
import { findEvents, typesOf, type FoundEvent } from './findEvents.ts';
import { namesOf, nodesOf, textOf, type NodeAt } from './nodeReader.ts';
import { readPlace, type ReadPlace } from './readPlace.ts';
import { readTimes } from './readTimes.ts';
import { createUniqueNames, vanityOf } from './vanity.ts';

function venueOf(place: ReadPlace): CatalogueVenue {
  return {
    vanityName: vanityOf(`${place.name} ${place.address.city}`),
    name: place.name,
    kind: 'hall',
    address: place.address,
    latitude: place.latitude,
    longitude: place.longitude,
    timeZone: place.timeZone,
    description: sameText(''),
    charts: [],
  };
}

function organiserOf(name: string): CatalogueOrganiser {
  const brand = { primary: '#5b6b8c', ink: '#ffffff', paper: '#f3f5fa' };
  const mark =
    '<circle cx="32" cy="32" r="26" fill="var-accent"/><circle cx="32" cy="32" r="9" fill="currentColor"/>';
  return {
    vanityName: vanityOf(name),
    name,
    description: sameText(''),
    brand,
    logoSvg: logoOf({ name, mark, accent: brand.primary }),
    email: '',
    website: '',
  };
}

function performerOf(name: string): CataloguePerformer {
  const vanityName = vanityOf(name);
  return { vanityName, name, genres: [], bio: sameText(''), portraitSvg: portraitOf(vanityName) };
}

interface Gathered {
  venues: Map<string, CatalogueVenue>;
  performers: Map<string, CataloguePerformer>;
  organisers: Map<string, CatalogueOrganiser>;
  uniqueName: (name: string) => string;
  /** JSON pointers by `sourceKey`. */
  sources: Map<string, string>;
  /** JSON pointer to each event, by the identity that detects repetitions. */
  mentions: Map<string, string>;
}

/** Adds a shared venue, act or organiser once; the first mention defines it. */
function remember<Noun extends 'venue' | 'performer' | 'organiser', T extends { vanityName: string }>(
  { sources }: Gathered,
  noun: Noun,
  { known, item, pointer }: { known: Map<string, T>; item: T; pointer: string },
): T {
  const first = known.get(item.vanityName);
  if (first) return first;
  known.set(item.vanityName, item);
  sources.set(sourceKey(noun, item.vanityName), pointer);
  return item;
}

/** Reports a repeated event: the same `@id`, or the same name, start and place. */
function checkRepetition(
  { node, pointer }: FoundEvent,
  { name, start, venue }: { name: string; start: Date; venue: CatalogueVenue },
  { mentions }: Gathered,
  problems: ImportProblems,
): void {
  const id = node['@id'];
  // Blank node ids are only valid within one script of a page.
  const isNamed = typeof id === 'string' && !id.startsWith('_:');
  const keys = [
    ...(isNamed ? [`@id ${id}`] : []),
    `${start.toISOString()} ${venue.vanityName} ${name.toLowerCase()}`,
  ];
  const first = keys.map((key) => mentions.get(key)).find((each) => each !== undefined);
  for (const key of keys) if (!mentions.has(key)) mentions.set(key, pointer);
  if (first !== undefined)
    problems.add(pointer, `expected each event once, found ${name}, which is at ${first || 'the top'} too`);
}

function placeNodeOf(
  event: NodeAt,
  problems: ImportProblems,
): { place: NodeAt; isOnline: boolean } | undefined {
  const nodes = nodesOf(event, 'location');
  const place = nodes.find((node) => !typesOf(node.node).includes('VirtualLocation'));
  const isOnline = nodes.some((node) => typesOf(node.node).includes('VirtualLocation')) && !place;
  // An online event takes its country, for currency and tax, from its organiser.
  const home = place ?? nodesOf(event, 'organizer').find((node) => node.node['address'] !== undefined);
  if (home) return { place: home, isOnline };
  return problems.add(
    pointerTo(event.pointer, 'location'),
    isOnline
      ? 'expected an organizer with an address beside a VirtualLocation: price and tax need a country'
      : 'expected a Place with name and address',
  );
}

function readEvent(
  event: FoundEvent,
  gathered: Gathered,
  options: ImportOptions,
  { problems, notes }: { problems: ImportProblems; notes: ImportProblems },
): CatalogueEvent[] {
  const name = textOf(event, 'name');
  if (!name) problems.add(pointerTo(event.pointer, 'name'), 'expected the name of the event');
  const home = placeNodeOf(event, problems);
  const place = home && readPlace(home.place, options, problems);
  const times = readTimes(event, place?.timeZone ?? options.timeZone ?? 'UTC', problems);
  if (!name || !home || !place || !times) return [];
  const venue = remember(gathered, 'venue', {
    known: gathered.venues,
    item: venueOf(place),
    pointer: home.place.pointer,
  });
  checkRepetition(event, { name, start: times.start, venue }, gathered, problems);
  const performers = [...namesOf(event, 'performer'), ...namesOf(event, 'performers')].map(
    (one) =>
      remember(gathered, 'performer', {
        known: gathered.performers,
        item: performerOf(one),
        pointer: pointerTo(event.pointer, 'performer'),
      }).vanityName,
  );
  const organiserName = namesOf(event, 'organizer')[0] ?? options.organiserName ?? 'Imported events';
  const organiser = remember(gathered, 'organiser', {
    known: gathered.organisers,
    item: organiserOf(organiserName),
    pointer: pointerTo(event.pointer, 'organizer'),
  });
  const vanityName = gathered.uniqueName(vanityOf(name));
  gathered.sources.set(sourceKey('event', vanityName), event.pointer);
  const around = {
    vanityName,
    name,
    venue,
    capacity: place.capacity,
    organiser: organiser.vanityName,
    performers: [...new Set(performers)],
    times,
    isOnline: home.isOnline,
    options,
  };
  return [convertEvent(event, around, problems, notes)];
}

/** Keeps of venues, performers and organisers those of the events. */
export function withoutUnused({ events, venues, performers, organisers }: Catalogue): Catalogue {
  const used = new Set(
    events.flatMap(({ venue, organiser, lineup }) => [
      sourceKey('venue', venue),
      sourceKey('organiser', organiser),
      ...lineup.map(({ performer }) => sourceKey('performer', performer)),
    ]),
  );
  return {
    events,
    venues: venues.filter(({ vanityName }) => used.has(sourceKey('venue', vanityName))),
    performers: performers.filter(({ vanityName }) => used.has(sourceKey('performer', vanityName))),
    organisers: organisers.filter(({ vanityName }) => used.has(sourceKey('organiser', vanityName))),
  };
}

/**
 * Reads the events of a JSON-LD text as a catalogue. An event with a problem is left out; it is a problem of the file if
 * no event is left, or the caller wants all of them.
 */
export function readEvents(text: string, options: ImportOptions, problems: ImportProblems): ReadCatalogue {
  const gathered: Gathered = {
    venues: new Map(),
    performers: new Map(),
    organisers: new Map(),
    uniqueName: createUniqueNames(),
    sources: new Map(),
    mentions: new Map(),
  };
  const leftOut = createImportProblems(problems.file);
  const notes = createImportProblems(problems.file);
  const found = findEvents(text, problems, leftOut);
  if (found.length === 0 && problems.all.length + leftOut.all.length === 0) {
    problems.add('', 'expected at least one schema.org Event');
  }
  const events = found.flatMap((event) => {
    const own = createImportProblems(problems.file);
    const read = readEvent(event, gathered, options, { problems: own, notes });
    for (const { pointer, message } of own.all) leftOut.add(pointer, message);
    return own.all.length > 0 ? [] : read;
  });
  if (events.length === 0 || options.allOrNothing)
    for (const { pointer, message } of leftOut.all) problems.add(pointer, message);
  const catalogue = withoutUnused({
    venues: [...gathered.venues.values()],
    performers: [...gathered.performers.values()],
    organisers: [...gathered.organisers.values()],
    events,
  });
  return { catalogue, sources: gathered.sources, leftOut: leftOut.all, notes: notes.all };
}
