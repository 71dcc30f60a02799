export { createEmbeddedMaps, createServiceMaps } from './maps.ts';
export type { Maps, Place, PlaceQuestion, PlaceSuggestion, StreetMapView } from './mapsAdapter.ts';
export { useMaps } from './useMaps.ts';
export { usePlaceSuggestions, type PlaceSuggestions } from './usePlaceSuggestions.ts';
