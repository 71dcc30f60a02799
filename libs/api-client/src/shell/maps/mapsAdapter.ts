import type { Coordinates } from '@foyer/contract';

/** Place with its coordinates, name and the service's id; the id is empty for places of the built-in maps. */
export interface Place {
  readonly placeId: string;
  readonly name: string;
  /** Postal address on one line. */
  readonly address: string;
  readonly coordinates: Coordinates;
}

/** Suggestion for typed text. */
export interface PlaceSuggestion {
  readonly id: string;
  readonly name: string;
  /** Detail that distinguishes places of the same name. */
  readonly detail: string;
  /** @throws Error when the service doesn't answer */
  readonly find: () => Promise<Place>;
}

export interface PlaceQuestion {
  readonly kind: 'city' | 'address';
  /** Language tag for place names. */
  readonly locale: string;
  /** ISO 3166-1 alpha-2; everywhere when absent. */
  readonly country?: string;
}

export interface StreetMapView {
  readonly centre: Coordinates;
  /** Name of the place in the centre. */
  readonly name: string;
  readonly locale: string;
}

/** Maps: built in, from GeoNames, or a maps service with its places library [I7.30]. */
export interface Maps {
  /** Suggests places, best first; empty without a match. The built-in maps know cities, not addresses. */
  readonly suggest: (text: string, question: PlaceQuestion) => Promise<readonly PlaceSuggestion[]>;
  /** Attribution that the service requires beside its suggestions. */
  readonly attribution?: string;
  /** Whether addresses can be suggested. */
  readonly knowsAddresses: boolean;
  /**
   * Shows a street map in an element; absent without a service, and the surroundings are drawn instead.
   * @param fail called once when the service withdraws the map, as when it refuses the key
   * @returns a function that removes the map
   * @throws Error when the service can't be loaded
   */
  readonly showStreets?: (box: HTMLElement, view: StreetMapView, fail: () => void) => Promise<() => void>;
  /** Address of an external page with directions. */
  readonly directionsTo: (point: Coordinates) => string;
}
