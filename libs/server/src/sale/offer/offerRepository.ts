import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { StoredJson } from '../../platform/database/storedForm.ts';
import { inScope, isVisible, type EventScope } from '../event/eventScope.ts';
import { readQuestions } from '../question/questionForms.ts';
import type { BuyerFacts, OfferFacts, SaleEvent } from './offerFacts.ts';

/** Finds a published event of a scope, with the data for its sale. */
export async function findSaleEvent(
  db: Queryable,
  eventId: string,
  scope: EventScope,
): Promise<SaleEvent | undefined> {
  const row = await db
    .selectFrom('event as e')
    .select([
      'eventId',
      'clientId',
      'locationId',
      'status',
      'published',
      'currency',
      'maxPerPerson',
      'minimumAge',
      sql<string>`to_char(e.starts_at at time zone e.timezone, 'YYYY-MM-DD')`.as('day'),
      'policy',
      'questions',
    ])
    .where('eventId', '=', eventId)
    .where(isVisible(scope))
    .where(inScope(scope))
    .executeTakeFirst();
  return (
    row && {
      eventId: row.eventId,
      clientId: row.clientId,
      locationId: row.locationId,
      status: row.status,
      published: row.published,
      currency: row.currency,
      maxPerPerson: row.maxPerPerson,
      minimumAge: row.minimumAge,
      day: row.day,
      policy: row.policy as SaleEvent['policy'],
      questions: readQuestions(row.questions as StoredJson | null),
    }
  );
}

/** Reads the offer groups of an event with their items and sale windows. */
export async function readOffers(db: Queryable, eventId: string): Promise<Map<string, OfferFacts>> {
  const { rows } = await sql<OfferFacts>`
    select o.offer_group_id, o.inventory_item_id, o.inventory_package_id as package_id,
      allotment_on_sale(o.event_id, o.inventory_item_id, a.allotment_id) as allotment_id, i.category, i.charity_id,
      h.name as charity_name, i.seating,
      i.tokens_each,
      i.section_code as "sectionCode", i.fulfilment, i.pickup_place as pickup_places, o.min_quantity as "minQuantity",
      o.max_quantity as "maxQuantity", m.type as "marketplaceType", m.opens_at as "opensAt", m.closes_at as "closesAt",
      m.code,
      o.resale_blocked as "resaleBlocked", o.name as "names", i.attendance, i.gate, o.face_price as "facePrice", o.child_price as "childPrice",
      o.senior_price as "seniorPrice", o.min_amount, o.max_amount, o.suggested_amounts,
      e.currency, greatest(i.minimum_age, (select max(n.minimum_age)
        from offer_part p join inventory_item n using (event_id, inventory_item_id)
        where p.event_id = o.event_id and p.offer_group_id = o.offer_group_id)) as minimum_age,
      (select coalesce(json_agg(json_build_object('partNumber', p.part_number, 'inventoryItemId', p.inventory_item_id,
          'unitsEach', p.units_each,
          'tokensEach', case when n.category = 'EVENT_ACCESS' then p.units_each * n.tokens_each else 0 end,
          'seating', n.seating, 'attendance', n.attendance, 'sectionCode', n.section_code, 'gate', n.gate)
          order by p.part_number), '[]')
        from offer_part p join inventory_item n using (event_id, inventory_item_id)
        where p.event_id = o.event_id and p.offer_group_id = o.offer_group_id) as parts
    from offer_group o
    join event e using (event_id)
    join marketplace m on m.event_id = o.event_id and m.marketplace_id = o.marketplace_id
    left join allotment a on a.event_id = m.event_id and a.marketplace_id = m.marketplace_id
    join inventory_item i on i.event_id = o.event_id and i.inventory_item_id = o.inventory_item_id
    left join charity h on h.charity_id = i.charity_id
    where o.event_id = ${eventId}`.execute(db);
  return new Map(rows.map((offer) => [offer.offerGroupId, offer]));
}

export type SectionNames = ReadonlyMap<string, string>;

/** Reads section names by code from the event's seat chart. */
export async function readSectionNames(db: Queryable, eventId: string): Promise<SectionNames> {
  const { rows } = await sql<{ code: string; name: string }>`
    select section ->> 'sectionCode' as code, section ->> 'name' as name
    from event e
    join seat_chart c on c.seat_chart_id = e.seat_chart_id and c.version = e.seat_chart_version,
      jsonb_array_elements(c.overview -> 'sections') section
    where e.event_id = ${eventId}`.execute(db);
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** Tells whether a person has a valid {product} of the event, and one that is not a child's. */
export async function findOwnTokens(
  db: Queryable,
  eventId: string,
  userId: string,
): Promise<Pick<BuyerFacts, 'hasToken' | 'hasAdult'>> {
  const { rows } = await sql<Pick<BuyerFacts, 'hasToken' | 'hasAdult'>>`
    select count(*) > 0 as "hasToken", coalesce(bool_or(age_group is distinct from 'CHILD'), false) as "hasAdult"
    from token where event_id = ${eventId} and holder_id = ${userId} and state <> 'voided'`.execute(db);
  return rows[0]!;
}
