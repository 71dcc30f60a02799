import type { CatalogueCharity, CatalogueEvent } from '@foyer/catalogue';
import { toJson } from '../../platform/database/toJson.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { feePurposes } from './loaderTexts.ts';
import type { OfferPlan } from './offerPlan.ts';
import { stableId } from './stableId.ts';

/** Derives the id of a charity from its vanity name. */
export const charityIdOf = ({ vanityName }: CatalogueCharity): string => stableId('charity', vanityName);

/** Writes the charities of an event's gifts and fees; existing ones stay unchanged. */
export async function writeCharities(
  tx: TransactionScope,
  { fees }: Pick<CatalogueEvent, 'fees'>,
  { items }: Pick<OfferPlan, 'items'>,
): Promise<void> {
  const charities = new Map(
    [...fees, ...items].flatMap(({ charity }) => (charity ? [[charityIdOf(charity), charity.name]] : [])),
  );
  const rows = [...charities].map(([charityId, name]) => ({ charityId, name }));
  if (rows.length === 0) return;
  await tx
    .insertInto('charity')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Writes the fees and taxes of an event. */
export async function writeCharges(
  tx: TransactionScope,
  eventId: string,
  event: CatalogueEvent,
): Promise<void> {
  const fees = event.fees.map((fee, rank) => ({
    eventId,
    code: fee.code,
    label: toJson(fee.label),
    purpose: toJson(feePurposes[fee.purpose]),
    recipient: fee.recipient,
    charityId: fee.charity ? charityIdOf(fee.charity) : null,
    basis: fee.basis,
    kind: fee.kind,
    amount: fee.amount?.amount ?? null,
    ratePpm: fee.ratePpm ?? null,
    steps: null,
    mandatory: fee.mandatory,
    refundable: fee.refundable,
    categories: fee.purpose === 'delivery' ? ['MERCHANDISE', 'ADD_ON', 'COLLECTIBLE'] : ['EVENT_ACCESS'],
    fulfilment: fee.purpose === 'delivery' ? 'SHIPPING' : null,
    rank,
  }));
  const taxes = event.taxes.map((tax, rank) => ({
    eventId,
    code: tax.code,
    label: toJson(tax.label),
    ratePpm: tax.ratePpm,
    included: tax.inPrice,
    appliesTo: tax.appliesTo,
    rank,
  }));
  if (fees.length > 0) await tx.insertInto('eventFee').values(fees).execute();
  if (taxes.length > 0) await tx.insertInto('eventTax').values(taxes).execute();
}
