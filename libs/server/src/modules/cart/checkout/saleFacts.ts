import type { Locale } from '@foyer/contract';
import { statement } from '../../../database/statement.ts';
import type { Queryable } from '../../../database/transactionScope.ts';
import {
  feesAndTaxesIn,
  readFeeRows,
  type FeeAndTaxRows,
} from '../../marketplace/event/priceRulesRepository.ts';
import type { PriceRules } from '../pricing/priceRules.ts';
import type { OfferFacts, SaleEvent } from './offerFacts.ts';
import { findSaleEvent, readOffers } from './offerRepository.ts';

/** What the rules and prices of an event's sale are made of, as it was under one version. */
export interface SaleFacts {
  version: string;
  event: SaleEvent;
  offers: ReadonlyMap<string, OfferFacts>;
  feesAndTaxes: FeeAndTaxRows;
  /** In the words of a locale; filled as they are asked for. */
  rules: Map<Locale, PriceRules>;
}

const factsOf = new Map<string, SaleFacts>();
const mostEvents = 500;

const readVersion = statement<{ version: string }>()<[eventId: string]>(
  'select sale_version as version from event where event_id = $1',
);

/** Reads until the version is the same before and after: then everything in between belongs to it. */
async function readFacts(db: Queryable, eventId: string): Promise<SaleFacts | undefined> {
  for (;;) {
    const [before] = await readVersion(db, eventId);
    const event = await findSaleEvent(db, eventId);
    if (!before || !event) return undefined;
    const offers = await readOffers(db, eventId);
    const feesAndTaxes = await readFeeRows(db, eventId);
    const [after] = await readVersion(db, eventId);
    if (after?.version === before.version)
      return { version: before.version, event, offers, feesAndTaxes, rules: new Map() };
  }
}

/**
 * The facts of an event's sale: remembered ones where they are of this version, which the caller has just read. They may
 * be newer than it, so whoever writes names the version of the facts.
 */
export async function saleFacts(
  db: Queryable,
  eventId: string,
  version: string,
): Promise<SaleFacts | undefined> {
  const known = factsOf.get(eventId);
  if (known?.version === version) return known;
  const read = await readFacts(db, eventId);
  if (!read) return undefined;
  if (factsOf.size >= mostEvents) factsOf.clear();
  factsOf.set(eventId, read);
  return read;
}

/** The facts as they are now; undefined for an event that is not there. */
export async function currentFacts(db: Queryable, eventId: string): Promise<SaleFacts | undefined> {
  const [row] = await readVersion(db, eventId);
  return row && saleFacts(db, eventId, row.version);
}

/** Fees and taxes in the words of a locale. */
export function rulesIn({ rules, feesAndTaxes, event }: SaleFacts, locale: Locale): PriceRules {
  const known = rules.get(locale);
  if (known) return known;
  const made = { currency: event.currency, ...feesAndTaxesIn(feesAndTaxes, locale) };
  rules.set(locale, made);
  return made;
}
