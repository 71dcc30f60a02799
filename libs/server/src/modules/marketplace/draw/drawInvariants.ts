import type { Invariant } from '../../../platform/database/invariants.ts';

export const drawInvariants: readonly Invariant[] = [
  {
    name: 'an entry that waits for the draw counts against the limit of its user',
    sql: `select e.event_id, e.entry_id from draw_entry e join commitment c using (event_id, commitment_id)
          where e.state = 'entered' and e.user_id is not null
            and (c.kind <> 'drawEntry' or not commitment_is_live(c.state) or c.user_id is distinct from e.user_id
              or c.quantity < e.quantity)`,
  },
  {
    name: 'the wins of a draw are not above its stock',
    sql: `select d.event_id, s.id, s.quantity from draw d
          cross join lateral jsonb_to_recordset(d.drawn_stock) as s (id text, choices text[], quantity integer)
          join draw_entry e on e.event_id = d.event_id and e.won_group_id::text = any(s.choices)
            and e.win_order is not null and e.lapse_order is null
          group by d.event_id, s.id, s.quantity having sum(e.won_quantity) > s.quantity`,
  },
  {
    name: 'a win is of an offer that its entry chose',
    sql: `select e.event_id, e.entry_id from draw_entry e
          where e.won_group_id is not null and not exists (select from draw_choice x
            where x.event_id = e.event_id and x.entry_id = e.entry_id and x.offer_group_id = e.won_group_id)`,
  },
  {
    name: 'every entry of a drawn draw has a place in its order',
    sql: `select e.event_id, e.entry_id from draw_entry e join draw d using (event_id)
            left join draw_place p using (event_id, drawn_id)
          where (d.state = 'drawn') <> (p.place is not null)`,
  },
  {
    name: 'a win that is set aside is held, paid for, or was given back',
    sql: `select e.event_id, e.entry_id from draw_entry e join commitment c using (event_id, commitment_id)
          where e.held_at is not null and e.state in ('won', 'paymentFailed') and c.state in ('open', 'paying')
            and not exists (select from commitment_line l
              where l.event_id = c.event_id and l.commitment_id = c.commitment_id)`,
  },
  {
    name: 'a claimed win is paid for',
    sql: `select e.event_id, e.entry_id from draw_entry e join commitment c using (event_id, commitment_id)
          where e.state = 'claimed' and c.state <> 'paid'`,
  },
  {
    name: 'the published seed of a draw is the one that was committed to',
    sql: `select event_id from draw where server_seed is not null
          and encode(sha256(decode(server_seed, 'hex')), 'hex') <> seed_commitment`,
  },
];
