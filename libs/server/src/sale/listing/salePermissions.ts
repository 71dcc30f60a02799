import type { TokenPermissions } from '@foyer/contract';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { allowed, presentPermission } from '../../platform/http/access/permission.ts';
import type { EventScope } from '../event/eventScope.ts';
import { maySell } from './listingPolicy.ts';
import { findSellable } from './sellableRepository.ts';

export type SalePermissions = Pick<TokenPermissions, 'sell' | 'seeListing'>;

/** Tells by token what a person may do about the sale of the own tokens of an event [C2.27d, C2.27e]. */
export async function findSalePermissions(
  db: Queryable,
  { eventId, userId, scope, now }: { eventId: string; userId: string; scope: EventScope; now: Date },
): Promise<Map<string, SalePermissions>> {
  const own = (await findSellable(db, { eventId, userId, scope })).filter(
    ({ ownerId }) => ownerId === userId,
  );
  return new Map(
    own.map((token) => [
      token.tokenId,
      token.state === 'selling'
        ? { seeListing: presentPermission(allowed) }
        : { sell: presentPermission(maySell(token, { userId, now })) },
    ]),
  );
}
