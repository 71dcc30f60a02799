import type { ExportedRole, MemberRight } from '@foyer/contract';
import { functionCall } from '../../../platform/database/statement.ts';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import type { PersonalData } from '../../../platform/personal-data/personalData.ts';
import { countSoleOwnerships } from './roleRepository.ts';

const leaveOrganisations = functionCall<{ userId: string }, { ownedOrganisations: number }>(
  'leave_organisations',
);

/** Lists memberships and engagements, oldest first. */
async function listRoles(db: Queryable, userId: string): Promise<ExportedRole[]> {
  const [members, engagements] = await Promise.all([
    db.selectFrom('clientMember').selectAll().where('userId', '=', userId).execute(),
    db.selectFrom('promoterEngagement').selectAll().where('userId', '=', userId).execute(),
  ]);
  const roles = [
    ...members.map(({ clientId, rights, grantedAt }) => ({
      role: 'client' as const,
      clientId,
      rights: rights as MemberRight[],
      grantedAt: grantedAt.toISOString(),
    })),
    ...engagements.map(({ eventId, grantedAt }) => ({
      role: 'promoter' as const,
      eventId,
      grantedAt: grantedAt.toISOString(),
    })),
  ];
  return roles.sort((left, right) => (left.grantedAt < right.grantedAt ? -1 : 1));
}

/**
 * Memberships and engagements. The last owner of an organisation can't leave it, because it would have no owner.
 */
export const rolePersonalData: PersonalData = {
  exportData: async (db, { userId }) => ({ roles: await listRoles(db, userId) }),
  countObstacles: async (db, userId) => ({ ownedOrganisations: await countSoleOwnerships(db, userId) }),
  release: (tx, userId) => leaveOrganisations(tx, { userId }),
  forget: async (tx, { userId }) => {
    await tx.deleteFrom('promoterEngagement').where('userId', '=', userId).execute();
  },
};
