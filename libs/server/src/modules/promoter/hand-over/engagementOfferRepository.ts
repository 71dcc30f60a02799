import type { EngagementOffer, Locale, PromoterPaymentKind } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import { doors } from '../../../sale/assignment/passedToken.ts';
import { inScope, type EventScope } from '../../../sale/event/eventScope.ts';

export interface OfferKey {
  eventId: string;
  offerId: string;
}

/** Terms of an engagement that is offered. */
interface OfferedTerms {
  paymentKinds: PromoterPaymentKind[];
  mostPerGuest: number | null;
  commissionPpm: number | null;
}

/** Offer to store. */
export interface NewEngagementOffer extends OfferKey, OfferedTerms {
  emailAddress: string;
  codeHash: Buffer;
  userLocale: Locale;
  siteHost: string | null;
}

export interface EngagementOfferRow extends OfferKey, OfferedTerms {
  state: EngagementOffer['state'];
  commissionAmount: number | null;
  emailAddress: string | null;
  assigneeHasAccount: boolean;
  acceptedBy: string | null;
  /** Name of the organiser. */
  giver: string;
  userLocale: Locale;
  siteHost: string | null;
  doorsAt: Date;
  items: { offerGroupId: string; names: unknown; quantity: number }[];
}

/** Stores an offer with the units that it gives. */
export async function insertOffer(
  tx: TransactionScope,
  offer: NewEngagementOffer,
  items: readonly { offerGroupId: string; quantity: number }[],
): Promise<void> {
  await tx.insertInto('engagementOffer').values(offer).execute();
  const { eventId, offerId } = offer;
  const rows = items.map((item) => ({ eventId, offerId, ...item }));
  await tx.insertInto('engagementOfferItem').values(rows).execute();
}

const offerColumns = sql`o.event_id, o.offer_id, o.payment_kinds, o.most_per_guest, o.commission_ppm, o.commission_amount,
  o.email_address, o.accepted_by, o.user_locale, o.site_host, k.name as giver, ${doors} as doors_at,
  exists (select from user_account a where a.email_address = o.email_address and not a.is_partial)
    as assignee_has_account,
  case when o.accepted_by is not null then 'completed' when o.declined_at is not null then 'declined'
    when ${doors} <= foyer_now() then 'expired' else 'pending' end as state,
  (select coalesce(json_agg(json_build_object('offerGroupId', i.offer_group_id, 'names', g.name,
      'quantity', i.quantity) order by g.offer_group_id), '[]')
    from engagement_offer_item i join offer_group g using (event_id, offer_group_id)
    where i.event_id = o.event_id and i.offer_id = o.offer_id) as items
  from engagement_offer o join event e using (event_id) join client k on k.client_id = e.client_id`;

/** Finds an offer by the hash of its secret. */
export async function findOffer(
  db: Queryable,
  { codeHash, scope }: { codeHash: Buffer; scope: EventScope },
): Promise<EngagementOfferRow | undefined> {
  const { rows } = await sql<EngagementOfferRow>`
    select ${offerColumns} where o.code_hash = ${codeHash} and ${inScope(scope)}`.execute(db);
  return rows[0];
}

export async function findOfferById(
  db: Queryable,
  { eventId, offerId }: OfferKey,
): Promise<EngagementOfferRow | undefined> {
  const { rows } = await sql<EngagementOfferRow>`
    select ${offerColumns} where o.event_id = ${eventId} and o.offer_id = ${offerId}`.execute(db);
  return rows[0];
}

/** Ends an unanswered offer. @returns false if another call was faster */
export async function answerOffer(
  tx: TransactionScope,
  { eventId, offerId }: OfferKey,
  answer: { acceptedBy: string } | { declinedAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('engagementOffer')
    .set(answer)
    .where('eventId', '=', eventId)
    .where('offerId', '=', offerId)
    .where('acceptedBy', 'is', null)
    .where('declinedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Offers to an address, and those that a person accepted, for the export of their data. */
export async function listOffersOfPerson(
  db: Queryable,
  { userId, verifiedAddress }: { userId: string; verifiedAddress: string | undefined },
): Promise<{ eventId: string; createdAt: Date; emailAddress: string | null; isAccepted: boolean }[]> {
  const { rows } = await sql<{
    eventId: string;
    createdAt: Date;
    emailAddress: string | null;
    isAccepted: boolean;
  }>`
    select event_id, created_at, email_address, accepted_by is not null as is_accepted from engagement_offer
    where accepted_by = ${userId} or email_address = ${verifiedAddress ?? null} order by created_at, offer_id`.execute(
    db,
  );
  return rows;
}

/** Deletes the address of offers. */
export async function forgetOffers(tx: TransactionScope, emailAddress: string): Promise<void> {
  await tx
    .updateTable('engagementOffer')
    .set({ emailAddress: null })
    .where('emailAddress', '=', emailAddress)
    .execute();
}
