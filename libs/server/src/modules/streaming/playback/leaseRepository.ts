import type { ErrorCode } from '@foyer/contract';
import { statement } from '../../../platform/database/statement.ts';
import { toColumns } from '../../../platform/database/columnNames.ts';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';

export interface Heartbeat {
  userId: string;
  sessionId: string;
  isPlaying: boolean;
  /** Of the picture, in pixels. */
  height?: number | undefined;
  /** Organiser whose site the request is for; every event if absent. */
  clientId?: string | undefined;
}

interface RenewalRow {
  sessionId: string;
  eventId: string | null;
  refusal: ErrorCode | null;
}

const renew = statement<RenewalRow>()<[heartbeats: string, now: Date, leaseUntil: Date]>(`
  with asked as (
    select distinct on (session_id) * from jsonb_to_recordset($1::jsonb)
      as a (user_id uuid, session_id uuid, is_playing boolean, height integer, client_id uuid)
    order by session_id, is_playing desc),
  held as (
    select l.user_id, l.session_id, l.event_id from playback_lease l
    where l.user_id in (select user_id from asked)
    order by l.user_id for update),
  judged as (
    select a.session_id, a.user_id, a.is_playing, a.height, h.event_id, case
      when h.user_id is null then 'playbackOver'
      when h.session_id <> a.session_id then 'playbackMoved'
      when not exists (select from event e where e.event_id = h.event_id
        and (a.client_id is null or e.client_id = a.client_id)) then 'notFound'
      when not exists (select from token t where t.event_id = h.event_id and t.holder_id = a.user_id
        and t.attendance = 'STREAMING' and t.state in ('active', 'sent', 'checkedIn')) then 'streamAccessLost' end as refusal
    from asked a left join held h using (user_id)),
  renewed as (
    update playback_lease l set lease_until = $3 from judged j
    where l.session_id = j.session_id and j.refusal is null),
  ended as (
    delete from playback_lease l using judged j
    where l.session_id = j.session_id and j.refusal = 'streamAccessLost'),
  watched as (
    insert into stream_minute (event_id, minute, user_id, height)
      select j.event_id, date_trunc('minute', $2::timestamptz, 'UTC'), j.user_id, j.height
      from judged j join stream_viewer v on v.event_id = j.event_id and v.user_id = j.user_id
      where j.refusal is null and j.is_playing
      order by j.event_id, j.user_id
      on conflict do nothing)
  select session_id as "sessionId", event_id as "eventId", refusal from judged`);

/**
 * Renews leases, also those that are over while no other device has taken their place, and counts this minute as watched by who has
 * seen a picture and plays. A session whose user no longer has a token of the stream ends.
 */
export const renewLeases = (
  tx: TransactionScope,
  heartbeats: readonly Heartbeat[],
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<RenewalRow[]> => renew(tx, JSON.stringify(heartbeats.map(toColumns)), now, leaseUntil);
