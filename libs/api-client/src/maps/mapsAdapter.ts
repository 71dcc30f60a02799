import type { Coordinates } from '@foyer/contract';

/** A place on earth, by name, and by the service's id; the id is empty where the place is not the service's. */
export interface Place {
  readonly placeId: string;
  readonly name: string;
  /** In one line, as one would write it on a letter. */
  readonly address: string;
  readonly coordinates: Coordinates;
}

/** A place that begins like what somebody typed. */
export interface PlaceSuggestion {
  readonly id: string;
  readonly name: string;
  /** What tells it from others of the name. */
  readonly detail: string;
  /** @throws Error when the service does not tell */
  readonly find: () => Promise<Place>;
}

export interface PlaceQuestion {
  readonly kind: 'city' | 'address';
  /** A language tag, for the names. */
  readonly locale: string;
  /** ISO 3166-1 alpha-2; without it anywhere. */
  readonly country?: string;
}

export interface StreetMapView {
  readonly centre: Coordinates;
  /** Of what stands in the centre. */
  readonly name: string;
  readonly locale: string;
}

/** Where things are: embedded from GeoNames, or by a maps service with its places library [I7.30]. */
export interface Maps {
  /** Best first, none where nothing fits. The embedded one knows cities and no addresses. */
  readonly suggest: (text: string, question: PlaceQuestion) => Promise<readonly PlaceSuggestion[]>;
  /** Whose suggestions they are, where their owner wants that said beside them. */
  readonly attribution?: string;
  /** Whether addresses can be suggested at all. */
  readonly knowsAddresses: boolean;
  /**
   * Puts a map of streets into an element; without a service there is none, and the surroundings are drawn.
   * @param fail told once when the service takes the map back, as where its key is refused
   * @returns the way to take it out
   * @throws Error when the service cannot be loaded
   */
  readonly showStreets?: (box: HTMLElement, view: StreetMapView, fail: () => void) => Promise<() => void>;
  /** A page of somebody else's that leads there. */
  readonly directionsTo: (point: Coordinates) => string;
}
