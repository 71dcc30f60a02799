import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { CommitmentKind } from '../../platform/module/serverModule.ts';
import type { CommitmentKey } from '../commitment/commitmentRepository.ts';
import type { CommitmentPhase } from '../commitment/commitmentStates.ts';
import { inScope, type EventScope } from '../event/eventScope.ts';

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

/** Condition that a commitment `c` gives up one of some {product}. */
const givesUp = (tokenIds: readonly string[]) =>
  sql`and exists (select from commitment_token g where g.event_id = c.event_id and g.commitment_id = c.commitment_id
    and g.token_id = any(${[...tokenIds]}::uuid[]))`;

/** Upgrade that is not paid or given back. */
export interface LiveUpgrade extends CommitmentKey {
  phase: CommitmentPhase;
  firstHeldAt: Date;
}

/** Lists the upgrades of a person that are not paid or given back: all, or those that take one of some {product}. */
export async function findLiveUpgrades(
  db: Queryable,
  { eventId, userId, tokenIds }: { eventId: string; userId: string; tokenIds?: readonly string[] },
): Promise<LiveUpgrade[]> {
  const { rows } = await sql<LiveUpgrade>`
    select c.event_id, c.commitment_id, commitment_phase(c.state, h.held_until) as phase, h.first_held_at
    from commitment c join hold h using (event_id, commitment_id)
    where c.event_id = ${eventId} and c.user_id = ${userId} and c.kind = ${upgradeKind.name}
      and commitment_is_live(c.state) ${tokenIds === undefined ? sql`` : givesUp(tokenIds)} order by c.commitment_id`.execute(
    db,
  );
  return rows;
}
