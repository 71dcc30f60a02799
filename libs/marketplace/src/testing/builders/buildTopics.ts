import type { FeaturedPerformer, Topic, TopicProfile } from '@foyer/contract';
import { buildListedEvent, buildListedEvents, idOf } from './buildEvents.ts';

/** Builds a performer. */
export const buildTopic = (overrides: Partial<Topic> = {}): Topic => ({
  kind: 'performer',
  topicId: idOf(801),
  name: 'Northern Lights',
  genre: 'Folk',
  genreTag: 'folk',
  ...overrides,
});

/** Builds a venue by the lake. */
export const buildVenueTopic = (): Topic => ({
  kind: 'location',
  topicId: idOf(900),
  name: 'Harbour Arena',
  address: '1 Harbour Street',
  city: 'Toronto',
  region: 'Ontario',
  countryCode: 'CA',
  coordinates: { latitude: 43.64, longitude: -79.38 },
});

/** Builds a performer's page with one past event. */
export const buildTopicProfile = (
  topic: Partial<Topic> = {},
  overrides: Partial<TopicProfile> = {},
): TopicProfile => ({
  topic: buildTopic(topic),
  description: 'Six voices and a borrowed organ from the far north.',
  pastEvents: [buildListedEvent(4, { startsAt: '2026-11-20T01:00:00Z', saleState: 'closed' })],
  ...overrides,
});

/** Builds eight performers, some without a genre, with the next event of each. */
export const buildFeaturedPerformers = (): FeaturedPerformer[] =>
  buildListedEvents().map((nextEvent, at) => ({
    performerId: idOf(810 + at),
    name: nextEvent.shortName,
    ...(at % 3 === 0 ? {} : { genre: 'Folk' }),
    nextEvent,
  }));
