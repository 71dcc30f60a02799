import type { Locale } from '@foyer/contract';
import { statement } from '../../platform/database/statement.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { Platform } from '../../platform/platform.ts';
import { stateKey } from '../../platform/serverState.ts';
import { everyEvent, isInScope, withUnpublished, type EventScope } from '../event/eventScope.ts';
import { feesAndTaxesIn, readFeeRows, type FeeAndTaxRows } from '../pricing/priceRulesRepository.ts';
import { discountsIn, readDiscounts, type DiscountRow } from '../discount/discountRepository.ts';
import type { PriceRules } from '../pricing/priceRules.ts';
import type { OfferFacts, SaleEvent } from './offerFacts.ts';
import { findSaleEvent, readOffers, readSectionNames, type SectionNames } from './offerRepository.ts';

/** Rules and prices of an event's sale, of one version. */
export interface SaleFacts {
  version: string;
  event: SaleEvent;
  offers: ReadonlyMap<string, OfferFacts>;
  feesAndTaxes: FeeAndTaxRows;
  discounts: DiscountRow[];
  sectionNames: SectionNames;
  /** Localised fees, taxes and discounts; filled on demand. */
  rules: Map<Locale, PriceRules>;
}

type Owner = Pick<Platform, 'state'>;

const keptFacts = stateKey<Map<string, SaleFacts>>('sale facts');
const mostEvents = 500;

const readVersion = statement<{ version: string }>()<[eventId: string]>(
  'select sale_version as version from event where event_id = $1',
);

/** Reads the facts from the database, repeatedly until the version is the same before and after. */
export async function readSaleFacts(db: Queryable, eventId: string): Promise<SaleFacts | undefined> {
  for (;;) {
    const [before] = await readVersion(db, eventId);
    const event = await findSaleEvent(db, eventId, withUnpublished(everyEvent));
    if (!before || !event) return undefined;
    const offers = await readOffers(db, eventId);
    const feesAndTaxes = await readFeeRows(db, eventId);
    const discounts = await readDiscounts(db, eventId);
    const sectionNames = await readSectionNames(db, eventId);
    const [after] = await readVersion(db, eventId);
    if (after?.version === before.version)
      return {
        version: before.version,
        event,
        offers,
        feesAndTaxes,
        discounts,
        sectionNames,
        rules: new Map(),
      };
  }
}

/** Event whose sale a caller asks for, and the scope of the caller's site. */
interface SaleOf {
  eventId: string;
  scope: EventScope;
}

/** Returns the cached facts if they have `version`, else reads and caches them. */
async function keepFacts(
  { state }: Owner,
  db: Queryable,
  eventId: string,
  version: string,
): Promise<SaleFacts | undefined> {
  const kept = state.of(keptFacts, () => new Map<string, SaleFacts>());
  const known = kept.get(eventId);
  if (known?.version === version) return known;
  const read = await readSaleFacts(db, eventId);
  if (!read) return undefined;
  if (kept.size >= mostEvents) kept.clear();
  kept.set(eventId, read);
  return read;
}

/**
 * Returns the facts of an event's sale: the cached ones if they have `version`, which the caller has just read. Reread
 * facts may be newer, so a caller that writes passes on the version of the facts.
 * @returns undefined for an unknown event, and for one outside the scope: holding and paying start here [AZ-04]
 */
export async function saleFacts(
  owner: Owner,
  db: Queryable,
  { eventId, scope, version }: SaleOf & { version: string },
): Promise<SaleFacts | undefined> {
  const facts = await keepFacts(owner, db, eventId, version);
  return facts && isInScope(facts.event, scope) ? facts : undefined;
}

/** Returns the facts of the current version; `undefined` for an unknown event, and for one outside the scope. */
export async function currentFacts(
  owner: Owner,
  db: Queryable,
  { eventId, scope }: SaleOf,
): Promise<SaleFacts | undefined> {
  const [row] = await readVersion(db, eventId);
  return row && saleFacts(owner, db, { eventId, scope, version: row.version });
}

/** Returns fees, taxes and discounts with the texts of a locale. */
export function rulesIn({ rules, feesAndTaxes, discounts, event }: SaleFacts, locale: Locale): PriceRules {
  const known = rules.get(locale);
  if (known) return known;
  const made = {
    currency: event.currency,
    ...feesAndTaxesIn(feesAndTaxes, locale),
    discounts: discountsIn(discounts, locale),
  };
  rules.set(locale, made);
  return made;
}
