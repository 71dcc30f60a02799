import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import type { CommitmentKind } from '../../../platform/module/serverModule.ts';
import type { CommitmentKey } from '../../../sale/commitment/commitmentRepository.ts';
import { inScope, type EventScope } from '../../../sale/event/eventScope.ts';

/** Kind of the commitments by which fans exchange {product} for better ones. */
export const upgradeKind: CommitmentKind = {
  name: 'upgrade',
  marketplaceType: 'purchase',
  isRequest: false,
  pledgesCard: false,
  counts: true,
};

/** Tells whether a commitment is an upgrade of a person. */
export async function isOwnUpgrade(
  db: Queryable,
  { eventId, commitmentId, userId, scope }: CommitmentKey & { userId: string; scope: EventScope },
): Promise<boolean> {
  const { rows } = await sql`select from commitment c join event e using (event_id)
    where c.event_id = ${eventId} and c.commitment_id = ${commitmentId} and c.user_id = ${userId}
      and c.kind = ${upgradeKind.name} and ${inScope(scope)}`.execute(db);
  return rows.length > 0;
}

/** Lists the upgrades of a person that are not paid or given back. */
export async function findLiveUpgrades(
  db: Queryable,
  { eventId, userId }: { eventId: string; userId: string },
): Promise<CommitmentKey[]> {
  const { rows } = await sql<CommitmentKey>`select c.event_id, c.commitment_id from commitment c
    where c.event_id = ${eventId} and c.user_id = ${userId} and c.kind = ${upgradeKind.name}
      and commitment_is_live(c.state) order by c.commitment_id`.execute(db);
  return rows;
}
