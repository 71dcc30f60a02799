import { sql } from 'kysely';
import { functionCall, statement } from '../../platform/database/statement.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { EventSender } from '../payment/paymentRepository.ts';
import type { PayoutDelivery } from '../../platform/gateways/payout/payoutGateway.ts';
import type { PayoutState } from './payoutStates.ts';

/** Recipient of payouts: an organisation, or a fan who sells, or a promoter. */
export interface PayoutRecipient {
  recipientKind: 'organiser' | 'seller' | 'promoter';
  recipientId: string;
  /** Listing of a seller; null for all of an event. */
  sourceId: string | null;
}

/** Payout of what an event brought a recipient. */
export interface PayoutRow extends PayoutRecipient {
  payoutId: string;
  eventId: string;
  state: PayoutState;
  /** Minor units. */
  amount: number;
  currency: string;
  attempt: number;
  /** Gateway that is asked to pay, and the recipient's id there; null before the first request. */
  gateway: string | null;
  recipient: string | null;
  gatewayPayoutId: string | null;
  /** Of one that is paid; null for organisations. */
  delivery: PayoutDelivery | null;
}

/**
 * Finds events whose books have changed since they were last looked at, or of which a debt kept something back: that
 * have ended, or did not take place and have a payout that waits. Least recently looked at first.
 */
export async function findEventsToPayOut(db: Queryable, limit: number): Promise<string[]> {
  const { rows } = await sql<{ eventId: string }>`
    select e.event_id as "eventId" from event e left join payout_check c using (event_id)
    where (event_took_place(e) or event_is_off(e) and exists (select from payout p
        where p.event_id = e.event_id and payout_waits(p)))
      and exists (select from ledger_transaction t
      where t.event_id = e.event_id and t.created_at > coalesce(c.checked_at, '-infinity'))
    order by c.tried_at nulls first limit ${limit}`.execute(db);
  return rows.map(({ eventId }) => eventId);
}

/**
 * Moves an event whose payout could not be opened to the end of the queue, so that it doesn't delay the others. It stays
 * in the queue: its books do not count as looked at.
 */
export async function postponeEvent(db: Queryable, eventId: string): Promise<void> {
  await sql`insert into payout_check (event_id, checked_at, tried_at) values (${eventId}, '-infinity', foyer_now())
    on conflict (event_id) do update set tried_at = excluded.tried_at`.execute(db);
}

/** New payout, or one that waits and was changed. */
interface Opened extends Pick<PayoutRow, 'payoutId' | 'currency'> {
  payoutVersion: number;
  /** What is set aside for it, or given back if negative; null if nothing changes. */
  change: number | null;
}

/** Opens a payout of what an event still brings a recipient, or changes or drops the oldest that waits. */
export const openOrChangePayout = functionCall<
  Pick<PayoutRow, 'payoutId' | 'eventId' | keyof PayoutRecipient>,
  Opened
>('open_payout');

const selectRecipients = statement<PayoutRecipient>()<[eventId: string]>(
  'select * from payout_recipients($1)',
);

/** Lists whom an event may owe something, its organisation first. */
export const recipientsOf = (db: Queryable, eventId: string): Promise<PayoutRecipient[]> =>
  selectRecipients(db, eventId);

const callSettle = functionCall<object, { isNew: boolean }>('settle_payout');

/**
 * Records a new state of a payout.
 * @returns false if the transition is not allowed: then nothing changed
 */
export async function settlePayout(
  db: Queryable,
  { payoutId, attempt }: Pick<PayoutRow, 'payoutId' | 'attempt'>,
  settlement: { state: PayoutState; gatewayPayoutId?: string; reason?: string; delivery?: PayoutDelivery },
): Promise<boolean> {
  return (await callSettle(db, { payoutId, attempt, ...settlement })).isNew;
}

const columns = `p.payout_id as "payoutId", p.event_id as "eventId", p.recipient_kind as "recipientKind",
  coalesce(p.client_id, p.user_id) as "recipientId", p.source_id as "sourceId", p.state, p.amount, p.currency, p.attempt, p.gateway, p.recipient, p.gateway_payout_id as "gatewayPayoutId", p.delivery`;

const selectPayout = statement<PayoutRow>()<[payoutId: string]>(
  `select ${columns} from payout p where p.payout_id = $1`,
);

export async function findPayout(db: Queryable, payoutId: string): Promise<PayoutRow | undefined> {
  return (await selectPayout(db, payoutId))[0];
}

/** Sets where a due payout goes, unless the gateway was asked to pay it before. Without a recipient nothing changes. */
export async function addressPayout(db: Queryable, payoutId: string, gateway: string): Promise<void> {
  await sql`update payout p set asked_at = foyer_now(), gateway = ${gateway}, recipient = payout_address(p, ${gateway})
    where p.payout_id = ${payoutId} and p.state = 'due' and p.gateway is null
      and payout_address(p, ${gateway}) is not null`.execute(db);
}

/** Names of the providers that pay; null where none pays fans. */
export interface PayoutProviders {
  gateway: string;
  ofSellers: string | null;
}

const providerOf = ({ gateway, ofSellers }: PayoutProviders) =>
  sql`case p.recipient_kind when 'seller' then ${ofSellers}::text else ${gateway}::text end`;

