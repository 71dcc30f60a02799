import { sql } from 'kysely';
import type { Fulfilment, ItemCategory, Locale, MarketplaceType } from '@foyer/contract';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { FeeRule, PriceRules, TaxBase, TaxRule } from './priceRules.ts';
import { inLocale } from '../../platform/texts/inLocale.ts';

type FeeRows = Awaited<ReturnType<typeof readFees>>;
type FormerFeeRows = Awaited<ReturnType<typeof readFormerFees>>;
type TaxRows = Awaited<ReturnType<typeof readTaxes>>;

const readFees = (db: Queryable, eventId: string) =>
  db
    .selectFrom('eventFee')
    .selectAll()
    .where('eventId', '=', eventId)
    .where('state', '=', 'live')
    .orderBy('rank')
    .orderBy('code')
    .execute();
/** Reads fees that ended recently enough for a hold to have begun before; holds of wins and claims last a day. */
const readFormerFees = (db: Queryable, eventId: string) =>
  db
    .selectFrom('formerFee')
    .selectAll()
    .where('eventId', '=', eventId)
    .where('until', '>', sql<Date>`foyer_now() - interval '3 days'`)
    .orderBy('rank')
    .orderBy('code')
    .execute();
const readTaxes = (db: Queryable, eventId: string) =>
  db
    .selectFrom('eventTax')
    .selectAll()
    .where('eventId', '=', eventId)
    .orderBy('rank')
    .orderBy('code')
    .execute();

const feeOf = (row: Omit<FeeRows[number], 'state'>, locale: Locale): FeeRule => ({
  code: row.code,
  label: inLocale(row.label, locale),
  purpose: inLocale(row.purpose, locale),
  recipient: row.recipient as FeeRule['recipient'],
  ...(row.charityId === null ? {} : { charityId: row.charityId }),
  basis: row.basis as FeeRule['basis'],
  kind: row.kind as FeeRule['kind'],
  payer: row.payer as FeeRule['payer'],
  ...(row.amount === null ? {} : { amount: row.amount }),
  ...(row.ratePpm === null ? {} : { ratePpm: row.ratePpm }),
  ...(row.steps === null ? {} : { steps: row.steps as FeeRule['steps'] }),
  mandatory: row.mandatory,
  refundable: row.refundable,
  categories: row.categories as ItemCategory[],
  marketplaceTypes: row.marketplaceTypes as MarketplaceType[],
  ...(row.fulfilment === null ? {} : { fulfilment: row.fulfilment as Fulfilment }),
  since: row.since,
});

const taxOf = (row: TaxRows[number], locale: Locale): TaxRule => ({
  code: row.code,
  label: inLocale(row.label, locale),
  ratePpm: row.ratePpm,
  included: row.included,
  appliesTo: row.appliesTo as TaxBase[],
});

/** Reads an event's live fees and its taxes with the texts of a locale, for pricing. */
export async function readPriceRules(
  db: Queryable,
  event: { eventId: string; currency: string },
  locale: Locale,
): Promise<PriceRules> {
  const [fees, taxes] = await Promise.all([readFees(db, event.eventId), readTaxes(db, event.eventId)]);
  return { currency: event.currency, ...feesAndTaxesIn({ fees, taxes, formerFees: [] }, locale) };
}

/** Fees and taxes with the texts of all locales. */
export interface FeeAndTaxRows {
  fees: FeeRows;
  formerFees: FormerFeeRows;
  taxes: TaxRows;
}

export async function readFeeRows(db: Queryable, eventId: string): Promise<FeeAndTaxRows> {
  const [fees, formerFees, taxes] = await Promise.all([
    readFees(db, eventId),
    readFormerFees(db, eventId),
    readTaxes(db, eventId),
  ]);
  return { fees, formerFees, taxes };
}

export const feesAndTaxesIn = (
  { fees, formerFees, taxes }: FeeAndTaxRows,
  locale: Locale,
): Omit<PriceRules, 'currency'> => ({
  fees: fees.map((row) => feeOf(row, locale)),
  formerFees: formerFees.map((row) => ({ ...feeOf(row, locale), until: row.until })),
  taxes: taxes.map((row) => taxOf(row, locale)),
});
