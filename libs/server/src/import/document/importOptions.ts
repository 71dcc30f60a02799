import type { CatalogueAddress } from '@foyer/catalogue';

/** Picture of what is seen from a section of a plan. */
export interface SectionView {
  /** Name or code of the section. */
  name: string;
  mediaType: 'image/jpeg' | 'image/png' | 'image/webp';
  base64: string;
}

/** Inputs of an import besides the file. */
export interface ImportOptions {
  /** Time of the import. */
  today: Date;
  /** Looks up a city's position in the city search. */
  locate?: (
    address: Pick<CatalogueAddress, 'city' | 'region' | 'country'>,
  ) => { latitude: number; longitude: number } | undefined;
  /** IANA time zone that overrides those of the places. */
  timeZone?: string;
  /** Organiser of events that name none in the file. */
  organiserName?: string;
  /** Capacity of an offer if neither offer, event nor place has one. */
  defaultCapacity?: number;
  /** Whether one event that can't be read refuses the whole file. */
  allOrNothing?: boolean;
  /** Whether the usual fees are added to the prices of the file; otherwise buyers pay what the file says. */
  withFees?: boolean;
  /** Pictures for the sections of the plan. */
  views?: readonly SectionView[];
}
