import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import type { StoredEntryState } from '../draw/core/drawPolicy.ts';

/** Figures of a draw; they tell of no single entry. */
interface DrawFigures {
  entries: number;
  units: number;
  winners: number;
  wonUnits: number;
  paid: number;
  paidUnits: number;
  lapsed: number;
}

export async function countDraw(db: Queryable, eventId: string): Promise<DrawFigures> {
  const { rows } = await sql<DrawFigures>`
    select count(*)::int as entries, coalesce(sum(quantity), 0)::int as units,
      (count(*) filter (where stands))::int as winners,
      coalesce(sum(won_quantity) filter (where stands), 0)::int as won_units,
      (count(*) filter (where state = 'claimed'))::int as paid,
      coalesce(sum(won_quantity) filter (where state = 'claimed'), 0)::int as paid_units,
      (count(*) filter (where state = 'lapsed'))::int as lapsed
    from (select state, quantity, won_quantity, state in ('won', 'claimed', 'paymentFailed') as stands
      from draw_entry where event_id = ${eventId}) e`.execute(db);
  return rows[0]!;
}

/** Entry of a draw that was made, without its person. */
interface DrawnLine {
  place: number;
  drawnId: string;
  quantity: number;
  maySplit: boolean;
  state: StoredEntryState;
  wonGroupId: string | null;
  wonQuantity: number | null;
}

/** Lists entries in the order drawn, after a place. */
export async function listDrawn(
  db: Queryable,
  eventId: string,
  { after, limit }: { after: number; limit: number },
): Promise<DrawnLine[]> {
  const { rows } = await sql<DrawnLine>`
    select p.place, drawn_id, quantity, may_split, state, won_group_id, won_quantity
    from (select event_id, drawn_id, place from draw_place
      where event_id = ${eventId} and place > ${after} order by place limit ${limit}) p
    join draw_entry using (event_id, drawn_id) order by p.place`.execute(db);
  return rows;
}
