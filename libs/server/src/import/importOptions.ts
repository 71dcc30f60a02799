import type { CatalogueAddress } from '../catalogue/catalogue.ts';

/** What an import needs from outside the file. */
export interface ImportOptions {
  /** The moment of the import. */
  today: Date;
  /** Finds a city's position; from the city search. */
  locate?: (
    address: Pick<CatalogueAddress, 'city' | 'region' | 'country'>,
  ) => { latitude: number; longitude: number } | undefined;
  /** IANA zone that beats the one of the state or province. */
  timeZone?: string;
  /** Who sells what the file names no organiser for. */
  organiserName?: string;
  /** Room for an offer when neither offer, event nor place says how much. */
  defaultCapacity?: number;
}