/** Finds due payouts with a recipient, least recently tried first. */
export async function findDuePayouts(
  db: Queryable,
  providers: PayoutProviders,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ payoutId: string }>`
    select p.payout_id as "payoutId" from payout p
    where p.state = 'due' and (p.gateway is not null or payout_address(p, ${providerOf(providers)}) is not null)
    order by p.updated_at limit ${limit}`.execute(db);
  return rows.map(({ payoutId }) => payoutId);
}

/** Moves a payout to the end of the queue, so that it doesn't delay the others. */
export async function postponePayout(db: Queryable, payoutId: string): Promise<void> {
  await sql`update payout set updated_at = foyer_now() where payout_id = ${payoutId} and state in ('due', 'paid')`.execute(
    db,
  );
}

/**
 * Finds payouts that a provider accepted and that are under way, least recently asked first; those that wait for a person
 * are asked about once an hour.
 */
export async function findPayoutsUnderWay(db: Queryable, gateway: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ payoutId: string }>`
    select payout_id as "payoutId" from payout
    where state = 'paid' and delivery in ('pending', 'held', 'unclaimed') and gateway = ${gateway}
      and (delivery = 'pending' or updated_at <= foyer_now() - interval '1 hour')
    order by updated_at limit ${limit}`.execute(db);
  return rows.map(({ payoutId }) => payoutId);
}

/** Records what a provider reports of a payout that it accepted. @returns whether it differs from the last report */
export async function recordDelivery(
  db: Queryable,
  { payoutId, attempt }: Pick<PayoutRow, 'payoutId' | 'attempt'>,
  delivery: PayoutDelivery,
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    with former as (
      select payout_id, delivery from payout where payout_id = ${payoutId} and attempt = ${attempt}
        and state = 'paid' and delivery is not null for update)
    update payout p set delivery = ${delivery}, updated_at = foyer_now(),
      arrived_at = case when ${delivery} = 'success' then coalesce(p.arrived_at, foyer_now()) end
    from former where p.payout_id = former.payout_id
    returning former.delivery <> ${delivery} as "isNew"`.execute(db);
  return rows[0]?.isNew === true;
}

/** Finds a payout that a sender may report on by the gateway's id; organisations' own accounts pay none. */
export async function findPayoutAtGateway(
  db: Queryable,
  { gateway, gatewayAccountId }: EventSender,
  gatewayPayoutId: string,
): Promise<PayoutRow | undefined> {
  if (gatewayAccountId !== null) return undefined;
  const { rows } = await sql<PayoutRow>`
    select ${sql.raw(columns)} from payout p
    where p.gateway_payout_id = ${gatewayPayoutId} and p.gateway = ${gateway}`.execute(db);
  return rows[0];
}

/** Tells whether a sender was asked for a payout that it has not answered, so that its id isn't known yet. */
export async function hasAskedPayout(
  db: Queryable,
  { gateway, gatewayAccountId }: EventSender,
): Promise<boolean> {
  if (gatewayAccountId !== null) return false;
  const { rows } = await sql`
    select from payout where state = 'due' and gateway = ${gateway} limit 1`.execute(db);
  return rows.length > 0;
}

/** Payout as an operator sees it. */
export interface PayoutSummary extends Pick<
  PayoutRow,
  'payoutId' | 'state' | 'amount' | 'currency' | 'gateway' | 'recipientKind'
> {
  /** Vanity names. */
  event: string;
  /** Null for a payout to a seller or promoter, which have the id of their account. */
  organisation: string | null;
  userId: string | null;
  /** Reason for the last failure; of a due payout only if it is retried automatically. */
  failureReason: string | null;
  hasRecipient: boolean;
}

/** Lists payouts that wait, and then the latest of the others. */
export async function listPayouts(
  db: Queryable,
  providers: PayoutProviders,
  limit: number,
): Promise<PayoutSummary[]> {
  const { rows } = await sql<PayoutSummary>`
    select p.payout_id as "payoutId", p.state, p.amount, p.currency, p.gateway, p.failure_reason as "failureReason",
      e.vanity_name as event, c.vanity_name as organisation, p.recipient_kind as "recipientKind",
      p.user_id as "userId",
      payout_address(p, ${providerOf(providers)}) is not null as "hasRecipient"
    from payout p join event e using (event_id) left join client c on c.client_id = p.client_id
    order by p.state in ('paid', 'dropped'), p.created_at desc limit ${limit}`.execute(db);
  return rows;
}

/** Sets where a recipient is paid by a gateway; payouts that were asked for before stay as they are. */
export async function setRecipient(
  db: Queryable,
  {
    recipientKind,
    recipientId,
    sourceId,
    ...row
  }: PayoutRecipient & { gateway: string; recipient: string; operator: string },
): Promise<void> {
  const { recipient, operator } = row;
  const isOrganisation = recipientKind === 'organiser';
  await db
    .insertInto('payoutRecipient')
    .values({
      ...row,
      ...{ recipientKind, sourceId },
      ...(isOrganisation ? { clientId: recipientId } : { userId: recipientId }),
    })
    .onConflict((conflict) =>
      conflict
        .columns(
          isOrganisation
            ? ['clientId', 'gateway']
            : ['userId', 'recipientKind', 'sourceId', 'gateway', 'clientId'],
        )
        .doUpdateSet({ recipient, operator, changedAt: sql<Date>`foyer_now()` }),
    )
    .execute();
}
