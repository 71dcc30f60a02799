export { mapsApi } from './mapsApi.ts';
export * from './hooks.gen.ts';
export {
  createEmbeddedMaps,
  createServiceMaps,
  type Maps,
  type Place,
  type PlaceQuestion,
  type PlaceSuggestion,
  type StreetMapView,
} from './maps.ts';
export { useMaps } from './useMaps.ts';
export { usePlaceSuggestions, type PlaceSuggestions } from './usePlaceSuggestions.ts';
