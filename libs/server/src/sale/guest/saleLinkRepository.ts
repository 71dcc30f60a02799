import type { GuestAssignmentState, Locale } from '@foyer/contract';
import { sql } from 'kysely';
import { functionCall } from '../../platform/database/statement.ts';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';
import type { Commission } from '../charge/commission.ts';
import type { CommitmentKey } from '../commitment/commitmentRepository.ts';
import { inScope, type EventScope } from '../event/eventScope.ts';

/** Guest of a link, as typed in. */
interface LinkedGuest {
  guestAddress: string;
  guestFirstName: string | null;
  guestLastName: string | null;
}

/** Link to store, by which a guest pays for a commitment without a buyer. */
export interface NewSaleLink extends CommitmentKey, LinkedGuest {
  /** Null for the organiser. */
  promoterId: string | null;
  commission: Commission | null;
  codeHash: Buffer;
  userLocale: Locale;
  siteHost: string | null;
  /** What it costs, in minor units. */
  total: number;
}

/** Link with the state of its commitment. */
export interface SaleLinkRow extends CommitmentKey {
  promoterId: string | null;
  commissionPpm: number | null;
  commissionAmount: number | null;
  state: GuestAssignmentState;
  /** Null until somebody has come with the link. */
  userId: string | null;
  /** Names of the promoter; those of the organiser, and null. */
  inviterFirstName: string | null;
  inviterLastName: string | null;
  guestAddress: string | null;
  assigneeHasAccount: boolean;
  userLocale: Locale;
  mails: number;
  siteHost: string | null;
  codeHash: Buffer;
  heldUntil: Date;
}

/** State of a link's commitment: `c`, its hold `h` and the link `l`. */
const linkState = sql<GuestAssignmentState>`case when l.declined_at is not null then 'declined'
  when l.revoked_at is not null then 'cancelled'
  else case commitment_phase(c.state, h.held_until)
    when 'paid' then 'completed' when 'held' then 'pending' when 'paying' then 'pending' else 'expired' end end`;

const linkColumns = sql`l.event_id, l.commitment_id, l.promoter_id, l.commission_ppm, l.commission_amount, l.guest_address,
  l.user_locale, l.mails, l.site_host, l.code_hash, ${linkState} as state, c.user_id, h.held_until,
  case when l.promoter_id is null then k.name else u.first_name end as inviter_first_name,
  u.last_name as inviter_last_name,
  exists (select from user_account a where a.email_address = l.guest_address and not a.is_partial)
    as assignee_has_account
  from sale_link l join commitment c using (event_id, commitment_id) join hold h using (event_id, commitment_id)
  join event e using (event_id) join client k on k.client_id = e.client_id
  left join user_account u on u.user_id = l.promoter_id`;

/** Finds a link by the hash of its secret: one of promoters, or of organisers. */
export async function findSaleLink(
  db: Queryable,
  { codeHash, giver, scope }: { codeHash: Buffer; giver: 'promoter' | 'client'; scope: EventScope },
): Promise<SaleLinkRow | undefined> {
  const { rows } =
    await sql<SaleLinkRow>`select ${linkColumns} where l.code_hash = ${codeHash} and ${inScope(scope)}
    and (l.promoter_id is not null) = ${giver === 'promoter'}`.execute(db);
  return rows[0];
}

export async function findLinkOfCommitment(
  db: Queryable,
  { eventId, commitmentId }: CommitmentKey,
): Promise<SaleLinkRow | undefined> {
  const { rows } = await sql<SaleLinkRow>`
    select ${linkColumns} where l.event_id = ${eventId} and l.commitment_id = ${commitmentId}`.execute(db);
  return rows[0];
}

export async function insertSaleLink(
  tx: TransactionScope,
  { commission, ...link }: NewSaleLink,
): Promise<void> {
  const earns = {
    commissionPpm: commission && 'ratePpm' in commission ? commission.ratePpm : null,
    commissionAmount: commission && 'amount' in commission ? commission.amount : null,
  };
  await tx
    .insertInto('saleLink')
    .values({ ...link, ...earns })
    .execute();
}

/** Replaces the secret of a link, its address and its price. Requires the lock of its commitment. */
export async function renewSaleLink(
  tx: TransactionScope,
  { eventId, commitmentId }: CommitmentKey,
  change: { codeHash: Buffer; guestAddress?: string; total?: number },
): Promise<void> {
  await tx
    .updateTable('saleLink')
    .set((eb) => ({ ...change, mails: eb('mails', '+', 1) }))
    .where('eventId', '=', eventId)
    .where('commitmentId', '=', commitmentId)
    .execute();
}

/** Records who ended a sale before it was paid. Requires the lock of its commitment. */
export async function endSaleLink(
  tx: TransactionScope,
  { eventId, commitmentId }: CommitmentKey,
  end: { declinedAt: Date } | { revokedAt: Date },
): Promise<void> {
  await tx
    .updateTable('saleLink')
    .set(end)
    .where('eventId', '=', eventId)
    .where('commitmentId', '=', commitmentId)
    .execute();
}

const callName = functionCall<CommitmentKey & { userId: string }, { isNamed: boolean }>('name_buyer');

/** Names the buyer of a held commitment that has none. Requires the lock of that buyer. @returns false if it has one, or is over */
export async function nameBuyer(
  tx: TransactionScope,
  { eventId, commitmentId, userId }: CommitmentKey & { userId: string },
): Promise<boolean> {
  return (await callName(tx, { eventId, commitmentId, userId })).isNamed;
}

/** Deletes what was typed in of a guest with an address. */
export async function forgetLinkedGuest(tx: TransactionScope, guestAddress: string): Promise<void> {
  await tx
    .updateTable('saleLink')
    .set({ guestAddress: null, guestFirstName: null, guestLastName: null })
    .where('guestAddress', '=', guestAddress)
    .execute();
}
