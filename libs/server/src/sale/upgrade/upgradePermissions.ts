import type { TokenPermissions } from '@foyer/contract';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { presentPermission } from '../../platform/http/access/permission.ts';
import { findUpgradable, type UpgradableQuery } from './upgradableRepository.ts';
import { mayUpgrade } from './upgradePolicy.ts';

export type UpgradePermissions = Pick<TokenPermissions, 'upgrade'>;

/** Tells by token whether a person may exchange the own tokens of an event for better ones [C2.27g]. */
export async function findUpgradePermissions(
  db: Queryable,
  { now, ...query }: UpgradableQuery & { now: Date },
): Promise<Map<string, UpgradePermissions>> {
  const { userId } = query;
  const own = await findUpgradable(db, query);
  return new Map(
    own.map((token) => [token.tokenId, { upgrade: presentPermission(mayUpgrade(token, { userId, now })) }]),
  );
}
