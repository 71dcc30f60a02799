// Made by `npm run generate` from locales/en-US/places.json. Do not edit.
/** Every text of the namespace `places`; plurals by the key without its ending. */
export type PlacesMessageKey =
  | 'near.anyRange'
  | 'near.failed'
  | 'near.here'
  | 'near.label'
  | 'near.placeholder'
  | 'near.range'
  | 'near.useMine'
  | 'venue.directions'
  | 'venue.drawn'
  | 'venue.map'
  | 'venue.mapFailed'
  | 'venue.mapWith'
  | 'venue.north'
  | 'venue.retry'
  | 'venue.streets'
  | 'venue.streetsFailed'
  | 'venue.streetsNote'
  | 'venue.streetsOf'
  | 'venue.title';
